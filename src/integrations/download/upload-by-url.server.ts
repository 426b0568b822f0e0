import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MAX_UPLOAD_BYTES } from '#src/domains/media/intake/file-types.ts';
import type { UploadByUrl } from '#src/domains/media/intake/upload-server.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import { DownloadError, followPublicUrl } from './follow-public-url.server.ts';

/** The editor waits for it. */
const TIMEOUT_MS = 45_000;

const TOO_LARGE = `This file is larger than ${MAX_UPLOAD_BYTES / 1_000_000} MB, the limit for uploads.`;

interface UploadByUrlDeps {
  uploads: Pick<Uploads, 'begin' | 'finish'>;
  timeoutMs?: number;
  /** for tests */
  mayConnect?: (address: string) => boolean;
}

/** Fetches files of the public internet, which are then checked like any upload. */
export function createUploadByUrl({
  uploads,
  timeoutMs = TIMEOUT_MS,
  mayConnect,
}: UploadByUrlDeps): UploadByUrl {
  return async ({ url: text, folder, replaces }, editor) => {
    const id = randomBytes(16).toString('hex');
    const draft = await mkdtemp(join(tmpdir(), 'cadron-fetch-'));
    const path = join(draft, 'file');
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { url, response } = await openPublicUrl(text, signal, mayConnect);
      const bytes = await save(response, path, signal);
      const begun = await uploads.begin(id, { name: nameOf(url), folder, bytes, replaces }, editor);
      if (!begun.ok) return { id, state: 'refused', message: begun.message };
      const read = async (range?: { start: number; end: number }) =>
        createReadStream(path, range && { start: range.start, end: range.end - 1 });
      return { id, ...(await uploads.finish(id, { bytes, read })) };
    } catch (error) {
      if (error instanceof DownloadError) return { id, state: 'refused', message: error.message };
      throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };
}

/** @returns the number of bytes */
async function save(response: IncomingMessage, path: string, signal: AbortSignal): Promise<number> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const announced = Number(response.headers['content-length'] ?? 0);
  if (encoding !== 'identity' || announced > MAX_UPLOAD_BYTES) {
    response.destroy();
    const sent = 'The server of this address sent no plain file. Download the file, then add it.';
    throw new DownloadError(encoding === 'identity' ? TOO_LARGE : sent);
  }
  let bytes = 0;
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_UPLOAD_BYTES) throw new DownloadError(TOO_LARGE);
      yield chunk;
    }
  };
  try {
    await pipeline(response, limited, createWriteStream(path), { signal });
  } catch (error) {
    throw explain(error);
  }
  return bytes;
}

export function nameOf({ pathname, hostname }: URL): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? hostname;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/**
 * Opens a file of the public internet.
 * @param mayConnect for tests
 * @throws DownloadError
 */
export async function openPublicUrl(
  text: string,
  signal: AbortSignal,
  mayConnect?: (address: string) => boolean,
): Promise<{ url: URL; response: IncomingMessage }> {
  const options = { signal, userAgent: 'Cadron media library', mayConnect };
  const opened = await followPublicUrl(text, options).catch((error: unknown) => {
    throw explain(error);
  });
  const { statusCode = 0 } = opened.response;
  if (statusCode === 200) return opened;
  opened.response.destroy();
  throw new DownloadError(`The server of this address sent no file (status ${statusCode}).`);
}

/** What the person can do about a failure. */
export function explain(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DownloadError(
      'The server of this address is too slow. Download the file, then add it.',
    );
  const reason = code ?? 'no response';
  return new DownloadError(`The server of this address cannot be reached (${reason}).`);
}
