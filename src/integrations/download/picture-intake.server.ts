import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AddedPicture, PictureIntake } from '#src/domains/imports/import-deps.ts';
import { type Editor, fileNameOf } from '#src/domains/media/asset.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import { detectType, HEAD_BYTES } from '#src/domains/media/intake/detect-type.ts';
import { MAX_BYTES, MAX_UPLOAD_BYTES, refuseSize } from '#src/domains/media/intake/file-types.ts';
import type { Uploads } from '#src/domains/media/intake/uploads.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import { DownloadError } from './follow-public-url.server.ts';
import { explain, nameOf, openPublicUrl } from './upload-by-url.server.ts';

/** Of one picture, with all its redirects. */
const TIMEOUT_MS = 30_000;
/** Of a file of an archive, which may be a video. */
const FILE_TIMEOUT_MS = 300_000;
const TOO_LARGE = `This picture is larger than ${MAX_BYTES.picture / 1_000_000} MB, the limit.`;

interface PictureIntakeDeps {
  uploads: Pick<Uploads, 'begin' | 'finish' | 'takeOver'>;
  assets: Pick<Assets, 'findByUploadHashes'>;
  timeoutMs?: number;
  /** for tests */
  mayConnect?: (address: string) => boolean;
}

/** Brings pictures of other sites and archives into the library, checked like any upload; the same content becomes one file. */
export function createPictureIntake(deps: PictureIntakeDeps): PictureIntake {
  const { timeoutMs = TIMEOUT_MS, mayConnect, uploads } = deps;
  return {
    fetch: (address, folder, by) =>
      withFile(async (path) => {
        const signal = AbortSignal.timeout(timeoutMs);
        const { url, response } = await openPublicUrl(address, signal, mayConnect);
        const encoding = response.headers['content-encoding'] ?? 'identity';
        if (encoding !== 'identity') {
          response.destroy();
          throw new DownloadError('The server of this address sent no plain file.');
        }
        await save(response, path, signal);
        return addFile(deps, { path, name: nameOf(url) }, folder, by);
      }),
    takeOver: ({ details: { address, folder, ...details }, open: openFile }, by) =>
      withFile(async (path) => {
        await save(await openFile(), path, AbortSignal.timeout(FILE_TIMEOUT_MS), MAX_UPLOAD_BYTES);
        const name = fileNameOf(address);
        const file = {
          name,
          folder,
          address,
          bytes: (await stat(path)).size,
          read: readerOf(path),
        };
        const added = await uploads.takeOver(file, details, by);
        if (!added.ok) return { message: added.message };
        const { asset, isNew } = added;
        return { src: mediaUrl(asset.address), assetId: isNew ? asset.id : null };
      }),
    add: ({ name, open: openFile }, folder, by) =>
      withFile(async (path) => {
        await save(await openFile(), path);
        return addFile(deps, { path, name }, folder, by);
      }),
  };
}

async function withFile(work: (path: string) => Promise<AddedPicture>): Promise<AddedPicture> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-picture-'));
  try {
    return await work(join(folder, 'file'));
  } catch (error) {
    if (error instanceof DownloadError) return { message: error.message };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function save(
  stream: NodeJS.ReadableStream,
  path: string,
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
  maxBytes = MAX_BYTES.picture,
): Promise<void> {
  let bytes = 0;
  const limited = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DownloadError(TOO_LARGE);
      yield chunk;
    }
  };
  try {
    await pipeline(Readable.from(stream), limited, createWriteStream(path), { signal });
  } catch (error) {
    throw explain(error);
  }
}

async function addFile(
  { uploads, assets }: PictureIntakeDeps,
  { path, name }: { path: string; name: string },
  folder: string,
  by: Editor,
): Promise<AddedPicture> {
  const { head, bytes } = await readHead(path);
  const type = await detectType(head);
  if ('message' in type) return type;
  if (type.kind !== 'picture' && type.kind !== 'drawing') return { message: 'This is no picture.' };
  const tooLarge = refuseSize(type.kind, bytes);
  if (tooLarge) return { message: tooLarge };
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  const [known] = await assets.findByUploadHashes([hash.digest('hex')]);
  if (known) return { src: mediaUrl(known.address), assetId: null };
  const id = randomBytes(16).toString('hex');
  const begun = await uploads.begin(id, { name, folder, bytes }, by);
  if (!begun.ok) return { message: begun.message };
  const outcome = await uploads.finish(id, { bytes, read: readerOf(path) });
  if (outcome.state !== 'added')
    return { message: outcome.state === 'refused' ? outcome.message : 'It could not be stored.' };
  return { src: mediaUrl(outcome.asset.address), assetId: outcome.asset.id };
}

const readerOf =
  (path: string) =>
  async (range?: { start: number; end: number }): Promise<Readable> =>
    createReadStream(path, range && { start: range.start, end: range.end - 1 });

async function readHead(path: string): Promise<{ head: Buffer; bytes: number }> {
  await using file = await open(path);
  const { size } = await file.stat();
  const head = Buffer.alloc(Math.min(HEAD_BYTES, size));
  await file.read(head, 0, head.length, 0);
  return { head, bytes: size };
}
