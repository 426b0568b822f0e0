import { bind } from '#src/platform/bind.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { addAsset } from './add-asset.server.ts';
import { type Asset, type AssetFileVersion, KEPT_DAYS } from './asset.ts';
import {
  findAsset,
  listVersions,
  presentAsset,
  presentVersion,
} from './asset-repository.server.ts';
import { describeAssets, moveAssets, tagAssets } from './bulk-changes.server.ts';
import { createFolder, deleteFolder, moveFolder } from './folders.server.ts';
import { daysBefore } from './kept-time.ts';
import type { MediaDeps } from './media-deps.ts';
import { purgeAssets, restoreAssets, trashAssets } from './trash-assets.server.ts';
import { updateAssetDetails } from './update-asset.server.ts';
import { findByHashes } from './index-repository.server.ts';
import { bringBackFile, replaceAsset } from './replace-asset.server.ts';

/** Changes of the library. Each is one transaction with its entry in the history, and is announced to all nodes. */
export type Assets = ReturnType<typeof createAssets>;

/** The library in PostgreSQL. */
export function createAssets(deps: MediaDeps) {
  const { db, clock } = deps;
  return {
    /** A file, also one in the trash; undefined when it does not exist. */
    async get(id: string): Promise<Asset | undefined> {
      const row = isUuid(id) ? await findAsset(db, id) : undefined;
      return row && presentAsset(row);
    },
    /** Its files of the last 30 days, the newest first. */
    async fileVersions(id: string): Promise<AssetFileVersion[]> {
      const row = isUuid(id) ? await findAsset(db, id) : undefined;
      if (!row) return [];
      const versions = await listVersions(db, id, daysBefore(clock(), KEPT_DAYS));
      return versions.map((version) => presentVersion(version, row.fileVersion));
    },
    /** Files that have the same bytes as an upload, by their hash before they were re-encoded; without the trash. */
    async findByUploadHashes(hashes: readonly string[]): Promise<Asset[]> {
      return hashes.length === 0 ? [] : (await findByHashes(db, hashes)).map(presentAsset);
    },
    ...bind(deps, {
      /** Adds a file to a folder, at an address that was never used. @param folder created when missing */
      add: addAsset,
      /**
       * Changes what editors write about a file.
       * @param base the version that the editor saw; an outdated one is refused with the current asset
       */
      update: updateAssetDetails,
      /** Another file takes the place of the current one, at the same address. */
      replace: replaceAsset,
      /** Brings back an earlier file; a replacement of its own, so that it can be undone as well. */
      bringBack: bringBackFile,
      tag: tagAssets,
      /** Writes alternative texts; one that someone else changed since is refused. */
      describe: describeAssets,
      move: moveAssets,
      /** To the trash, where the public address no longer works. Files in use are refused unless `evenIfUsed`. */
      trash: trashAssets,
      restore: restoreAssets,
      /** Deletes files in the trash for good; all of them without ids. */
      purge: purgeAssets,
      createFolder,
      /** Renames or moves a folder with everything in it. Public addresses stay. */
      moveFolder,
      /** Deletes an empty folder. */
      deleteFolder,
    }),
  };
}
