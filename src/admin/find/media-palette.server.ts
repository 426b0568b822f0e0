import { assetPath } from '#src/admin/media/library/library-query.ts';
import { matchScore } from '#src/admin/palette/match-commands.ts';
import type { PaletteSource } from '#src/admin/palette/palette-source.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';

/** Enough to find the best name among the newest that contain the text. */
const MAX_READ = 30;
const MAX_SHOWN = 5;

/** Files of the media library by name, text or tag. They open in the library. */
export const mediaPaletteSource = (lists: Pick<AssetLists, 'list'>): PaletteSource => ({
  label: 'Media',
  permission: 'content.see',
  async search(q) {
    const query = { filter: { search: q }, sort: '-changed' } as const;
    const { assets } = await lists.list(query, { offset: 0, limit: MAX_READ });
    return assets
      .toSorted((a, b) => matchScore(q, b.name) - matchScore(q, a.name))
      .slice(0, MAX_SHOWN)
      .map(({ id, name, folder }) => ({
        id: `media/${id}`,
        title: name,
        ...(folder !== '' && { hint: folder }),
        to: assetPath(id),
      }));
  },
});
