import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { PaletteItem } from '#src/admin/palette/palette-item.ts';
import type { Hit, Search } from '#src/domains/search/search.server.ts';

const MAX_HITS = 12;
const MAX_SHOWN = 5;

/**
 * Public pages, posts and success stories, found by the search of the site, which also finds misspelled words. They open on
 * the site, until the list of documents with its drafts takes this over.
 */
export function contentPaletteSources(search: Pick<Search, 'suggest'>): PaletteSource[] {
  const source = (label: string, kinds: readonly Hit['kind'][]): PaletteSource => ({
    label,
    permission: 'content.see',
    async search(q) {
      const { hits } = await search.suggest(q, MAX_HITS);
      return hits
        .filter(({ kind }) => kinds.includes(kind))
        .slice(0, MAX_SHOWN)
        .map(toItem);
    },
  });
  return [source('Pages on the site', ['page', 'story']), source('Posts on the site', ['post'])];
}

const toItem = ({ path, title }: Hit): PaletteItem => ({
  id: `site${path}`,
  title: title.map(({ text }) => text).join(''),
  hint: path,
  to: path,
  isDocument: true,
});
