import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { adminFileOf, sharedFileOf } from './scripts/vite/admin-files.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { routeImports } from './scripts/vite/route-imports.ts';
import { startModule } from './scripts/vite/start-module.ts';

/** What islands with React and the admin share. It changes rarely, so browsers keep this file across releases. */
const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Packages of up to hundreds of files, which the server loads when it starts. As parts of the bundle they take 40 percent
 * less CPU time to load, and unused exports are left out.
 */
const BUNDLED = [
  /^(@noble|@flystorage|@tus)\//,
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
  plugins: [inlineScript(), startModule(), routeImports(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT },
                { name: sharedFileOf, debugName: 'shared' },
                { name: adminFileOf, debugName: 'admin' },
              ],
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
