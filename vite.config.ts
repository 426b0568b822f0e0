import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { adminFileOf, sharedFileOf } from './scripts/vite/admin-files.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { leaveOutIdleModules } from './scripts/vite/leave-out.ts';
import { routeImports } from './scripts/vite/route-imports.ts';

/** Node modules that every page needs. They change rarely, so browsers keep this file across releases. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router(?!\/dist\/production\/lib\/dom\/lib\.js))\//;

/** Our own modules that every public page needs. */
const SITE = [
  'root.tsx',
  'site/(shell|pages)/',
  'site/not-found/not-found-markup',
  'site/client/(client-behavior|held-islands|fragment-links|use-)',
  'site/search/search-shortcut',
  'site/newsletter/newsletter-island',
  'ui/(brand-mark|browser-storage|failure|static-markup|styles/site-style|toast/(show-toast|toast-host))',
  'blocks/island',
  'domains/site-map/(native-paths|paths)',
];

const LOGOS = /src\/ui\/(logo-image|section|heading)\.tsx/;

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
  plugins: [inlineScript(), leaveOutIdleModules(), routeImports(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files compress 2 KB better than fifteen; the budget of a page's scripts is 100 KB.
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'site', test: new RegExp(`/(content/brand|src/(${SITE.join('|')}))`) },
                // What both islands of logos need, which would be three files.
                { name: 'logos', test: LOGOS },
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
