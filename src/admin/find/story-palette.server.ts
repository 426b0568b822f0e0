import { matchScore } from '#src/admin/palette/match-commands.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { Search } from '#src/domains/search/search.server.ts';

const MAX_HITS = 30;
const MAX_SHOWN = 3;

/**
 * Success stories by title or path. The search of the site also finds passages and similar words, which would stand above the
 * record that someone looks for by name.
 */
export const storyPaletteSource = (search: Pick<Search, 'suggest'>): PaletteSource => ({
  label: 'Success stories',
  permission: 'content.see',
  async search(q) {
    const { hits } = await search.suggest(q, MAX_HITS);
    return hits
      .filter(({ kind }) => kind === 'story')
      .map(({ path, title }) => ({
        id: `site${path}`,
        title: title.map(({ text }) => text).join(''),
        hint: path,
        to: path,
        isDocument: true,
      }))
      .filter(({ title, hint }) => matchScore(q, title, hint) > 0)
      .slice(0, MAX_SHOWN);
  },
});
