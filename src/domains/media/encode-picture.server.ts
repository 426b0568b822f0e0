import type { Sharp, SharpOptions } from 'sharp';
import type { PictureFacts, RenditionPlan } from './rendition-plan.ts';
import type { PictureFormat } from './rendition-request.ts';

/** A file that is no picture, or not a whole one; the message is for whoever asked for it. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError';
}

/** An encoding that took longer than we let it. */
export class SlowPictureError extends Error {
  override name = 'SlowPictureError';
}

/** A file of a few kilobytes can claim any size; what is beyond this is not even looked at. */
const MAX_INPUT_PIXELS = 50_000_000;

const READING: SharpOptions = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' };

/** Seconds an encoding may take; AVIF is made when nobody waits. */
const ENCODE_TIMEOUT_SECONDS: Record<PictureFormat, number> = {
  webp: 15,
  jpeg: 15,
  png: 15,
  avif: 60,
};

/** Loaded with the first picture: a site whose pictures cannot be resized still answers everything else. */
const openSharp = async () => {
  const { default: sharp } = await import('sharp');
  // How many encodings run at once is ours to say, so each gets one thread; and no two are alike, so nothing is kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/**
 * The format and size of a picture, from its first bytes.
 * @throws BrokenPictureError
 */
export async function lookAtPicture(contents: Buffer): Promise<Omit<PictureFacts, 'hash'>> {
  const format = formatOf(contents);
  if (!format) throw new BrokenPictureError('This file is not a picture that can be resized.');
  const sharp = await openSharp();
  const { autoOrient } = await sharp(contents, READING).metadata().catch(explain);
  return { format, width: autoOrient.width, height: autoOrient.height };
}

/**
 * Makes a rendition. The picture stands upright, in sRGB, and says nothing of its camera or place.
 * @throws BrokenPictureError, SlowPictureError
 */
export async function encodePicture(contents: Buffer, plan: RenditionPlan): Promise<Buffer> {
  const sharp = await openSharp();
  const resized = sharp(contents, READING)
    .timeout({ seconds: ENCODE_TIMEOUT_SECONDS[plan.format] })
    .autoOrient()
    .resize({ width: plan.width, height: plan.height, fit: 'cover' });
  return encoded(resized, plan).toBuffer().catch(explain);
}

function encoded(picture: Sharp, { format, quality = 100 }: RenditionPlan): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality });
    case 'avif':
      // Its scale is another: 55 looks like 80 of WebP (ADR 008). More effort costs seconds and saves a few per cent.
      return picture.avif({ quality: Math.max(1, Math.round(quality * 0.69)), effort: 2 });
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return picture.png();
  }
}

/**
 * The format by the file's own first bytes, since its name can say anything. Only these four ever reach a decoder: not
 * SVG, which may read other files, nor the formats that hardly anybody looks after.
 */
function formatOf(contents: Buffer): PictureFormat | undefined {
  const start = contents.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^RIFF[^]{4}WEBP$/.test(start)) return 'webp';
  return /^[^]{4}ftypavi[fs]$/.test(start) ? 'avif' : undefined;
}

function explain(error: unknown): never {
  const { message } = error as Error;
  if (/timeout/i.test(message)) throw new SlowPictureError('slow', { cause: error });
  const words = /exceeds pixel limit/.test(message)
    ? 'This picture has more than 50 million pixels. Add a smaller one.'
    : 'This picture cannot be read. Its file is damaged or not complete.';
  throw new BrokenPictureError(words, { cause: error });
}
