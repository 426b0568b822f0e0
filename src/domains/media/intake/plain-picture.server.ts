import { loadSharp, READ_OPTIONS } from '../sharp.server.ts';
import type { FileType } from './file-types.ts';
import { readJpegSegments } from './jpeg-segments.ts';
import { pictureOfPng } from './png-chunks.ts';

const JPEG_END = Buffer.from([0xff, 0xd9]);
/** Application data (T.81, table B.1): JFIF says how large a pixel is, Adobe how colors are stored. */
const JFIF = 0xe0;
const ADOBE = 0xee;
const MAX_JFIF_BYTES = 14;
const MAX_ADOBE_BYTES = 12;

/**
 * Whether a picture that decoders accept is nothing but a picture: upright, without metadata, and without bytes that do not
 * belong to it. False for AVIF, whose boxes can hold anything.
 */
export async function isPlainPicture(
  picture: Buffer,
  { contentType }: Pick<FileType, 'contentType'>,
): Promise<boolean> {
  if (!WHOLE[contentType]?.(picture)) return false;
  const sharp = await loadSharp();
  const { exif, xmp, iptc, icc, orientation = 1 } = await sharp(picture, READ_OPTIONS).metadata();
  return !exif && !xmp && !iptc && !icc && orientation === 1;
}

const WHOLE: Readonly<Record<string, (picture: Buffer) => boolean>> = {
  'image/png': (picture) => pictureOfPng(picture)?.contents.equals(picture) === true,
  'image/webp': (picture) => picture.readUInt32LE(4) + 8 === picture.length,
  'image/jpeg': (picture) =>
    picture.subarray(-2).equals(JPEG_END) &&
    readJpegSegments(picture)?.every(
      ({ marker, data }) =>
        marker < JFIF ||
        (marker === JFIF && data.length <= MAX_JFIF_BYTES) ||
        (marker === ADOBE && data.length <= MAX_ADOBE_BYTES),
    ) === true,
};
