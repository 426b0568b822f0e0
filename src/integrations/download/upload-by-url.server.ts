import { randomBytes } from 'node:crypto';
import { MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import type { UploadByUrl } from '#src/domains/media/intake/upload-server.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import { bytesAt, fetchFile, withFile } from './fetch-file.server.ts';
import type { Network } from './follow-public-url.server.ts';

/** The editor waits for it. */
const TIMEOUT_MS = 45_000;

interface UploadByUrlDeps extends Network {
  uploads: Pick<Uploads, 'begin' | 'finish'>;
  timeoutMs?: number;
}

/** Fetches files of the public internet, which are then checked like any upload. */
export function createUploadByUrl({
  uploads,
  timeoutMs = TIMEOUT_MS,
  ...network
}: UploadByUrlDeps): UploadByUrl {
  const limits = { ...network, timeoutMs, maxBytes: MAX_UPLOAD_BYTES };
  return async ({ url, folder, replaces }, editor) => {
    const id = randomBytes(16).toString('hex');
    const outcome = await withFile(async (path) => {
      const name = await fetchFile(url, path, limits);
      const file = await bytesAt(path);
      const begun = await uploads.begin(id, { name, folder, bytes: file.bytes, replaces }, editor);
      return begun.ok ? uploads.finish(id, file) : begun;
    });
    if ('state' in outcome) return { id, ...outcome };
    return { id, state: 'refused', message: outcome.message };
  };
}
