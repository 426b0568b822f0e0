import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { blank, findMetadata } from './video-metadata.ts';

const box = (type: string, ...parts: (Buffer | string)[]) => {
  const body = Buffer.concat([Buffer.from(type), ...parts.map((part) => Buffer.from(part))]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
};

const place = box('udta', box('\u00a9xyz', '+51.5-000.1/'));
const video = Buffer.concat([
  box('ftyp', 'isom'),
  box(
    'moov',
    box('mvhd', 'x'.repeat(20)),
    box('trak', box('tkhd', 'track'), box('meta', 'Ana, iPhone')),
    place,
  ),
  box('uuid', 'XMP: Ana'),
  box('mdat', 'udta is no box here'),
]);

/** In chunks of some bytes, so that boxes lie across their ends. */
const chunked = (contents: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(contents.length / size) }, (_, at) =>
      contents.subarray(at * size, (at + 1) * size),
    ),
  );

const read = async (contents: Buffer, size: number) => {
  const boxes = await findMetadata({
    bytes: contents.length,
    read: async ({ start, end } = { start: 0, end: contents.length }) =>
      Readable.from([contents.subarray(start, end)]),
  });
  return buffer(blank(chunked(contents, size), boxes));
};

test.each([1, 7, 10_000])(
  'blanks place and author in a video, and moves nothing (%i)',
  async (size) => {
    const cleaned = await read(video, size);
    expect(cleaned).toHaveLength(video.length);
    for (const part of ['51.5', 'Ana', 'iPhone']) expect(cleaned.includes(part)).toBe(false);
    for (const part of ['mvhd', 'tkhd', 'track', 'udta is no box here'])
      expect(cleaned.indexOf(part)).toBe(video.indexOf(part));
    expect(cleaned.toString('latin1').split('free')).toHaveLength(4);
  },
);

test.each(['', 'short', '\0\0\0\u0001moov', '\u00ff\u00ff\u00ff\u00ffmoov rest'])(
  'leaves a damaged video as it is: %j',
  async (text) => {
    const contents = Buffer.from(text, 'latin1');
    expect(await read(contents, 5)).toEqual(contents);
  },
);
