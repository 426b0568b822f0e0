import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'src/site/client/start.ts';
const ID = 'virtual:start-path';

/**
 * Builds the module of every public page as an entry of its own, beside those of React Router. On the server,
 * `import path from 'virtual:start-path'` is the address of its file.
 */
export function startModule(): Plugin {
  let root = '';
  let isBuild = false;
  return {
    name: 'start-module',
    configResolved(config) {
      ({ root } = config);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: join(root, MODULE), name: 'start' });
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      return `export default ${JSON.stringify(isBuild ? builtPath(root) : `/${MODULE}`)}`;
    },
  };
}

/** Reads the manifest of the client build, which comes before that of the server. */
function builtPath(root: string): string {
  const manifest = readFileSync(join(root, 'build/client/.vite/manifest.json'), 'utf8');
  const { [MODULE]: entry } = JSON.parse(manifest) as Record<string, { file: string } | undefined>;
  if (!entry) throw new Error(`The client build has no ${MODULE}.`);
  return `/${entry.file}`;
}
