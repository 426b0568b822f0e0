import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { addAsset } from './add-asset.server.ts';
import { KEPT_DAYS } from './asset.ts';
import {
  findAsset,
  findByHashes,
  listVersions,
  presentAsset,
  presentVersion,
} from './asset-repository.server.ts';
import type { Assets } from './assets.server.ts';
import { describeAssets, moveAssets, tagAssets } from './bulk-changes.server.ts';
import { createFolder, deleteFolder, moveFolder } from './folders.server.ts';
import { daysBefore } from './kept-time.ts';
import type { MediaDeps } from './media-deps.ts';
import { bringBackFile, replaceAsset } from './replace-asset.server.ts';
import { purgeAssets, restoreAssets, trashAssets } from './trash-assets.server.ts';
import { updateAssetDetails } from './update-asset.server.ts';

/** The library in PostgreSQL. */
export function createAssets(deps: MediaDeps): Assets {
  const { db, clock } = deps;
  return {
    async get(id) {
      const row = isUuid(id) ? await findAsset(db, id) : undefined;
      return row && presentAsset(row);
    },
    async fileVersions(id) {
      const row = isUuid(id) ? await findAsset(db, id) : undefined;
      if (!row) return [];
      const versions = await listVersions(db, id, daysBefore(clock(), KEPT_DAYS));
      return versions.map((version) => presentVersion(version, row.fileVersion));
    },
    async findByUploadHashes(hashes) {
      return hashes.length === 0 ? [] : (await findByHashes(db, hashes)).map(presentAsset);
    },
    add: (file, folder, by) => addAsset(deps, file, folder, by),
    update: (id, details, base, by) => updateAssetDetails(deps, id, details, base, by),
    replace: (id, file, by, base) => replaceAsset(deps, id, file, by, base),
    bringBack: (id, fileVersion, by) => bringBackFile(deps, id, fileVersion, by),
    tag: (ids, change, by) => tagAssets(deps, ids, change, by),
    describe: (texts, by) => describeAssets(deps, texts, by),
    move: (ids, folder, by) => moveAssets(deps, ids, folder, by),
    trash: (ids, options, by) => trashAssets(deps, ids, options, by),
    restore: (ids, by) => restoreAssets(deps, ids, by),
    purge: (ids, by) => purgeAssets(deps, ids, by),
    createFolder: (path, by) => createFolder(deps, path, by),
    moveFolder: (path, to, by) => moveFolder(deps, path, to, by),
    deleteFolder: (path, by) => deleteFolder(deps, path, by),
  };
}
