import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { adminFileOf } from './scripts/vite/admin-files.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { routeImports } from './scripts/vite/route-imports.ts';
import { REACT_CHUNK, startModule } from './scripts/vite/start-module.ts';

/**
 * Packages of up to hundreds of files, which the server loads when it starts. As parts of the bundle they take 40 percent
 * less CPU time to load, and unused exports are left out.
 */
const BUNDLED = [
  /^(@noble|@tus)\//,
  'zod',
  'drizzle-orm',
  'yaml',
  'hono',
  '@hono/node-server',
  'diff',
  'pg-boss',
  'cron-parser',
];

export default defineConfig(({ command }) => ({
  publicDir: 'content/public',
  // `Features.LightDark`: rewritten, a color would be chosen at the root, and not where it is used.
  css: { lightningcss: { exclude: 1 << 20 } },
  plugins: [inlineScript(), startModule(), routeImports(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [REACT_CHUNK, { name: adminFileOf, debugName: 'admin' }],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: command === 'build' ? BUNDLED : [] },
      build: {
        // The whole server is one bundle, so that routes and services share every module.
        rollupOptions: { input: './server/main.ts' },
      },
    },
  },
}));
