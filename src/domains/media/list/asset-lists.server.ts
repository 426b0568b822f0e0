import type { Base } from '#src/platform/base.ts';
import type { SQL } from 'drizzle-orm';
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
import { type FilterFacts, filterCondition, sortKeys } from './conditions-repository.server.ts';
import {
  countByFolder,
  countFilters,
  countTags,
  selectByIds,
  selectFolderPaths,
  selectIds,
  selectWindow,
} from './list-repository.server.ts';

const MAX_TAGS_LISTED = 200;

interface ListWindow {
  offset: number;
  limit: number;
}

/** The lists of the library: files by filter, folders, counts. Reads only. */
export type AssetLists = ReturnType<typeof createAssetLists>;

interface AssetListsDeps extends Pick<Base, 'db' | 'clock'> {
  /** addresses of files and folders (with a final `/`) that something shows */
  usedMedia: () => Promise<readonly string[]>;
}

export function createAssetLists({ db, clock, usedMedia }: AssetListsDeps) {
  const factsFor = async (flags: readonly AssetFlag[] = []): Promise<FilterFacts> => ({
    now: clock(),
    used: flags.includes('unused') ? await usedMedia() : [],
  });
  const conditionOf = async (filter: AssetFilter): Promise<SQL> =>
    filterCondition(filter, await factsFor(filter.flags));
  async function readFolders(): Promise<LibraryFolders> {
    const [counts, paths] = await Promise.all([countByFolder(db), selectFolderPaths(db)]);
    return folderTree({ counts, paths });
  }
  return {
    /** A part of a list, and the length of the whole. */
    async list(
      { filter, sort }: AssetQuery,
      window: ListWindow,
    ): Promise<{ assets: ListedAsset[]; total: number }> {
      const where = await conditionOf(filter);
      const { ids, total } = await selectWindow(db, where, sortKeys(sort, filter), window);
      return { assets: await selectByIds(db, ids), total };
    },
    /** The ids of a part of a list, in its order. */
    ids: async ({ filter, sort }: AssetQuery, window: ListWindow) =>
      selectIds(db, await conditionOf(filter), sortKeys(sort, filter), window),
    /** In the order of `ids`, also those in the trash; without those that do not exist. */
    byIds: (ids: readonly string[]) => selectByIds(db, ids),
    /** All folders, and the files of a place by kind, flag and tag. */
    async surroundings(
      scope: AssetPlace,
    ): Promise<{ counts: AssetCounts; folders: LibraryFolders }> {
      const facts = await factsFor(ASSET_FLAGS);
      const where = filterCondition(scope, facts);
      const [counts, tags, folders] = await Promise.all([
        countFilters(db, where, facts),
        countTags(db, where, MAX_TAGS_LISTED),
        readFolders(),
      ]);
      return { counts: { ...counts, tags }, folders };
    },
    folders: readFolders,
    /** Of files that are not in the trash; the most frequent first. */
    tags: async () => countTags(db, filterCondition({}, await factsFor()), MAX_TAGS_LISTED),
  };
}
