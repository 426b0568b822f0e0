import type { Base } from '#src/platform/base.ts';
import type { Readable } from 'node:stream';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Asset } from '../asset.ts';
import { type AcceptedFile, type AssetResult, type Refused, refused } from '../assets.server.ts';
import type { Assets } from '../create-assets.server.ts';
import { type AcceptDeps, acceptFile, type UploadedBytes } from './accept.server.ts';
import { markUnused } from '../bytes-repository.server.ts';
import { parseFolder } from '../folder-path.ts';
import { daysAfter } from '../kept-time.ts';
import { cleanFileName, cleanFolder } from './clean-name.ts';
import { MAX_UPLOAD_BYTES } from './file-types.ts';
import {
  deleteUpload,
  findUpload,
  insertUpload,
  measureLibrary,
  refuseUpload,
  storeAccepted,
  touchUpload,
  type UploadRow,
} from './upload-repository.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** A browser's description of a file before it sends it. */
interface UploadRequest {
  /** as the browser sent it */
  name: string;
  folder: string;
  bytes: number;
  /** id of the asset whose file it replaces */
  replaces?: string | undefined;
}

export type UploadOutcome =
  /** it became a file of the library, or the file of an asset */
  | { state: 'added'; asset: Asset }
  /** checked and stored; it takes the place of another file when someone decides so */
  | { state: 'ready'; file: AcceptedFile }
  | { state: 'refused'; message: string }
  /** its bytes went elsewhere than into the library */
  | { state: 'taken' }
  /** bytes are missing, or it is being processed */
  | { state: 'waiting' };

/** Uploads on their way into the library. */
export type Uploads = ReturnType<typeof createUploads>;

export interface UploadLimits {
  /** files of the library with their earlier versions */
  files: number;
  bytes: number;
}

export interface UploadsDeps extends Pick<Base, 'db' | 'clock'>, AcceptDeps {
  store: AcceptDeps['store'] & Pick<ObjectStore, 'openStream'>;
  assets: Pick<Assets, 'get' | 'add' | 'replace'>;
  limits: UploadLimits;
}

export function createUploads(deps: UploadsDeps) {
  const { db, clock, assets, store } = deps;

  async function outcomeOf(row: UploadRow): Promise<UploadOutcome> {
    if (row.refusal !== null) return { state: 'refused', message: row.refusal };
    const asset = row.assetId === null ? undefined : await assets.get(row.assetId);
    if (asset) return { state: 'added', asset };
    return row.accepted !== null && row.replaces !== null
      ? { state: 'ready', file: row.accepted }
      : { state: 'waiting' };
  }

  async function accept({ id, name }: UploadRow, bytes: UploadedBytes) {
    const result = await acceptFile(deps, bytes, name);
    if (result.ok) await storeAccepted(db, id, result.file, clock());
    else await refuseUpload(db, id, result.message, clock());
    return result.ok ? result.file : result;
  }

  return {
    /** Registers an upload, or refuses it before its bytes travel. */
    async begin(
      id: string,
      request: UploadRequest,
      { id: userId, name: userName }: Actor,
    ): Promise<{ ok: true } | Refused> {
      const folder = parseFolder(cleanFolder(request.folder));
      if (!folder.ok) return folder;
      const message = await refuseRequest(deps, request);
      if (message) return refused(message);
      const at = clock();
      const { bytes, replaces = null } = request;
      const name = cleanFileName(request.name);
      const row = { id, userId, userName, folder: folder.path, name, bytes, replaces };
      await insertUpload(db, { ...row, createdAt: at, changedAt: at });
      return { ok: true };
    },
    /** The size that was announced. */
    find: (id: string) => findUpload(db, id),
    /** Whether a person may go on with an upload: nobody touches those of others. */
    async isOwn(id: string, editor: Actor) {
      return (await findUpload(db, id))?.userId === editor.id;
    },
    /** Notes that bytes have arrived, so that it does not expire. */
    touch: (id: string) => touchUpload(db, id, clock()),
    /**
     * Adds a complete upload to the library, exactly once however often it is called.
     * @throws if the database or storage fails; then it can be called again
     */
    async finish(id: string, bytes: UploadedBytes): Promise<UploadOutcome> {
      const row = await findUpload(db, id);
      if (!row) return { state: 'refused', message: EXPIRED };
      if (row.refusal !== null || row.assetId !== null) return outcomeOf(row);
      const file = row.accepted ?? (await accept(row, bytes));
      if ('message' in file) return { state: 'refused', message: file.message };
      if (row.replaces !== null) return { state: 'ready', file };
      const editor = { id: row.userId, name: row.userName };
      const result = await assets.add({ ...file, uploadId: id }, row.folder, editor);
      if (result.ok) return { state: 'added', asset: result.asset };
      await refuseUpload(db, id, result.message, clock());
      await discard(deps, file);
      return { state: 'refused', message: result.message };
    },
    /** Opens the bytes of a ready upload; close the stream if it is not read to its end. */
    async openReady(id: string): Promise<{ file: AcceptedFile; stream: Readable } | undefined> {
      const file = (await findUpload(db, id))?.accepted;
      const stream = file && (await store.openStream(file.storageKey));
      return file && stream ? { file, stream } : undefined;
    },
    /**
     * Puts a ready upload in the place of the asset that its owner made it for; refuses another asset, other people, and an asset
     * whose file is another one than the editor saw.
     * @param base hash of the file that the editor saw
     */
    async replaceWith(
      id: string,
      assetId: string,
      editor: Actor,
      base?: string,
    ): Promise<AssetResult> {
      const row = await findUpload(db, id);
      const isMeant = row?.replaces === assetId && row.userId === editor.id;
      if (!isMeant || !row.accepted) return refused(EXPIRED);
      return assets.replace(assetId, { ...row.accepted, uploadId: id }, editor, base);
    },
    async outcome(id: string): Promise<UploadOutcome | undefined> {
      const row = await findUpload(db, id);
      return row && outcomeOf(row);
    },
    /** Forgets an upload that its owner has canceled, or that was abandoned. */
    async cancel(id: string) {
      const row = await findUpload(db, id);
      await deleteUpload(db, id);
      if (row?.accepted && row.assetId === null) await discard(deps, row.accepted);
    },
  };
}

const EXPIRED = 'This upload has expired. Upload the file again.';

const GB = 1_000_000_000;

/** The sweep of bytes deletes those that no file needs. */
export const discard = ({ db, clock }: UploadsDeps, { storageKey }: AcceptedFile) =>
  markUnused(db, [storageKey], daysAfter(clock(), 1));

/** Why a file is refused before its bytes are read. */
export async function refuseRequest(
  { db, assets, limits }: UploadsDeps,
  { bytes, replaces }: Pick<UploadRequest, 'bytes' | 'replaces'>,
): Promise<string | undefined> {
  if (!Number.isSafeInteger(bytes) || bytes < 1) return 'This file is empty.';
  if (bytes > MAX_UPLOAD_BYTES)
    return `This file is larger than ${MAX_UPLOAD_BYTES / 1_000_000} MB, the limit for uploads.`;
  if (replaces !== undefined && !(isUuid(replaces) && (await assets.get(replaces))))
    return 'The file that this one should replace does not exist any more.';
  const used = await measureLibrary(db);
  if (used.files + 1 > limits.files)
    return `The library is full: it holds at most ${limits.files.toLocaleString('en-US')} files. Empty the trash or ask an owner.`;
  if (used.bytes + bytes > limits.bytes)
    return `The library is full: it holds at most ${limits.bytes / GB} GB. Empty the trash or ask an owner.`;
  return undefined;
}
