import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { claiming, described, photo, pngChunk } from '#tests/builders/picture.ts';
import { acceptFile, type UploadedBytes } from './accept.server.ts';

function setUp() {
  const stored = new Map<string, Buffer>();
  const store = {
    exists: async (path: string) => stored.has(path),
    write: async (path: string, contents: Buffer) => void stored.set(path, contents),
    writeStream: async (path: string, contents: Readable) =>
      void stored.set(path, await buffer(contents)),
  };
  const slots = createWorkSlots(1, 4);
  return {
    stored,
    accept: (contents: Buffer | string, name = 'file') =>
      acceptFile({ store, slots }, uploadOf(Buffer.from(contents)), name),
  };
}

const uploadOf = (contents: Buffer): UploadedBytes => ({
  bytes: contents.length,
  read: async ({ start, end } = { start: 0, end: contents.length }) =>
    Readable.from([contents.subarray(start, end)]),
});

const sha256 = (contents: Buffer) => createHash('sha256').update(contents).digest('hex');

test('stores a photo upright, in sRGB, without camera and place', async () => {
  const { accept, stored } = setUp();
  const upload = await sharp(await photo(60, 40))
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Copyright: 'Ana <?php echo 1 ?>' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
    })
    .toBuffer();
  const result = await accept(upload, 'C:\\photos\\IMG 1.JPG');
  if (!result.ok) throw new Error(result.message);
  const { storageKey, ...file } = result.file;
  const contents = stored.get(storageKey)!;
  expect(file).toEqual({
    kind: 'picture',
    contentType: 'image/jpeg',
    width: 40,
    height: 60,
    frames: 1,
    hash: sha256(contents),
    uploadHash: sha256(upload),
    bytes: contents.length,
    uploadName: 'IMG 1.JPG',
  });
  expect(storageKey).toBe(`media/${file.hash.slice(0, 2)}/${file.hash}.jpg`);
  const metadata = await sharp(contents).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(metadata.orientation).toBeUndefined();
  expect(contents.includes('php')).toBe(false);
});

test.each(['png', 'webp'] as const)('keeps the format and size of a %s', async (format) => {
  const { accept, stored } = setUp();
  expect(await accept(await photo(30, 20, format))).toMatchObject({ ok: true });
  expect(await described([...stored.values()][0]!)).toBe(`image/${format} 30x20`);
});

test('drops what follows a picture in its file', async () => {
  const { accept, stored } = setUp();
  const upload = Buffer.concat([
    await photo(8, 8, 'png'),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  expect(await accept(upload, 'page.html')).toMatchObject({
    ok: true,
    file: { contentType: 'image/png' },
  });
  expect([...stored.values()][0]!.includes('script')).toBe(false);
});

test('stores a PDF unchanged, under the type of its bytes', async () => {
  const { accept, stored } = setUp();
  const pdf = Buffer.from('%PDF-1.7 some pages');
  const result = await accept(pdf, 'report.html');
  expect(result).toMatchObject({
    ok: true,
    file: { kind: 'document', contentType: 'application/pdf', width: null, hash: sha256(pdf) },
  });
  expect([...stored.entries()]).toEqual([[expect.stringMatching(/\.pdf$/), pdf]]);
});

test('stores the same bytes once', async () => {
  const { accept, stored } = setUp();
  const upload = await photo(8, 8);
  await accept(upload, 'one.jpg');
  await accept(upload, 'two.jpg');
  expect(stored.size).toBe(1);
});

const inCases = (name: string) => readFileSync(`tests/cases/21-animations/${name}`);

const animatedWebp = async (height = 4) => {
  const frames = await sharp(await photo(4, height * 2, 'png'))
    .removeAlpha()
    .raw()
    .toBuffer();
  return sharp(frames, { raw: { width: 4, height: height * 2, channels: 3, pageHeight: height } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** Two frames: the picture itself, and a smaller one over it. */
const animatedPng = async () => {
  const png = await photo(8, 8, 'png');
  const control = (sequence: number, side: number) => {
    const data = Buffer.alloc(26);
    for (const [at, value] of [sequence, side, side].entries()) data.writeUInt32BE(value, at * 4);
    return pngChunk('fcTL', data);
  };
  return Buffer.concat([
    png.subarray(0, 33),
    pngChunk('tEXt', Buffer.from('GPS\0<script>')),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0, 8),
    png.subarray(33, -12),
    control(1, 1),
    pngChunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), deflateSync(Buffer.alloc(4))])),
    png.subarray(-12),
  ]);
};

