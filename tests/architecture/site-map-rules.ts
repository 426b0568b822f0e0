import { isTest, type SourceFile } from './source-file.ts';

/** Where addresses are written out: the map, the table that gives them to modules, and what every page carries before any module. */
const MAY_WRITE = /^src\/(?:domains\/site-map\/|routes\.ts$|wake-up\/)/;

/** More paths than that in one file are a list. */
const MAX_PATHS = 2;

/** A path in quotes, or at the end or the beginning of a template: `'/about'`, `${siteUrl}/about`, `/about?`. */
const WRITTEN_PATH = /['"`}](\/[\w\-/]*)(?=['"`?#$])/g;

const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*$/gms;

/**
 * Files of the product that put a post's or story's path together, or list public pages: a second list of addresses, which would
 * come to disagree with the first.
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
          `${path} writes "${below}". Take postPath(), storyPath() or a constant of ` +
            'src/domains/site-map/paths.ts: which address is for what is known there alone.',
        ];
      const pages = [...new Set(written.filter((at) => paths.has(at) && at !== '/'))];
      if (pages.length <= MAX_PATHS) return [];
      return [
        `${path} lists public pages (${pages.join(', ')}). Ask src/domains/site-map, add what it does not know yet, or, ` +
          'for menus and texts, put the links into content/.',
      ];
    });
}
