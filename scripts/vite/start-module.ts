import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The chunk of React, which changes rarely: browsers keep its file across releases. */
export const REACT_CHUNK = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// };

/** The module of every public page. */
export const START_MODULE = 'src/site/client/start.ts';

/** Where its build (vite.site.config.ts) puts its files, before they join those of the admin: React Router empties `build`. */
export const START_FOLDER = '.react-router/site';

const ID = 'virtual:start-path';

/** On the server, `import path from 'virtual:start-path'` is the address of the module of every public page. */
export function startModule(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'start-module',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      return `export default ${JSON.stringify(isBuild ? builtPath(root) : `/${START_MODULE}`)}`;
    },
  };
}

/** Reads the manifest of the build of public scripts, which comes before that of the server. */
function builtPath(root: string): string {
  const manifest = readFileSync(join(root, START_FOLDER, '.vite/manifest.json'), 'utf8');
  const { [START_MODULE]: entry } = JSON.parse(manifest) as Record<string, { file: string }>;
  return `/${entry!.file}`;
}
