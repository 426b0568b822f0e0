import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { refuseJpeg } from './check-jpeg.server.ts';

const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END = Buffer.from([0xff, 0xd9]);

const written = async (options: JpegOptions) =>
  sharp(await photo(64, 48, 'png'))
    .jpeg(options)
    .toBuffer();

/** Positions of the scans. */
function scansOf(jpeg: Buffer): number[] {
  const found: number[] = [];
  for (let at = jpeg.indexOf(START_OF_SCAN); at >= 0; at = jpeg.indexOf(START_OF_SCAN, at + 2))
    found.push(at);
  return found;
}

/** Puts bytes before the end of a picture. */
const withMore = (jpeg: Buffer, ...more: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, -END.length), ...more, END]);

const lastScan = (jpeg: Buffer) => jpeg.subarray(scansOf(jpeg).at(-1), -END.length);

/** The progressive picture with another last scan, which begins with these bytes instead of its header. */
async function withLastScan(header: number[]): Promise<Buffer> {
  const jpeg = await written({ progressive: true });
  const at = scansOf(jpeg).at(-1)!;
  jpeg.set(header, at + 4);
  return jpeg;
}

test.each<[string, JpegOptions, number]>([
  ['baseline', {}, 1],
  ['progressive', { progressive: true }, 10],
  ['optimized by mozjpeg', { mozjpeg: true }, 4],
  ['progressive without subsampling', { progressive: true, chromaSubsampling: '4:4:4' }, 10],
  ['optimized with separate scans', { mozjpeg: true, optimizeScans: true, quality: 40 }, 4],
])('accepts a %s picture', async (_, options, scans) => {
  const jpeg = await written(options);
  expect(scansOf(jpeg).length).toBeGreaterThanOrEqual(scans);
  expect(await refuseJpeg(jpeg)).toBeUndefined();
});

test.each<[string, (picture: Sharp) => Sharp]>([
  ['gray', (picture) => picture.grayscale()],
  ['for print', (picture) => picture.toColorspace('cmyk')],
  ['with camera data', (picture) => picture.withExif({ IFD0: { Copyright: 'Ana' } })],
])('accepts a picture %s', async (_, change) => {
  const jpeg = await change(sharp(await photo(64, 48, 'png')))
    .jpeg({ progressive: true })
    .toBuffer();
  expect(await refuseJpeg(jpeg)).toBeUndefined();
});

test('accepts bytes between its parts and behind its end', async () => {
  const jpeg = await written({});
  const at = scansOf(jpeg)[0]!;
  const fill = Buffer.from([0, 7, 0xff, 0, 0xff, 0xff, 0xff]);
  expect(
    await refuseJpeg(Buffer.concat([jpeg.subarray(0, at), fill, jpeg.subarray(at), jpeg, fill])),
  ).toBeUndefined();
});

const DAMAGED = /damaged or incomplete/;
const REPEATED = /parts of its picture twice/;

test.each<[string, () => Promise<Buffer>, RegExp]>([
  [
    'a repeated scan of a baseline picture',
    async () => {
      const jpeg = await written({});
      return withMore(jpeg, lastScan(jpeg));
    },
    REPEATED,
  ],
  [
    'a repeated scan of a progressive picture',
    async () => {
      const jpeg = await written({ progressive: true });
      return withMore(jpeg, lastScan(jpeg));
    },
    REPEATED,
  ],
  // Of component 1: coefficients 1 to 62, from their first bit, which are drawn already.
  ['a scan of drawn coefficients', () => withLastScan([1, 1, 0, 1, 62, 0x00]), REPEATED],
  // From bit 3 to bit 2, although bit 1 was the last.
  ['a scan of drawn bits', () => withLastScan([1, 1, 0, 1, 63, 0x32]), REPEATED],
  // Single coefficients and bits are never drawn twice.
  [
    'more scans than encoders write',
    async () => {
      const jpeg = await written({ progressive: true });
      const scans = Array.from({ length: 24 }, (_none, at) =>
        Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, at + 1, at + 1, 0]),
      );
      return Buffer.concat([jpeg.subarray(0, scansOf(jpeg)[1]), ...scans, END]);
    },
    /more than 24 scans/,
  ],
  ['a scan with a table that is missing', () => withLastScan([1, 1, 0x33]), DAMAGED],
  ['a scan of a component that is missing', () => withLastScan([1, 9, 0, 1, 63, 0]), DAMAGED],
  [
    'a table that is none',
    async () => {
      const jpeg = await written({ progressive: true });
      const at = scansOf(jpeg).at(-1)!;
      const table = Buffer.from([0xff, 0xc4, 0, 4, 0xff, 0xff]);
      return Buffer.concat([jpeg.subarray(0, at), table, jpeg.subarray(at)]);
    },
    DAMAGED,
  ],
  ['an unknown part', async () => withMore(await written({}), Buffer.from([0xff, 2])), DAMAGED],
  ['a second start', async () => withMore(await written({}), Buffer.from([0xff, 0xd8])), DAMAGED],
  ['a missing end', async () => (await written({})).subarray(0, -END.length), DAMAGED],
  [
    'an end within the camera data only',
    async () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 4, 0xff, 0xd9]),
        (await written({})).subarray(2, -END.length),
      ]),
    DAMAGED,
  ],
  ['no scan', async () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]), DAMAGED],
  [
    'thousands of parts',
    async () =>
      Buffer.concat([
        Buffer.from([0xff, 0xd8]),
        Buffer.from('ffe00002'.repeat(6_000), 'hex'),
        (await written({})).subarray(2),
      ]),
    DAMAGED,
  ],
])('refuses %s before decoding', async (_, make, message) => {
  expect(await refuseJpeg(await make())).toMatch(message);
});
