import { makeZip } from 'client-zip';
import { expect, test } from 'vitest';
import { zipOf, type ZipPart } from '#tests/builders/zip-archive.ts';
import { openZip } from './open-zip.server.ts';

const LIMITS = { maxEntries: 10, maxFileBytes: 10_000_000, maxBytes: 30_000_000 };

async function read(zip: Buffer, limits = LIMITS) {
  const { entries, refused } = await openZip(zip, limits);
  const texts = entries.map(async (entry) => [entry.name, (await entry.read()).toString()]);
  return { texts: await Promise.all(texts), refused };
}

const reasons = async (...parts: ZipPart[]) =>
  (await read(zipOf(parts))).refused.map(({ message }) => message);

test('reads stored and compressed files, in any order', async () => {
  const stored = makeZip([
    { name: 'Pages.csv', input: 'a,b' },
    { name: 'folder/' },
    { name: 'Größe.csv', input: '' },
  ]);
  const { texts } = await read(Buffer.from(await new Response(stored).arrayBuffer()));
  expect(texts).toEqual([
    ['Pages.csv', 'a,b'],
    ['Größe.csv', ''],
  ]);
  const zip = await openZip(
    zipOf([
      { name: 'a', data: 'one' },
      { name: 'b', data: 'two' },
    ]),
    LIMITS,
  );
  expect((await zip.entries[1]!.read()).toString()).toBe('two');
  expect((await zip.entries[0]!.read()).toString()).toBe('one');
});

test('reads names of any program: UTF-8 without its flag, CP437, backslashes', async () => {
  const { texts } = await read(
    zipOf([
      { name: 'Über.md', data: '', flags: 0 },
      { name: Buffer.from([0x9a, 0x2e, 0x6d, 0x64]), data: '', flags: 0 },
      { name: String.raw`a\b.md`, data: '' },
      { name: './c.md', data: '' },
    ]),
  );
  expect(texts.map(([name]) => name)).toEqual(['Über.md', 'Ü.md', 'a/b.md', 'c.md']);
});

test('names what it does not read, and reads the rest', async () => {
  const outside = ['../a', '/a', 'a/../../b', 'C:\\a', 'c:/a', 'a\0.md', '..\\a'];
  const all = await reasons(...outside.map((name) => ({ name, data: '' })));
  expect(new Set(all)).toEqual(new Set(['Its path leads out of the archive']));
  expect(all).toHaveLength(outside.length);
  expect(await reasons({ name: 'a', data: '/etc/hostname', mode: 0o120_777 })).toEqual([
    'It is a link',
  ]);
  expect(await reasons({ name: 'a', data: 'x', flags: 1 })).toEqual(['It is encrypted']);
  expect(await reasons({ name: 'a', data: 'x', method: 12 })).toEqual([
    'It is packed in a way that cannot be read',
  ]);
  const { texts, refused } = await read(
    zipOf([
      { name: 'a', data: 'first' },
      { name: 'a', data: 'second' },
      { name: 'A', data: 'other case' },
      { name: '..b', data: 'dots' },
    ]),
  );
  expect(texts).toEqual([
    ['a', 'first'],
    ['A', 'other case'],
    ['..b', 'dots'],
  ]);
  expect(refused).toEqual([{ name: 'a', message: 'Another file before it has the same name' }]);
});

test('refuses bombs before they are unpacked, and stops those that lie about their size', async () => {
  const zeros = Buffer.alloc(3_000_000);
  expect(await reasons({ name: 'bomb', data: zeros })).toEqual([
    'It unpacks to more than 200 times its size',
  ]);
  expect(await reasons({ name: 'bomb', data: zeros, bytes: 0xff_ff_ff_00 })).toEqual([
    'It unpacks to more than 10 MB',
  ]);
  const { entries } = await openZip(zipOf([{ name: 'bomb', data: zeros, bytes: 500 }]), LIMITS);
  await expect(entries[0]!.read()).rejects.toThrow(/too many bytes/);
  const many = Array.from({ length: 4 }, (_, at) => ({ name: `${at}`, data: '', bytes: 900_000 }));
  await expect(openZip(zipOf(many), { ...LIMITS, maxBytes: 3_000_000 })).rejects.toThrow(
    'It unpacks to more than 3 MB',
  );
  await expect(openZip(zipOf(many), { ...LIMITS, maxEntries: 3 })).rejects.toThrow(
    'It has more than 3 files',
  );
});

test('refuses what is no archive, and archives cut off anywhere', async () => {
  const zip = zipOf([{ name: 'Queries.csv', data: 'some text' }]);
  await expect(openZip(Buffer.from('Top pages,Clicks'), LIMITS)).rejects.toThrow('no ZIP archive');
  for (let length = 0; length < zip.length; length += 1)
    // oxlint-disable-next-line no-await-in-loop
    await expect(read(zip.subarray(0, length))).rejects.toThrow(/ZIP archive|damaged/);
});
