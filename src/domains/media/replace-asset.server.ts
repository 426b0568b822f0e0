import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { NO_BYTES, assetOfUpload } from './add-asset.server.ts';
import {
  type AssetFile,
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
  findVersion,
  insertVersion,
  lockAssets,
  presentAsset,
  updateAsset,
} from './asset-repository.server.ts';
import { daysBefore } from './kept-time.ts';
import type { MediaDeps } from './media-deps.ts';
import { GONE, IN_TRASH } from './update-asset.server.ts';
import type { AcceptedFile, AssetResult, Refused } from './assets.server.ts';
import { type Change, changeMedia } from './change-media.server.ts';
import { completeUpload } from './intake/upload-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { holdBytes } from './bytes-repository.server.ts';

type View = Pick<AssetRow, 'focusX' | 'focusY' | 'crop'>;

/** Another file takes the place of the current one, at the same address. */
export async function replaceAsset(
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
export async function bringBackFile(
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
