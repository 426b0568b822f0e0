import { expect, test } from 'vitest';
import { photo, pngChunk } from '#tests/builders/picture.ts';
import { canDecodePng } from './decode-check.server.ts';
import { pictureOfPng } from './png-chunks.ts';

const SIDE = 600;
const HEADER_END = 33;

/** Pixel data that is damaged near its end, below a checksum that fits. */
function damagedAtEnd(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8, length = 0; at < png.length; at += 12 + length) {
    length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + length));
  }
  const data = Buffer.concat(parts);
  data.fill(0xff, data.length - 60);
  return Buffer.concat([
    png.subarray(0, HEADER_END),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('sees that a PNG is damaged near its end although its checksums fit', async () => {
  const png = damagedAtEnd(await photo(SIDE, SIDE, 'png'));
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
