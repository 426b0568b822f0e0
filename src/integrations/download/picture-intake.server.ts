import type { FileHere, PictureIntake } from '#src/domains/imports/import-deps.ts';
import type { FoundFile } from '#src/domains/imports/source.ts';
import { MAX_BYTES, MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import type { TakeOver } from '#src/domains/media/intake/take-over.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { bytesAt, fetchFile, saveStream, withFile } from './fetch-file.server.ts';
import { DownloadError, type Network } from './follow-public-url.server.ts';

/** Of one picture, with all its redirects. */
const TIMEOUT_MS = 30_000;

interface PictureIntakeDeps extends Network {
  takeOver: TakeOver;
  timeoutMs?: number;
}

/** Brings pictures of other sites and archives into the library, checked like any upload; the same content becomes one file. */
export function createPictureIntake({
  takeOver,
  mayConnect,
  resolve,
  timeoutMs = TIMEOUT_MS,
}: PictureIntakeDeps): PictureIntake {
  const limits = { mayConnect, resolve, timeoutMs, maxBytes: MAX_BYTES.picture };
  /** @returns its name */
  async function take(file: FoundFile, path: string, { address }: FileHere) {
    if ('address' in file) return fetchFile(file.address, path, limits);
    const maxBytes = address === undefined ? MAX_BYTES.picture : MAX_UPLOAD_BYTES;
    try {
      await saveStream(await file.open(), path, maxBytes);
    } catch (error) {
      if (error instanceof DownloadError) throw error;
      throw new DownloadError('It could not be read from the file.', { cause: error });
    }
    return file.name;
  }
  return {
    add: (found, here, by) =>
      withFile(async (path) => {
        const name = await take(found, path, here);
        const { id, folder, address = null, ...details } = here;
        const file = { id, name, folder, address, ...(await bytesAt(path)) };
        const added = await takeOver(file, details, by);
        if (!added.ok) return added;
        const { asset } = added;
        return { src: mediaUrl(asset.address), assetId: asset.id === id ? id : null };
      }),
  };
}
