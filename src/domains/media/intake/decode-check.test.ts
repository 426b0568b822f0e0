import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo, pngChunk } from '#tests/builders/picture.ts';
import { canDecode } from './decode-check.server.ts';
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
  expect(await canDecode(png, 'image/png', SIDE)).toBe(false);
});

test('sees that a WebP is damaged near its end', async () => {
  const webp = await sharp(await photo(SIDE, SIDE))
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
  webp.fill(0xff, webp.length - 4_000);
  expect(await canDecode(webp, 'image/webp', SIDE)).toBe(false);
});

test.each(['jpeg', 'png', 'webp'] as const)('lets a whole %s pass', async (format) => {
  const picture = await photo(SIDE, SIDE, format);
  expect(await canDecode(picture, `image/${format}`, SIDE)).toBe(true);
});

test.each([1, 2])('lets a line of %d pixels pass', async (width) => {
  const tall = await photo(width, 3_000, 'webp');
  expect(await canDecode(tall, 'image/webp', 3_000)).toBe(true);
  const flat = await photo(3_000, width, 'png');
  expect(await canDecode(flat, 'image/png', width)).toBe(true);
});
