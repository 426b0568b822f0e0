import type { SQL } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  ASSET_FLAGS,
  type AssetCounts,
  type AssetFilter,
  type AssetFlag,
  type AssetPlace,
  type AssetQuery,
  type LibraryFolders,
  type ListedAsset,
} from './asset-filter.ts';
import { folderTree } from './folder-tree.ts';
import {
  type FilterFacts,
  filterCondition,
  flagCondition,
  sortKeys,
} from './list-conditions.server.ts';
import {
  countByFolder,
  countDuplicates,
  countGroups,
  countTags,
  selectByIds,
  selectFolderPaths,
  selectIds,
  selectWindow,
} from './list-repository.server.ts';
import { sumGroups } from './sum-groups.ts';

const MAX_TAGS_LISTED = 200;

export interface ListWindow {
  offset: number;
  limit: number;
}

/** What the library shows: lists of files by filter, folders, counts. Reads only. */
export interface AssetLists {
  /** A part of a list, and the length of the whole. */
  list(query: AssetQuery, window: ListWindow): Promise<{ assets: ListedAsset[]; total: number }>;
  /** The ids of a part of a list, in its order. */
  ids(query: AssetQuery, window: ListWindow): Promise<string[]>;
  /** In the order of `ids`, also those in the trash; without those that do not exist. */
  byIds(ids: readonly string[]): Promise<ListedAsset[]>;
  /** All folders, and the files of a place by kind, flag and tag. */
  surroundings(scope: AssetPlace): Promise<{ counts: AssetCounts; folders: LibraryFolders }>;
  folders(): Promise<LibraryFolders>;
  /** Of files that are not in the trash; the most frequent first. */
  tags(): Promise<AssetCounts['tags']>;
}

interface AssetListsDeps {
  db: Db;
  clock: Clock;
  /** addresses of files and folders (with a final `/`) that something shows */
  usedMedia: () => Promise<readonly string[]>;
}

export function createAssetLists({ db, clock, usedMedia }: AssetListsDeps): AssetLists {
  const factsFor = async (flags: readonly AssetFlag[] = []): Promise<FilterFacts> => ({
    now: clock(),
    used: flags.includes('unused') ? await usedMedia() : [],
  });
  const conditionOf = async (filter: AssetFilter): Promise<SQL> =>
    filterCondition(filter, await factsFor(filter.flags));
  return {
    async list({ filter, sort }, window) {
      const where = await conditionOf(filter);
      const { ids, total } = await selectWindow(db, where, sortKeys(sort, filter), window);
      return { assets: await selectByIds(db, ids), total };
    },
    ids: async ({ filter, sort }, window) =>
      selectIds(db, await conditionOf(filter), sortKeys(sort, filter), window),
    byIds: (ids) => selectByIds(db, ids),
    async surroundings(scope) {
      const facts = await factsFor(ASSET_FLAGS);
      const where = filterCondition(scope, facts);
      const conditions = {
        'no-alt': flagCondition('no-alt', facts),
        unused: flagCondition('unused', facts),
        license: flagCondition('license', facts),
      };
      const [groups, duplicates, tags, paths] = await Promise.all([
        countGroups(db, conditions),
        countDuplicates(db, where),
        countTags(db, where, MAX_TAGS_LISTED),
        selectFolderPaths(db),
      ]);
      const { kinds, flags } = sumGroups(groups, scope);
      const counts = groups.map(({ isTrash, folder, files }) => ({
        folder: isTrash ? null : folder,
        files,
      }));
      return {
        counts: { kinds, flags: { ...flags, duplicates }, tags },
        folders: folderTree({ counts, paths }),
      };
    },
    async folders() {
      const [counts, paths] = await Promise.all([countByFolder(db), selectFolderPaths(db)]);
      return folderTree({ counts, paths });
    },
    tags: async () => countTags(db, filterCondition({}, await factsFor()), MAX_TAGS_LISTED),
  };
}
