import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { NO_BYTES, addAsset, assetOfUpload } from './add-asset.server.ts';
import {
  type Asset,
  type AssetFile,
  type AssetFileVersion,
  type AssetKind,
  KEPT_DAYS,
  MIDDLE,
  canTakePlace,
  haveSameRatio,
} from './asset.ts';
import {
  type AssetRow,
  endVersion,
  fileOf,
  findAsset,
  findVersion,
  insertVersion,
  listVersions,
  lockAssets,
  presentAsset,
  presentVersion,
  updateAsset,
} from './asset-repository.server.ts';
import { describeAssets, moveAssets, tagAssets } from './bulk-changes.server.ts';
import { createFolder, deleteFolder, moveFolder } from './folders.server.ts';
import { daysBefore } from './kept-time.ts';
import type { MediaDeps } from './media-deps.ts';
import { purgeAssets, restoreAssets, trashAssets } from './trash-assets.server.ts';
import { GONE, IN_TRASH, updateAssetDetails } from './update-asset.server.ts';
import { bind } from '#src/platform/bind.ts';
import { findByHashes } from './index-repository.server.ts';
import type { AcceptedFile, AssetResult, Refused } from './assets.server.ts';
import { type Change, changeMedia } from './change-media.server.ts';
import { completeUpload } from './intake/upload-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { holdBytes } from './bytes-repository.server.ts';

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

type View = Pick<AssetRow, 'focusX' | 'focusY' | 'crop'>;

/** Another file takes the place of the current one, at the same address. */
async function replaceAsset(
  deps: MediaDeps,
  id: string,
  file: AcceptedFile,
  by: Actor,
  base?: string,
): Promise<AssetResult> {
  if (!isUuid(id)) return GONE;
  return changeMedia<AssetResult>(deps, by, async (change) => {
    const { tx, at } = change;
    const earlier = await assetOfUpload(tx, file);
    if (earlier) return { ok: true, asset: earlier };
    const [row] = await lockAssets(tx, [id]);
    const refusal = refusalOf(row, file);
    if (refusal) return refusal;
    if (base !== undefined && row!.hash !== base) return REPLACED;
    const done = await putFile(deps, change, row!, file, viewOf(row!, file), 'file.replaced', by);
    if (done.ok && file.uploadId !== undefined) await completeUpload(tx, file.uploadId, id, at);
    return done;
  });
}

/** Brings back an earlier file, with the focus and crop that it had. */
async function bringBackFile(
  deps: MediaDeps,
  id: string,
  number: number,
  by: Actor,
): Promise<AssetResult> {
  if (!isUuid(id) || !Number.isInteger(number)) return GONE;
  return changeMedia<AssetResult>(deps, by, async (change) => {
    const [row] = await lockAssets(change.tx, [id]);
    if (!row) return GONE;
    if (row.trashedAt) return IN_TRASH;
    const version = await findVersion(change.tx, id, number);
    if (version?.number === row.fileVersion) return SAME_FILE;
    if (!version?.replacedAt || version.replacedAt < daysBefore(change.at, KEPT_DAYS))
      return NOT_KEPT;
    const { focusX, focusY, crop } = version;
    const view = { focusX: focusX ?? MIDDLE.x, focusY: focusY ?? MIDDLE.y, crop };
    return putFile(deps, change, row, version, view, 'file.brought-back', by);
  });
}

async function putFile(
  deps: MediaDeps,
  { tx, at, record }: Change,
  row: AssetRow,
  file: AcceptedFile,
  view: View,
  action: 'file.replaced' | 'file.brought-back',
  by: Actor,
): Promise<AssetResult> {
  if (!(await holdBytes(deps, tx, file.storageKey))) return NO_BYTES;
  const fileVersion = row.fileVersion + 1;
  await endVersion(tx, row, at);
  await insertVersion(tx, row, file, fileVersion, { at, by });
  const updated = await updateAsset(tx, row.id, at, { ...fileOf(file), ...view, fileVersion });
  record({
    action,
    object: { id: row.id, label: row.name },
    before: describeFile(row),
    after: describeFile(file),
  });
  return { ok: true, asset: presentAsset(updated) };
}

const REPLACED: Refused = {
  ok: false,
  message: 'Someone else replaced this file meanwhile. Compare yours with theirs, then decide.',
};
const SAME_FILE: Refused = { ok: false, message: 'This is already the current file.' };
const NOT_KEPT: Refused = {
  ok: false,
  message: `This file is no longer kept. Earlier files are kept for ${KEPT_DAYS} days.`,
};

const KIND_WORDS: Readonly<Record<AssetKind, string>> = {
  picture: 'a picture',
  drawing: 'a drawing',
  video: 'a video',
  document: 'a document',
  font: 'a font',
};

function refusalOf(row: AssetRow | undefined, file: AcceptedFile): Refused | undefined {
  if (!row) return GONE;
  if (row.trashedAt) return IN_TRASH;
  if (row.hash === file.hash && row.contentType === file.contentType) return SAME_FILE;
  if (canTakePlace(row.kind, file.kind)) return undefined;
  const message = `“${row.name}” is ${KIND_WORDS[row.kind]} and cannot be replaced by ${KIND_WORDS[file.kind]}.`;
  return { ok: false, message };
}

function viewOf(row: AssetRow, file: AssetFile): View {
  const { focusX, focusY, crop } = row;
  return haveSameRatio(row, file)
    ? { focusX, focusY, crop }
    : { focusX: MIDDLE.x, focusY: MIDDLE.y, crop: null };
}

const describeFile = ({ contentType, bytes, width, height }: AssetFile) => ({
  Type: contentType,
  Bytes: bytes,
  Size: width && height ? `${width} × ${height}` : null,
});
