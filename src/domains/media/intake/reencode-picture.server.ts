import type { Sharp } from 'sharp';
import { MAX_PIXELS } from '../asset.ts';
import { BrokenPictureError, SlowPictureError } from '../encode-picture.server.ts';
import { READ_OPTIONS, loadSharp } from '../sharp.server.ts';
import { refuseJpeg } from './check-jpeg.server.ts';
import type { FileType } from './file-types.ts';
import { type PngPicture, pictureOfPng } from './png-chunks.ts';

interface ReencodedPicture {
  contents: Buffer;
  contentType: string;
  width: number;
  height: number;
  frames: number;
}

/** WebP and AVIF store at most 16,383 and 65,535 pixels; a longer side is never a picture for a page. */
const MAX_SIDE = 16_000;

const TIMEOUT_SECONDS = 60;

/** Quality of stored originals: renditions are made from them. */
const QUALITY = 92;

/**
 * Writes a picture again in its own format: upright, in sRGB, without camera, place or other metadata, and without bytes
 * that do not belong to it. A TIFF becomes a PNG, and so does a GIF that does not move. An animated PNG keeps the bytes of its
 * frames, which no encoder of ours can write. Size and frames are read from its header before anything is decoded.
 * @throws BrokenPictureError whose message is for the editor, SlowPictureError
 */
export async function reencodePicture(
  upload: Buffer,
  { contentType }: FileType,
): Promise<ReencodedPicture> {
  const sharp = await loadSharp();
  const { contents, frames: pngFrames } = await openPicture(upload, contentType);
  const {
    width,
    height,
    pages = 1,
  } = await sharp(contents, { ...READ_OPTIONS, limitInputPixels: false })
    .metadata()
    .catch(throwDamaged);
  const frames = Math.max(pages, pngFrames);
  refuseDimensions(width, height, frames);
  if (pages > 1 && !ANIMATED.has(contentType))
    throw new BrokenPictureError(
      'This file has several pictures. Save each as a file, or an animation as GIF or WebP.',
    );
  if (contentType === 'image/png') {
    if (!(await canDecodePng(contents, height))) throw new BrokenPictureError(DAMAGED);
    if (frames > 1) return { contents, contentType, width, height, frames };
  }
  const isConverted = contentType === 'image/tiff' || (contentType === 'image/gif' && frames === 1);
  const type = isConverted ? 'image/png' : contentType;
  const opened = sharp(contents, { ...READ_OPTIONS, animated: frames > 1 }).timeout({
    seconds: TIMEOUT_SECONDS,
  });
  const upright = frames > 1 ? opened : opened.autoOrient();
  const { data, info } = await applyType(upright.toColorspace('srgb'), type)
    .toBuffer({ resolveWithObject: true })
    .catch(throwDamaged);
  const size = { width: info.width, height: info.pageHeight ?? info.height };
  return { contents: data, contentType: type, ...size, frames };
}

const ANIMATED = new Set(['image/gif', 'image/webp']);

function refuseDimensions(width: number, height: number, frames: number) {
  const size = `${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} pixels`;
  if (frames > 1 && width * height * frames > MAX_PIXELS)
    throw new BrokenPictureError(
      `This animation has ${frames} pictures of ${size}. The limit is ${MAX_PIXELS / 1_000_000} million pixels together. Save it smaller, or as an MP4 video.`,
    );
  if (width * height > MAX_PIXELS)
    throw new BrokenPictureError(
      `This picture has ${size}. The limit is ${MAX_PIXELS / 1_000_000} million pixels.`,
    );
  if (Math.max(width, height) > MAX_SIDE)
    throw new BrokenPictureError(
      `This picture has ${size}. The limit is ${MAX_SIDE.toLocaleString('en-US')} pixels on a side.`,
    );
}

function applyType(picture: Sharp, contentType: string): Sharp {
  switch (contentType) {
    case 'image/jpeg':
      return picture.jpeg({ quality: QUALITY, mozjpeg: true });
    case 'image/webp':
      return picture.webp({ quality: QUALITY });
    case 'image/gif':
      return picture.gif();
    case 'image/avif':
      return picture.avif({ quality: 75, effort: 2 });
    default:
      return picture.png({ compressionLevel: 9 });
  }
}

/** Opens a picture for the decoder, which reads only the first frame of an animated PNG. */
async function openPicture(upload: Buffer, contentType: string): Promise<PngPicture> {
  const refusal = contentType === 'image/jpeg' ? await refuseJpeg(upload) : undefined;
  if (refusal !== undefined) throw new BrokenPictureError(refusal);
  if (contentType === 'image/gif' && !isWholeGif(upload)) throw new BrokenPictureError(DAMAGED);
  if (contentType !== 'image/png') return { contents: upload, frames: 1 };
  const picture = pictureOfPng(upload);
  if (!picture) throw new BrokenPictureError(DAMAGED);
  return picture;
}

const DAMAGED = 'This picture cannot be read. The file is damaged or incomplete.';

function throwDamaged(error: unknown): never {
  if (/timeout/i.test((error as Error).message))
    throw new SlowPictureError('slow', { cause: error });
  throw new BrokenPictureError(DAMAGED, { cause: error });
}

const SCREEN_BYTES = 13;
const IMAGE_BYTES = 10;
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b];

/** Whether a GIF has all its blocks up to its end, which decoders do without: they show the frames that are there. */
function isWholeGif(gif: Buffer) {
  /** Colors of three bytes, by the packed byte that says whether there are any. */
  const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0);
  let at = SCREEN_BYTES + tableBytes(gif[10] ?? 0);
  while (at < gif.length) {
    const type = gif[at];
    if (type === END) return true;
    if (type === IMAGE) at += IMAGE_BYTES + tableBytes(gif[at + 9] ?? 0) + 1;
    else if (type === EXTENSION) at += 2;
    else return false;
    while (gif[at]) at += gif[at]! + 1;
    at += 1;
  }
  return false;
}

/**
 * Decodes a PNG to its end and keeps one pixel, before it is decoded again and encoded row by row: damage that no checksum
 * shows is found for a tenth to a third of what encoding the rows above it takes. Other formats need no such check: the
 * markers of a JPEG say enough, and WebP and AVIF are decoded whole before anything is encoded.
 */
export async function canDecodePng(png: Buffer, height: number): Promise<boolean> {
  const sharp = await loadSharp();
  return sharp(png, READ_OPTIONS)
    .extract({ left: 0, top: height - 1, width: 1, height: 1 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
