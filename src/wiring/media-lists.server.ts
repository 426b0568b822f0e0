import { type AssetLists, createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { References } from '#src/domains/documents/references.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';

interface MediaListsDeps {
  db: Db;
  clock: Clock;
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
