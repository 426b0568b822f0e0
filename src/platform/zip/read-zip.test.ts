import { makeZip } from 'client-zip';
import { crc32, deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readZip } from './read-zip.server.ts';

const LIMITS = { maxEntries: 10, maxBytes: 1_000 };

const storedZip = async (files: readonly { name: string; input: string }[]) =>
  Buffer.from(await new Response(makeZip(files)).arrayBuffer());

/** A ZIP archive with one compressed file, as Search Console sends it. */
function deflatedZip(name: string, text: string): Buffer {
  const packed = deflateRawSync(text);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(text), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(Buffer.byteLength(text), 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00'),
    fields,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

test('reads stored and compressed files', async () => {
  const zip = await storedZip([
    { name: 'Pages.csv', input: 'a,b' },
    { name: 'Größe.csv', input: '' },
  ]);
  const read = readZip(zip, LIMITS)?.map(({ name, bytes }) => [name, bytes.toString()]);
  expect(read).toEqual([
    ['Pages.csv', 'a,b'],
    ['Größe.csv', ''],
  ]);
  const [compressed] = readZip(deflatedZip('Queries.csv', 'x'.repeat(900)), LIMITS) ?? [];
  expect([compressed?.name, compressed?.bytes.toString()]).toEqual([
    'Queries.csv',
    'x'.repeat(900),
  ]);
});

test('refuses archives that unpack to more than the limit', async () => {
  expect(readZip(deflatedZip('bomb.csv', 'x'.repeat(100_000)), LIMITS)).toBeUndefined();
  const two = await storedZip([
    { name: 'a', input: 'x'.repeat(600) },
    { name: 'b', input: 'x'.repeat(600) },
  ]);
  expect(readZip(two, LIMITS)).toBeUndefined();
  expect(readZip(two, { maxEntries: 1, maxBytes: 9_999 })).toBeUndefined();
});

test('refuses what is no archive, and archives cut off anywhere', () => {
  const zip = deflatedZip('Queries.csv', 'some text');
  expect(readZip(Buffer.from('Top pages,Clicks'), LIMITS)).toBeUndefined();
  for (let length = 0; length < zip.length; length += 1)
    expect(readZip(zip.subarray(0, length), LIMITS)).toBeUndefined();
});
