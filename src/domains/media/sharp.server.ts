import type { SharpOptions } from 'sharp';
import { MAX_PIXELS } from './asset.ts';

export const READ_OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };

/** Loaded with the first image, so that the site works without image resizing if sharp cannot be loaded. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Work slots limit concurrent encodings, so each gets one thread. Every encoding differs, so caching is useless.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
