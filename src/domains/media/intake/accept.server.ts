import { isVisual } from '../asset.ts';
import { createHash, hash as digest } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { WorkSlots } from '#src/platform/work-slots/work-slots.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { type AcceptedFile, type Refused, refused } from '../assets.server.ts';
import { BrokenPictureError, SlowPictureError } from '../encode-picture.server.ts';
import { storageKeyOf } from '../storage-key.ts';
import { cleanFileName } from './clean-name.ts';
import { decodeXml } from './decode-xml.ts';
import { ACCEPTED_LIST, FILE_TYPES, type FileType, refuseSize } from './file-types.ts';
import { isPlainPicture } from './plain-picture.server.ts';
import { reencodePicture } from './reencode-picture.server.ts';
import { blank, findMetadata } from './video-metadata.ts';
import { sanitizeSvg } from './sanitize-svg.server.ts';
import { fileTypeFromBuffer } from 'file-type';

/** The bytes of a finished upload, wherever they are. */
export interface UploadedBytes {
  bytes: number;
  /** A part from `start` up to, but without, `end`. */
  read(range?: { start: number; end: number }): Promise<Readable>;
}

/** Where accepted bytes are stored. */
type FileStore = Pick<ObjectStore, 'exists' | 'write' | 'writeStream'>;

export type Accepted = { ok: true; file: AcceptedFile } | Refused;

export interface AcceptDeps {
  store: FileStore;
  /** limits concurrent encodings */
  slots: WorkSlots;
}

/** Prepares the bytes of a type before they are stored. */
type Prepared = Pick<AcceptedFile, 'width' | 'height' | 'frames'> & {
  contents?: Buffer;
  contentType?: string;
};

/**
 * Checks an uploaded file by its bytes and stores it: pictures written again without metadata, drawings reduced to a safe
 * subset, MP4 videos without place and author, others unchanged.
 * @param name as the browser sent it
 * @param keepsPlain keeps the bytes of a picture that already is nothing but a picture, as another library of ours wrote it
 * @returns or why it is refused; then nothing is stored
 * @throws BusyError if too many pictures wait already; or if storage fails
 */
export async function acceptFile(
  { store, slots }: AcceptDeps,
  upload: UploadedBytes,
  name: string,
  keepsPlain = false,
): Promise<Accepted> {
  const head = await buffer(
    await upload.read({ start: 0, end: Math.min(HEAD_BYTES, upload.bytes) }),
  );
  const type = await detectType(head);
  if ('message' in type) return refused(type.message);
  const tooLarge = refuseSize(type.kind, upload.bytes);
  if (tooLarge) return refused(tooLarge);
  const prepared = await prepare(type, upload, slots, keepsPlain);
  if ('message' in prepared) return refused(prepared.message);

  const uploadHash = await hashOf(await upload.read());
  const metadata = await findMetadata(upload, type.contentType);
  const read = async () => blank(await upload.read(), metadata);
  const { contents, width, height, frames, contentType = type.contentType } = prepared;
  const hash = contents ? digest('sha256', contents) : await hashOf(await read());
  const storageKey = storageKeyOf(hash, contentType);
  if (!(await store.exists(storageKey))) {
    if (contents) await store.write(storageKey, contents);
    else await store.writeStream(storageKey, await read());
  }
  const bytes = contents?.length ?? upload.bytes;
  const uploadName = cleanFileName(name);
  const described = { kind: type.kind, contentType, bytes, width, height, frames };
  return { ok: true, file: { ...described, storageKey, hash, uploadHash, uploadName } };
}

async function prepare(
  type: FileType,
  upload: UploadedBytes,
  slots: WorkSlots,
  keepsPlain: boolean,
): Promise<Prepared | { message: string }> {
  if (!isVisual(type.kind)) return { width: null, height: null, frames: 1 };
  const original = await buffer(await upload.read());
  if (type.kind === 'drawing') {
    const text = decodeXml(original);
    const drawing = typeof text === 'string' ? await sanitizeSvg(text) : text;
    if ('message' in drawing) return drawing;
    const { markup, width, height } = drawing;
    return { contents: Buffer.from(markup), width, height, frames: 1 };
  }
  try {
    const made = await slots.now(() => reencodePicture(original, type));
    const isKept = keepsPlain && (await isPlainPicture(original, type));
    return isKept ? { ...made, contents: original } : made;
  } catch (error) {
    if (error instanceof BrokenPictureError) return { message: error.message };
    if (error instanceof SlowPictureError)
      return { message: 'This picture takes too long to process. Save it smaller and try again.' };
    throw error;
  }
}

async function hashOf(contents: Readable) {
  const hash = createHash('sha256');
  for await (const chunk of contents) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Enough of a file to recognize each accepted type. */
const HEAD_BYTES = 4_100;

const HEIC =
  'HEIC pictures are shown by few browsers, and cannot be converted here. Export it as JPEG: in Preview on a Mac, or choose “Most Compatible” under Settings, Camera, Formats on the iPhone.';

/** Advice about types that are often tried. */
const ADVICE: Readonly<Record<string, string>> = {
  'image/heic': HEIC,
  'image/heic-sequence': HEIC,
  'image/heif': HEIC,
  'image/heif-sequence': HEIC,
  'image/bmp': 'BMP pictures are not supported. Save it as PNG.',
  'video/quicktime': 'QuickTime videos are not supported by all browsers. Save it as MP4.',
  'application/zip': 'Archives are not supported. Unpack it and add the files in it.',
};

const SVG_START =
  /^\uFEFF?(?:\s|<\?[^>]*\?>|<!--(?:(?!-->)[^])*-->|<!DOCTYPE\s(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[(?:[^\]"']|"[^"]*"|'[^']*')*\]\s*)?>)*<(?:[\w-]+:)?svg[\s/>]/i;

const isDrawing = (head: Buffer) => {
  const text = decodeXml(head, true);
  return SVG_START.test(typeof text === 'string' ? text : head.toString('latin1'));
};

/**
 * Detects the type of a file by its first bytes, because its name and its declared type may be wrong.
 * @param head the first `HEAD_BYTES` of the file
 * @returns or a sentence that says why it is refused
 */
export async function detectType(head: Buffer): Promise<FileType | { message: string }> {
  if (head.length === 0) return { message: 'This file is empty.' };
  if (isDrawing(head)) return byContentType('image/svg+xml')!;
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = detected?.mime;
  // An animated PNG is a PNG.
  if (mime === 'application/pdf' && !/^%PDF-[12]\.\d\s/.test(head.toString('latin1', 0, 9)))
    return { message: 'This is no PDF, although it begins like one. Export it again as PDF.' };
  const accepted = mime && byContentType(mime === 'image/apng' ? 'image/png' : mime);
  if (accepted) return accepted;
  const advice = mime && ADVICE[mime];
  if (advice) return { message: advice };
  return {
    message: detected
      ? `Files of the type ${detected.ext.toUpperCase()} are not supported. The library takes ${ACCEPTED_LIST}.`
      : `The type of this file is not known. The library takes ${ACCEPTED_LIST}.`,
  };
}

const byContentType = (contentType: string) =>
  FILE_TYPES.find((each) => each.contentType === contentType);