test.each<[string, () => Promise<Buffer> | Buffer, string, number, string]>([
  ['GIF', () => inCases('four-frames.gif'), 'image/gif', 4, '600x400'],
  ['WebP', animatedWebp, 'image/webp', 2, '4x4'],
  ['PNG', animatedPng, 'image/png', 2, '8x8'],
])('keeps the frames of an animated %s', async (_, make, contentType, frames, size) => {
  const { accept, stored } = setUp();
  const result = await accept(await make());
  if (!result.ok) throw new Error(result.message);
  const { width, height } = result.file;
  expect({ ...result.file, size: `${width}x${height}` }).toMatchObject({
    contentType,
    frames,
    size,
  });
  const contents = [...stored.values()][0]!;
  expect(contents.includes('<script>')).toBe(false);
  if (contentType === 'image/png') expect(contents.includes('fdAT')).toBe(true);
  else expect((await sharp(contents).metadata()).pages).toBe(frames);
});

test.each(['gif', 'tiff'] as const)(
  'stores a still %s as PNG, which loses nothing',
  async (format) => {
    const { accept, stored } = setUp();
    const upload = await sharp(await photo(30, 20, 'png'))
      .toFormat(format)
      .toBuffer();
    expect(await accept(upload, `scan.${format}`)).toMatchObject({
      ok: true,
      file: { contentType: 'image/png', frames: 1, storageKey: expect.stringMatching(/\.png$/) },
    });
    const pixels = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
    expect(await pixels([...stored.values()][0]!)).toEqual(await pixels(upload));
  },
);

test.each<[string, () => Promise<Buffer> | Buffer, string | RegExp]>([
  [
    'a picture of 200 megapixels',
    () => claiming(20_000, 10_000),
    'This picture has 20,000 x 10,000 pixels. The limit is 50 million pixels.',
  ],
  [
    'a picture with a very long side',
    () => claiming(40_000, 10),
    'This picture has 40,000 x 10 pixels. The limit is 16,000 pixels on a side.',
  ],
  [
    'half a picture',
    async () => (await photo(60, 60)).subarray(0, 900),
    'This picture cannot be read. The file is damaged or incomplete.',
  ],
  [
    'a picture that is drawn many times',
    async () => {
      const jpeg = await photo(60, 60);
      const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
      return Buffer.concat([
        jpeg.subarray(0, -2),
        ...Array.from({ length: 64 }, () => scan),
        jpeg.subarray(-2),
      ]);
    },
    /parts of its picture twice/,
  ],
  [
    'an animation that is cut off',
    () => inCases('cut-off.gif'),
    'This picture cannot be read. The file is damaged or incomplete.',
  ],
  [
    'an animation of too many pixels',
    () => {
      const gif = inCases('four-frames.gif');
      const start = 13 + 3 * 2 ** ((gif[10]! & 7) + 1) * (gif[10]! >> 7);
      const frames = gif.subarray(start, gif.lastIndexOf(0x3b));
      const many = Array.from({ length: 60 }, () => frames);
      return Buffer.concat([gif.subarray(0, start), ...many, Buffer.from([0x3b])]);
    },
    /^This animation has 240 pictures of 600 x 400 pixels\. The limit is 50 million/,
  ],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    /contains a script/,
  ],
  [
    'a drawing above the limit',
    () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(1_200_000)}</svg>`),
    'This file has 1.2 MB; an SVG drawing may have at most 1 MB.',
  ],
  ['a program', () => Buffer.from('MZ\u0090\u0000\u0003', 'latin1'), /are not supported/],
])('refuses %s and stores nothing', async (_, upload, message) => {
  const { accept, stored } = setUp();
  expect(await accept(await upload(), 'photo.png')).toEqual({
    ok: false,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect(stored.size).toBe(0);
});
