import type { Plugin } from 'vite';

/**
 * Makes every dynamic import of the client build, also those of libraries, call `window.load` of the inline script with an
 * absolute address, so that none is lost for good when a file could not be loaded (ADR 080).
 * @param hasStyles whether files of the build load styles: without them, Vite's helper is only bytes
 */
export function routeImports({ hasStyles = true } = {}): Plugin {
  return {
    name: 'route-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      return id.includes('vite/preload-helper')
        ? { code: hasStyles ? retryingStyles(code) : PLAIN_HELPER, map: null }
        : undefined;
    },
    generateBundle: {
      // Vite adds the styles and files to preload to each import, which it looks for.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = withoutImports(file.code);
      },
    },
  };
}

const PLAIN_HELPER = 'export const __vitePreload = (load) => load();';

/**
 * Lets Vite's helper load styles again that could not be loaded: it took them for loaded the next time.
 * @throws when the helper has changed
 */
function retryingStyles(helper: string): string {
  const retrying = helper
    .replace(/(\(err\) => \{\s*)seen\[href\] = void 0/, '$1delete seen[href]')
    .replace('=== "error") rej(', '=== "error") link.remove(), rej(');
  if (!/delete seen[^]*link\.remove\(\), rej/.test(retrying))
    throw new Error("Vite's preload helper has changed. Update scripts/vite/route-imports.ts.");
  return retrying;
}

/** Rewrites a chunk whose neighbors are in /assets/. */
export const withoutImports = (code: string): string =>
  code.replaceAll(/(?<![\w$.])import\s*\(\s*(?:(["'`])\.\/)?/g, (_, quote?: string) =>
    quote ? `window.load(${quote}/assets/` : 'window.load(',
  );
