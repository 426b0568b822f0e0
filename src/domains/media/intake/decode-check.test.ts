import { expect, test } from 'vitest';
import { damagePng, photo } from '#tests/builders/picture.ts';
import { canDecodePng } from './reencode-picture.server.ts';
import { pictureOfPng } from './png-chunks.ts';

const SIDE = 600;

test('sees that a PNG is damaged near its end although its checksums fit', async () => {
  const png = damagePng(await photo(SIDE, SIDE, 'png'), 60);
  expect(pictureOfPng(png)).toBeDefined();
  expect(await canDecodePng(png, SIDE)).toBe(false);
});

test.each([
  [SIDE, SIDE],
  [1, 3_000],
  [3_000, 1],
])('lets a whole PNG of %d x %d pixels pass', async (width, height) => {
  expect(await canDecodePng(await photo(width, height, 'png'), height)).toBe(true);
});
