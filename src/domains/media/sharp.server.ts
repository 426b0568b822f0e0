import type { SharpOptions } from 'sharp';

/** A file of a few kilobytes can claim any size. Larger images are rejected before they are decoded. */
const MAX_INPUT_PIXELS = 50_000_000;

export const READ_OPTIONS: SharpOptions = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' };

/** Loaded with the first image, so that the site works without image resizing if sharp cannot be loaded. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Work slots limit concurrent encodings, so each gets one thread. Every encoding differs, so caching is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
