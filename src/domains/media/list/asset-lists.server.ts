import type { SQL } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import {
  ASSET_FLAGS,
  type AssetCounts,
  type AssetFilter,
  type AssetFlag,
  type AssetQuery,
  type LibraryFolders,
  type ListedAsset,
} from './asset-filter.ts';
import { folderTree } from './folder-tree.ts';
import {
  type FilterFacts,
  filterCondition,
  flagCondition,
  sortColumns,
} from './list-conditions.server.ts';
import {
  countAssets,
  countFacets,
  countTags,
  selectAssets,
  selectByIds,
  selectFolders,
  selectIds,
} from './list-repository.server.ts';

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
  /** Files by kind, flag and tag: within a folder or all, or in the trash. */
  counts(scope: Pick<AssetFilter, 'folder' | 'withSubfolders' | 'isTrash'>): Promise<AssetCounts>;
  folders(): Promise<LibraryFolders>;
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
      const [assets, total] = await Promise.all([
        selectAssets(db, where, sortColumns(sort, filter), window),
        countAssets(db, where),
      ]);
      return { assets, total };
    },
    ids: async ({ filter, sort }, window) =>
      selectIds(db, await conditionOf(filter), sortColumns(sort, filter), window),
    byIds: (ids) => selectByIds(db, ids),
    async counts(scope) {
      const facts = await factsFor(ASSET_FLAGS);
      const where = filterCondition(scope, facts);
      const conditions = Object.fromEntries(
        ASSET_FLAGS.map((flag) => [flag, flagCondition(flag, facts)]),
      ) as Record<AssetFlag, SQL>;
      const [facets, tags] = await Promise.all([
        countFacets(db, where, conditions),
        countTags(db, where, MAX_TAGS_LISTED),
      ]);
      return { ...facets, tags };
    },
    folders: async () => folderTree(await selectFolders(db)),
  };
}
