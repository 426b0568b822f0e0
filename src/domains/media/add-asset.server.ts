import { type Asset, type AssetDetails, type Editor, MAX_NAME_LENGTH } from './asset.ts';
import { cropOf, parseDetails } from './asset-details.ts';
import {
  fileOf,
  findAsset,
  findByHashes,
  insertAsset,
  isAddressTaken,
  presentAsset,
} from './asset-repository.server.ts';
import type { AcceptedFile, AssetResult } from './assets.server.ts';
import { lockBytes, unmark } from './bytes-repository.server.ts';
import { changeMedia } from './change-media.server.ts';
import { ensureFolder, findFolder } from './folder-repository.server.ts';
import { completeUpload, lockUpload } from './intake/upload-repository.server.ts';
import { parseFolder } from './folder-path.ts';
import { isPlainPath } from './media-address.ts';
import type { MediaDeps } from './media-deps.ts';
import { fileNameFor, unguessableName } from './new-address.ts';
import { extensionsOf } from './storage-key.ts';
import type { Db } from '#src/platform/db/database.server.ts';

/** Adds a file at an address that was never used. */
export async function addAsset(
  deps: MediaDeps,
  file: AcceptedFile,
  folder: string,
  by: Editor,
): Promise<AssetResult> {
  const parsed = parseFolder(folder);
  if (!parsed.ok) return parsed;
  return changeMedia(
    deps,
    by,
    async ({ tx, at, record }) => {
      const earlier = await assetOfUpload(tx, file);
      if (earlier) return { ok: true, asset: earlier };
      if (!(await holdBytes(deps, tx, file.storageKey))) return NO_BYTES;
      const path = parsed.path && ((await findFolder(tx, parsed.path)) ?? parsed.path);
      const address = await newAddress(tx, path, file);
      const isMoved = file.address !== undefined && file.address !== address;
      const [same] = isMoved ? await findByHashes(tx, [file.uploadHash]) : [];
      if (same) return { ok: true, asset: presentAsset(same) };
      await ensureFolder(tx, path, by, at);
      const row = await insertAsset(
        tx,
        {
          id: file.id,
          address,
          folder: path,
          ...fileOf(file),
          name: nameOf(file.uploadName),
          ...columnsOf(file.details),
          createdAt: at,
          changedAt: at,
          createdById: by.id,
          createdByName: by.name,
        },
        file.uploadName,
      );
      if (!row) throw new Error('the address is taken');
      if (file.uploadId !== undefined) await completeUpload(tx, file.uploadId, row.id, at);
      record({
        action: 'file.added',
        object: { id: row.id, label: row.name },
        after: { Folder: path || null, Address: row.address },
      });
      return { ok: true, asset: presentAsset(row) };
    },
    { lockFolders: true },
  );
}

function columnsOf(given: Partial<AssetDetails> = {}) {
  const parsed = parseDetails(given);
  if (!parsed.ok) return {};
  const { focus, tags, ...details } = { ...parsed.details, ...cropOf(parsed.details) };
  return {
    ...details,
    ...(tags && { tags: [...tags] }),
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  };
}

export const NO_BYTES = {
  ok: false,
  message: 'The file could not be stored. Please upload it again.',
} as const;

/** The file that an upload has become already. Locks the upload, so that it becomes one only once. */
export async function assetOfUpload(
  tx: Db,
  { uploadId, id }: Pick<AcceptedFile, 'uploadId' | 'id'>,
): Promise<Asset | undefined> {
  const made = uploadId === undefined ? (id ?? null) : await lockUpload(tx, uploadId);
  const row = made === null ? undefined : await findAsset(tx, made);
  return row && presentAsset(row);
}

/** Takes part in the use of bytes. @returns false if they are not in the store */
export async function holdBytes(
  { store }: Pick<MediaDeps, 'store'>,
  tx: Db,
  storageKey: string,
): Promise<boolean> {
  await lockBytes(tx, storageKey);
  if (!(await store.exists(storageKey))) return false;
  await unmark(tx, storageKey);
  return true;
}

const fits = (address: string, contentType: string): boolean =>
  isPlainPath(address) &&
  extensionsOf(contentType).includes(address.slice(address.lastIndexOf('.') + 1).toLowerCase());

async function newAddress(tx: Db, folder: string, file: AcceptedFile): Promise<string> {
  const { address: wanted, contentType, uploadName } = file;
  if (wanted && fits(wanted, contentType) && !(await isAddressTaken(tx, wanted))) return wanted;
  return [folder, unguessableName(fileNameFor(uploadName, contentType))].filter(Boolean).join('/');
}

/** The name that the library shows: that of the upload, in one line. */
export const nameOf = (uploadName: string): string =>
  uploadName
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '') // half of a character
    .trim() || 'file';
