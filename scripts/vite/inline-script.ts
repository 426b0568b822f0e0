import { readFile } from 'node:fs/promises';
import { minifySync } from 'rolldown/utils';
import { type Plugin, transformWithOxc } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` imports the module's source as minified JavaScript, to be inlined into a
 * page. The module must not import anything.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer);
      return resolved && `\0inline:${resolved.id}`;
    },
    async load(id) {
      if (!id.startsWith('\0inline:')) return null;
      const file = id.slice('\0inline:'.length);
      this.addWatchFile(file);
      const script = await transformWithOxc(await readFile(file, 'utf8'), file);
      const { code } = minifySync(file, script.code, {
        compress: true,
        mangle: { toplevel: true },
      });
      return `export default ${JSON.stringify(code)}`;
    },
  };
}
