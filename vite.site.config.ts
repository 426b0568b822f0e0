import { defineConfig } from 'vite';
import { REACT_CHUNK, START_FOLDER, START_MODULE } from './scripts/vite/start-module.ts';
import { routeImports } from './scripts/vite/route-imports.ts';

/**
 * The scripts of public pages: a build of its own, so that they share no file with the admin, and carry neither its list of files
 * nor the helper that loads them ahead.
 */
export default defineConfig({
  plugins: [routeImports({ hasStyles: false })],
  publicDir: false,
  build: {
    outDir: START_FOLDER,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      input: START_MODULE,
      output: {
        codeSplitting: { groups: [REACT_CHUNK] },
      },
    },
  },
});
