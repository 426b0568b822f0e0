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

const read = async (contents: Buffer, size: number, contentType = 'video/mp4') => {
  const upload = {
    bytes: contents.length,
    read: async ({ start, end } = { start: 0, end: contents.length }) =>
      Readable.from([contents.subarray(start, end)]),
  };
  const boxes = await findMetadata(upload, contentType);
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

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};

/** A track with chunks at these places. */
const track = (handler: string, table: 'stco' | 'co64', ...places: number[]) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), handler, 'camera'),
      box(
        'minf',
        box(
          'stbl',
          box(
            table,
            numbers(0, places.length),
            numbers(...places.flatMap((place) => (table === 'co64' ? [0, place] : [place]))),
          ),
        ),
      ),
    ),
  );

test.each([
  ['meta', 'stco'],
  ['camm', 'co64'],
] as const)(
  'blanks the track %s that a camera writes beside picture and sound (%s)',
  async (handler, table) => {
    const contents = Buffer.concat([
      box('ftyp', 'isomisom'),
      box('mdat', '51.548.1PICTURE GPS.5'),
      box('moov', track(handler, table, 24, 40), track('vide', 'stco', 32)),
      box('free', 'rest'),
    ]);
    expect(contents.toString('latin1', 24, 28)).toBe('51.5');
    const cleaned = await read(contents, 7);
    expect(cleaned).toHaveLength(contents.length);
    expect(cleaned.toString('latin1', 32, 40)).toBe('PICTURE ');
    for (const part of ['51.5', '48.1', 'GPS.', handler])
      expect(cleaned.includes(part)).toBe(false);
    for (const part of ['vide', 'rest']) expect(cleaned.indexOf(part)).toBe(contents.indexOf(part));
  },
);

test('a track whose tables are cut off is blanked as far as they say', async () => {
  const whole = track('meta', 'stco', 0, 0);
  const cut = box('moov', box('trak', whole.subarray(8, -30)));
  expect(await read(cut, 9)).toHaveLength(cut.length);
});

const OPEN = '01ffffffffffffff';
/** An element with its size in so many bytes. */
const element = (id: string, body: Buffer | string, sizeBytes = 1) => {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(Buffer.byteLength(body)) | (1n << BigInt(7 * sizeBytes)));
  return Buffer.concat([Buffer.from(id, 'hex'), size.subarray(8 - sizeBytes), Buffer.from(body)]);
};
const opened = (id: string, ...inner: Buffer[]) =>
  Buffer.concat([Buffer.from(id + OPEN, 'hex'), ...inner]);

const facts = element(
  '1549a966',
  Buffer.concat([element('7ba9', 'At home'), element('4d80', 'muxer')]),
);
const tags = (sizeBytes: number) => element('1254c367', 'LOCATION +51.5', sizeBytes);
const cluster = element('1f43b675', element('a3', 'picture'));

test.each([
  ['of known size', element('18538067', Buffer.concat([facts, cluster, tags(1), tags(8)]), 4)],
  ['cut off', element('18538067', Buffer.concat([facts, cluster, tags(8)]), 4).subarray(0, -3)],
  [
    'as a browser records it',
    opened('18538067', facts, tags(8), opened('1f43b675', element('a3', 'picture'), tags(4))),
  ],
])('blanks title and tags of a WebM %s, and moves nothing', async (_, segment) => {
  const contents = Buffer.concat([element('1a45dfa3', 'webm'), segment]);
  for (const size of [1, 7, 10_000]) {
    const cleaned = await read(contents, size, 'video/webm');
    expect(cleaned).toHaveLength(contents.length);
    for (const part of ['At home', 'LOCATION', '51.5']) expect(cleaned.includes(part)).toBe(false);
    for (const part of ['muxer', 'picture'])
      expect(cleaned.indexOf(part)).toBe(contents.indexOf(part));
    // What is left in their places is free space that ends where they ended.
    const again = await findMetadata(
      {
        bytes: cleaned.length,
        read: async (range) => Readable.from([cleaned.subarray(range?.start, range?.end)]),
      },
      'video/webm',
    );
    expect(again).toEqual([]);
  }
});

test('keeps a limited number of the parts of a hostile video', async () => {
  const contents = Buffer.concat(Array.from({ length: 60_000 }, () => box('udta')));
  const upload = {
    bytes: contents.length,
    read: async ({ start, end } = { start: 0, end: contents.length }) =>
      Readable.from([contents.subarray(start, end)]),
  };
  expect(await findMetadata(upload, 'video/mp4')).toHaveLength(50_000);
});

test('reads a recording of an hour in few reads, to its end', async () => {
  const frame = element('a3', 'x'.repeat(100));
  const frames = Buffer.concat(Array.from({ length: 60_000 }, () => frame));
  const contents = opened('18538067', facts, opened('1f43b675', frames, tags(8)));
  let reads = 0;
  const upload = {
    bytes: contents.length,
    read: async ({ start, end } = { start: 0, end: contents.length }) => {
      reads += 1;
      return Readable.from([contents.subarray(start, end)]);
    },
  };
  const found = await findMetadata(upload, 'video/webm');
  expect(found.at(-1)?.end).toBe(contents.length);
  expect(reads).toBeLessThan(contents.length / 60_000);
});

test.each(['', 'x', '\u001aE\u00df\u00a3', '\u0018S\u0080g\u0088'])(
  'leaves a damaged WebM as it is: %j',
  async (text) => {
    const contents = Buffer.from(text, 'latin1');
    expect(await read(contents, 5, 'video/webm')).toEqual(contents);
  },
);
