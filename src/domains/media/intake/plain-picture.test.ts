import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photo, pngChunk } from '#tests/builders/picture.ts';
import { isPlainPicture } from './plain-picture.server.ts';
import { reencodePicture } from './reencode-picture.server.ts';

const FORMATS = ['jpeg', 'png', 'webp'] as const;
const typeOf = (format: (typeof FORMATS)[number]) =>
  ({ kind: 'picture', contentType: `image/${format}` }) as const;

test.each(FORMATS)('what the library writes as %s is nothing but a picture', async (format) => {
  const { contents } = await reencodePicture(await photo(40, 30, format), typeOf(format));
  expect(await isPlainPicture(contents, typeOf(format))).toBe(true);
});

test.each(FORMATS)('%s with metadata, or with bytes after its end, is more', async (format) => {
  const plain = await photo(40, 30, format);
  const described = await sharp(plain)
    .withExif({ IFD0: { Artist: 'Ana' } })
    .toFormat(format)
    .toBuffer();
  const rotated = await sharp(plain).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
  for (const more of [described, rotated, Buffer.concat([plain, Buffer.from('<script>')])])
    expect(await isPlainPicture(more, typeOf(format))).toBe(false);
});

test('a comment is no part of a picture', async () => {
  const jpeg = await photo(40, 30);
  const comment = Buffer.from('\u00FF\u00FE\u0000\u0008<html>', 'latin1');
  const commented = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]);
  expect(await isPlainPicture(commented, typeOf('jpeg'))).toBe(false);
  const png = await photo(40, 30, 'png');
  const text = pngChunk('tEXt', Buffer.from('Comment\0<html>'));
  const noted = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)]);
  expect(await isPlainPicture(noted, typeOf('png'))).toBe(false);
});

test('AVIF is written again, since its boxes can hold anything', async () => {
  const avif = await sharp(await photo(40, 30))
    .avif()
    .toBuffer();
  expect(await isPlainPicture(avif, { contentType: 'image/avif' })).toBe(false);
});
