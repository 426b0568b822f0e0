import { randomBytes } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import { type Asset, type AssetDetails, MAX_NAME_LENGTH } from './asset.ts';
import { cropOf, parseDetails } from './asset-details.ts';
import { fileOf, findAsset, insertAsset, presentAsset } from './asset-repository.server.ts';
import type { AcceptedFile, AssetResult } from './assets.server.ts';
import { holdBytes } from './bytes-repository.server.ts';
import { changeMedia } from './change-media.server.ts';
import { ensureFolder, findFolder } from './folder-repository.server.ts';
import { completeUpload, lockUpload } from './intake/upload-repository.server.ts';
import { parseFolder } from './folder-path.ts';
import { isPlainPath, isPlainName } from './media-address.ts';
import type { MediaDeps } from './media-deps.ts';
import { extensionsOf } from './storage-key.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { findByHashes, isAddressTaken } from './index-repository.server.ts';

/** Adds a file at an address that was never used. */
export async function addAsset(
  deps: MediaDeps,
  file: AcceptedFile,
  folder: string,
  by: Actor,
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

const fits = (address: string, contentType: string) =>
  isPlainPath(address) &&
  extensionsOf(contentType).includes(address.slice(address.lastIndexOf('.') + 1).toLowerCase());

async function newAddress(tx: Db, folder: string, file: AcceptedFile) {
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

const MAX_STEM_BYTES = 120;

/** Characters that separate parts of an address, or have a meaning in one or in a file system. */
const SEPARATORS = /[\p{C}\\/:*?"<>|#%&+;=]+/gu;

/**
 * The file name of a new address: that of the upload, without what file systems and addresses cannot hold, and with an
 * extension that fits the bytes.
 */
function fileNameFor(uploadName: string, contentType: string) {
  const extensions = extensionsOf(contentType);
  const name = uploadName.normalize('NFC').replaceAll(SEPARATORS, '-').trim();
  const dot = name.lastIndexOf('.');
  const given = dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
  const extension = extensions.includes(given) ? given : (extensions[0] ?? 'bin');
  const stem = cut(dot > 0 ? name.slice(0, dot) : name.replace(/^\.+/, ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\s-]+|[.\s-]+$/g, '');
  const plain = `${stem || 'file'}.${extension}`;
  return isPlainName(plain) ? plain : `file.${extension}`;
}

/** A name that nobody guesses: `cover-5f0c29a7d1e8.jpg`. Originals have no other protection before they are used (ADR 076). */
function unguessableName(name: string) {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${randomBytes(6).toString('hex')}${name.slice(dot)}`;
}

function cut(stem: string) {
  let short = '';
  for (const character of stem) {
    if (Buffer.byteLength(short + character) > MAX_STEM_BYTES) break;
    short += character;
  }
  return short;
}
