import { isTest, type SourceFile } from './source-file.ts';

/** Files that may contain literal addresses: the site map, the route table, and code that runs before any module loads. */
const MAY_WRITE = /^src\/(?:domains\/site-map\/|routes\.ts$|inline\/)/;

/** A file with more literal paths than this contains a list of addresses. */
const MAX_PATHS = 2;

/** A path in quotes, or at the start or end of a template: `'/about'`, `${siteUrl}/about`, `/about?`. */
const WRITTEN_PATH = /['"`}](\/[\w\-/]*)(?=['"`?#$])/g;

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

/**
 * Product files that build the path of a post or story themselves, or list public pages. Such a second list of addresses
 * would diverge from the site map.
 * @param paths every public page, such as `/about`
 */
export function siteMapViolations(
  files: readonly SourceFile[],
  paths: ReadonlySet<string>,
): string[] {
  return files
    .filter((file) => /^(src|server)\//.test(file.path) && !isTest(file))
    .filter(({ path }) => !MAY_WRITE.test(path))
    .flatMap(({ path, text }) => {
      const written = [...text.replaceAll(COMMENT, '').matchAll(WRITTEN_PATH)].map(([, at]) => at!);
      const below = written.find((at) => at.startsWith('/insights/'));
      if (below !== undefined)
        return [
          `${path} writes "${below}". Use postPath(), storyPath() or a constant of ` +
            'src/domains/site-map/paths.ts, the only place that builds these addresses.',
        ];
      const pages = [...new Set(written.filter((at) => paths.has(at) && at !== '/'))];
      if (pages.length <= MAX_PATHS) return [];
      return [
        `${path} lists public pages (${pages.join(', ')}). Use src/domains/site-map, and extend it if needed; ` +
          'links of menus and texts belong in content/.',
      ];
    });
}
