import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtempDisposable, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadedBytes } from '#src/domains/media/intake/accept.server.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { DownloadError, followPublicUrl, type Network } from './follow-public-url.server.ts';

/** Gives `work` the path of a file, which is deleted afterwards. @returns what it returns, or why its download was refused */
export async function withFile<Result>(
  work: (path: string) => Promise<Result>,
): Promise<Result | { message: string }> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'cadron-file-'));
  try {
    return await work(join(folder.path, 'file'));
  } catch (error) {
    if (error instanceof DownloadError) return { message: error.message };
    throw error;
  }
}

export const bytesAt = async (path: string): Promise<UploadedBytes> => ({
  bytes: (await stat(path)).size,
  read: async (range) =>
    createReadStream(path, range && { start: range.start, end: range.end - 1 }),
});

interface FetchLimits extends Network {
  /** for the file, with all redirects */
  timeoutMs: number;
  maxBytes: number;
}

/**
 * Writes a file of the public internet to disk.
 * @returns its name
 * @throws DownloadError
 */
export async function fetchFile(
  address: string,
  path: string,
  { timeoutMs, maxBytes, ...network }: FetchLimits,
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const options = { ...network, signal, userAgent: 'Cadron media library' };
  try {
    const { url, response } = await followPublicUrl(address, options);
    const refusal = refuse(response, maxBytes);
    if (refusal !== undefined) {
      response.destroy();
      throw new DownloadError(refusal);
    }
    await saveStream(response, path, maxBytes, signal);
    return nameOf(url);
  } catch (error) {
    throw explain(error);
  }
}

const tooLarge = (maxBytes: number) =>
  `This file is larger than ${maxBytes / 1_000_000} MB, the limit.`;

function refuse({ statusCode, headers }: IncomingMessage, maxBytes: number): string | undefined {
  if (statusCode !== 200)
    return `The server of this address sent no file (status ${statusCode ?? 0}).`;
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return 'The server of this address sent no plain file. Download the file, then add it.';
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined;
}

/** @throws DownloadError if it is too large; else what the stream throws */
export async function saveStream(
  stream: NodeJS.ReadableStream,
  path: string,
  maxBytes: number,
  signal?: AbortSignal,
) {
  let bytes = 0;
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DownloadError(tooLarge(maxBytes));
      yield chunk;
    }
  };
  await pipeline(Readable.from(stream), limited, createWriteStream(path), signal ? { signal } : {});
}

const nameOf = ({ pathname, hostname }: URL) =>
  decodePath(pathname)
    .split('/')
    .findLast((part) => part !== '') ?? hostname;

/** Advice for the person about a failure. */
function explain(error: unknown): DownloadError {
  if (error instanceof DownloadError) return error;
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DownloadError(
      'The server of this address is too slow. Download the file, then add it.',
    );
  const reason = code ?? 'no response';
  return new DownloadError(`The server of this address cannot be reached (${reason}).`);
}
