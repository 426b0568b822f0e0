import type { Base } from '#src/platform/base.ts';
import { type AssetLists, createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { References } from '#src/domains/documents/references/references.server.ts';

interface MediaListsDeps extends Pick<Base, 'db' | 'clock'> {
  references: Pick<References, 'usedMedia'>;
}

/** Wires the lists of the media library to what documents, menus and stories use. */
export function wireMediaLists({ db, clock, references }: MediaListsDeps) {
  const assetLists: AssetLists = createAssetLists({
    db,
    clock,
    usedMedia: () => references.usedMedia(),
  });
  return { services: { assetLists }, jobs: [], schedules: [] };
}
