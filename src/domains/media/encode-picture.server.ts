import type { Sharp } from 'sharp';
import type { PictureMetadata, RenditionPlan } from './rendition-plan.ts';
import type { PictureFormat } from './rendition-request.ts';
import { loadSharp, READ_OPTIONS } from './sharp.server.ts';

/** The file is not an image, or incomplete. The message is part of the response. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError';
}

/** The encoding timed out. */
export class SlowPictureError extends Error {
  override name = 'SlowPictureError';
}

/** AVIF may take longer, because no request waits for it. */
const ENCODE_TIMEOUT_SECONDS: Record<PictureFormat, number> = {
  webp: 15,
  jpeg: 15,
  png: 15,
  avif: 60,
};

/** Facts in the header of an image. The renditions of a GIF have the format PNG where they keep that of their original. */
interface ReadPicture extends Omit<PictureMetadata, 'hash'> {
  contentType: string;
  frames: number;
}

/**
 * Reads the format and size of an image without decoding it.
 * @throws BrokenPictureError
 */
export async function readPictureMetadata(contents: Buffer): Promise<ReadPicture> {
  const detected = detectFormat(contents);
  if (!detected) throw new BrokenPictureError('This file is not a picture that can be resized.');
  const sharp = await loadSharp();
  const { autoOrient, pages } = await sharp(contents, READ_OPTIONS)
    .metadata()
    .catch(throwPictureError);
  return {
    format: detected === 'gif' ? 'png' : detected,
    contentType: `image/${detected}`,
    width: autoOrient.width,
    height: autoOrient.height,
    frames: pages ?? 1,
  };
}

/**
 * Encodes a rendition of a part of the picture: rotated upright, in sRGB, without metadata such as camera and location. That of
 * an animation is its first frame.
 * @throws BrokenPictureError, SlowPictureError
 */
export async function encodePicture(contents: Buffer, plan: RenditionPlan): Promise<Buffer> {
  const sharp = await loadSharp();
  const resized = sharp(contents, READ_OPTIONS)
    .timeout({ seconds: ENCODE_TIMEOUT_SECONDS[plan.format] })
    .autoOrient()
    .extract(plan.region)
    .resize({ width: plan.width, height: plan.height, fit: 'fill' });
  return applyFormat(resized, plan).toBuffer().catch(throwPictureError);
}

function applyFormat(picture: Sharp, { format, quality = 100 }: RenditionPlan): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality });
    case 'avif':
      // AVIF has another scale: 55 looks like 80 in WebP (ADR 008). More effort takes seconds and saves a few percent.
      return picture.avif({ quality: Math.max(1, Math.round(quality * 0.69)), effort: 2 });
    case 'jpeg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true });
    case 'png':
      return picture.png();
  }
}

/**
 * Detects the format from the file's first bytes, since its name may be wrong. Only these five formats reach a decoder: not
 * SVG, which may reference other files, nor formats with rarely maintained decoders.
 */
function detectFormat(contents: Buffer): PictureFormat | 'gif' | undefined {
  const start = contents.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF[^]{4}WEBP$/.test(start)) return 'webp';
  return /^[^]{4}ftypavi[fs]$/.test(start) ? 'avif' : undefined;
}

function throwPictureError(error: unknown): never {
  const { message } = error as Error;
  if (/timeout/i.test(message)) throw new SlowPictureError('slow', { cause: error });
  const text = /exceeds pixel limit/.test(message)
    ? 'This picture has more than 50 million pixels. Add a smaller one.'
    : 'This picture cannot be read. The file is damaged or incomplete.';
  throw new BrokenPictureError(text, { cause: error });
}
