import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { photo, pngChunk } from '#tests/builders/picture.ts';
import { pictureOfPng } from './png-chunks.ts';

const HEADER_END = 33;

const plain = await photo(8, 8, 'png');

/** The photo with more chunks before its pixels. */
const pngWith = (...chunks: Buffer[]) =>
  Buffer.concat([plain.subarray(0, HEADER_END), ...chunks, plain.subarray(HEADER_END)]);

const growing = deflateSync(Buffer.alloc(1e6));
const text = (type: string, start: string) =>
  pngChunk(type, Buffer.concat([Buffer.from(start), growing]));

describe('what no decoder gets to unpack', () => {
  test.each<[string, Buffer[]]>([
    ['compressed text', [text('zTXt', 'x\0\0'), text('zTXt', 'y\0\0')]],
    ['compressed international text', [text('iTXt', 'x\0\u0001\0\0\0')]],
    ['text, times and unknown chunks', ['tEXt', 'tIME', 'prVt'].map((type) => text(type, ''))],
  ])('%s', (_, chunks) => {
    const { contents, frames } = pictureOfPng(pngWith(...chunks))!;
    expect(contents).toEqual(pictureOfPng(plain)!.contents);
    expect(frames).toBe(1);
  });

  test('a second color profile, and what follows the picture', () => {
    const profile = text('iCCP', 'p\0\0');
    const once = pictureOfPng(pngWith(profile))!;
    const sent = Buffer.concat([pngWith(profile, profile), Buffer.alloc(900, 7)]);
    const read = pictureOfPng(sent)!;
    expect(read.contents.length).toBe(once.contents.length);
  });
});

test('keeps the chunks that colors depend on', () => {
  const chunks = ['gAMA', 'sRGB', 'eXIf'].map((type) => pngChunk(type, Buffer.alloc(4)));
  const png = pngWith(...chunks);
  const { contents } = pictureOfPng(png)!;
  for (const chunk of chunks) expect(contents.includes(chunk)).toBe(true);
});

test('sees that a picture is animated', () => {
  const two = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
  const frame = pngChunk('fcTL', Buffer.alloc(26));
  const place = pngChunk('eXIf', Buffer.from('51.5N'));
  const animated = pictureOfPng(pngWith(place, pngChunk('acTL', two), frame, frame))!;
  expect(animated.frames).toBe(2);
  expect(animated.contents.includes('51.5N')).toBe(false);
  const mentioned = pngWith(pngChunk('tEXt', Buffer.from('x\0acTL')));
  expect(pictureOfPng(mentioned)!.frames).toBe(1);
});

test('refuses an animation that lacks a frame', () => {
  const two = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  expect(pictureOfPng(pngWith(two, pngChunk('fcTL', Buffer.alloc(26))))).toBeUndefined();
});

test.each<[string, (png: Buffer) => Buffer]>([
  ['cut', (png) => png.subarray(0, -1)],
  ['without an end', (png) => png.subarray(0, -12)],
  ['without pixels', (png) => Buffer.concat([png.subarray(0, HEADER_END), png.subarray(-12)])],
  ['with a length beyond its end', (png) => withUint32(png, HEADER_END, 0xff_ff_ff_ff)],
  ['with a wrong checksum', (png) => withUint32(png, png.length - 16, crc32('other'))],
])('refuses a PNG %s', (_, damage) => {
  expect(pictureOfPng(damage(plain))).toBeUndefined();
});

test('refuses more chunks than encoders write, whatever they are', () => {
  const many = (type: string, count: number) =>
    pngWith(Buffer.concat(Array.from({ length: count }, () => pngChunk(type, Buffer.alloc(0)))));
  expect(pictureOfPng(many('tEXt', 19_000))).toBeDefined();
  expect(pictureOfPng(many('tEXt', 20_001))).toBeUndefined();
  expect(pictureOfPng(many('IDAT', 20_001))).toBeUndefined();
});

function withUint32(png: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(value, at);
  return copy;
}
