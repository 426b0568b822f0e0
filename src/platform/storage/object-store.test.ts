import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3StandIn } from '#tests/fakes/s3-stand-in.ts';
import { localObjectStore } from './local-object-store.server.ts';
import type { ByteRange, ObjectStore } from './object-store.server.ts';
import { s3ObjectStore } from './s3-object-store.server.ts';

interface Opened {
  store: ObjectStore;
  close(): Promise<void>;
}

async function openLocal(): Promise<Opened> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-store-'));
  return { store: localObjectStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function openStandIn(): Promise<Opened> {
  const s3 = await startS3StandIn();
  return { store: s3ObjectStore(s3), close: s3.stop };
}

/** Opens a bucket of a real service, when TEST_S3 names one: `http://key:secret@127.0.0.1:9000/bucket`. */
function openReal(address: string): () => Promise<Opened> {
  const { username, password, origin, pathname } = new URL(address);
  const store = s3ObjectStore({
    endpoint: origin,
    region: 'us-east-1',
    bucket: pathname.slice(1),
    accessKeyId: username,
    secretAccessKey: password,
  });
  return () => Promise.resolve({ store, close: () => Promise.resolve() });
}

async function allPaths(store: ObjectStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const path of store.paths()) paths.push(path);
  return paths;
}

const real = process.env['TEST_S3'];
const KINDS: [string, () => Promise<Opened>][] = [
  ['a local folder', openLocal],
  ['S3', openStandIn],
  ...(real ? [['a real S3', openReal(real)] as [string, () => Promise<Opened>]] : []),
];

describe.each(KINDS)('a store in %s', (_kind, open) => {
  let opened: Opened;
  let store: ObjectStore;
  let folder: string;
  beforeAll(async () => {
    opened = await open();
    store = opened.store;
  });
  afterAll(() => opened?.close());
  beforeEach(() => {
    folder = `contract/${randomUUID()}`;
  });
  const text = async (path: string) => (await store.read(path))?.toString();

  test('lists the files of a folder with their sizes, sorted by name, without its folders', async () => {
    for (const name of ['b.svg', 'Zeta.svg', 'a 10.svg', 'ä.svg'])
      await store.write(`${folder}/${name}`, 'x'.repeat(name.length));
    await store.write(`${folder}/inner/deep.svg`, 'deep');
    await store.write(`${folder}-beside/other.svg`, 'other');
    expect(await store.list(folder)).toEqual([
      { name: 'a 10.svg', size: 8 },
      { name: 'ä.svg', size: 5 },
      { name: 'b.svg', size: 5 },
      { name: 'Zeta.svg', size: 8 },
    ]);
  });

  test('lists nothing for a missing folder or a file', async () => {
    expect(await store.list(`${folder}/nothing`)).toEqual([]);
    await store.write(`${folder}/file.svg`, 'x');
    expect(await store.list(`${folder}/file.svg`)).toEqual([]);
  });

  test('lists more files than one page of S3 holds', { timeout: 60_000 }, async () => {
    const names = Array.from({ length: 1_005 }, (_, n) => `${String(n).padStart(4, '0')}.svg`);
    for (let n = 0; n < names.length; n += 50)
      await Promise.all(
        names.slice(n, n + 50).map((name) => store.write(`${folder}/${name}`, 'x')),
      );
    expect((await store.list(folder)).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    'two words.svg',
    'Zürich – 東京 🦊.svg',
    'e\u0301 decomposed.svg',
    'a#b?c=d&e=f.svg',
    '100%25 + 1.svg',
    `it's (so) *good* "quoted" <b>.svg`,
    '~tilde!$,;:@[]{}^`|.svg',
    '-dash and .dot',
  ])('stores a file named %j', async (name) => {
    const path = `${folder}/${name}`;
    await store.write(path, name);
    expect(await text(path)).toBe(name);
    expect(await store.exists(path)).toBe(true);
    expect((await store.list(folder)).map((file) => file.name)).toEqual([name]);
    await store.remove(path);
    expect(await store.exists(path)).toBe(false);
  });

  test.each(['../escaped.svg', 'a/../../escaped.svg', '..', 'nul\0.svg', 'line\nbreak.svg'])(
    'rejects the path %j',
    async (path) => {
      await expect(store.write(path, 'x')).rejects.toThrow();
      await expect(store.read(path)).rejects.toThrow();
      await expect(store.exists(path)).rejects.toThrow();
      await expect(store.remove(path)).rejects.toThrow();
      await expect(store.list(path)).rejects.toThrow();
    },
  );

  test('reads a missing file as undefined and removes it without an error', async () => {
    await store.write(`${folder}/inner/there.svg`, 'x');
    const missing = [`${folder}/a.svg`, `${folder}/inner`, `${folder}/inner/there.svg/b.svg`];
    for (const path of [...missing, `${folder}/${'n'.repeat(300)}.svg`]) {
      expect(await store.read(path), path).toBeUndefined();
      expect(await store.exists(path), path).toBe(false);
    }
    await store.remove(`${folder}/a.svg`);
  });

  test('overwrites files, and returns empty and binary contents unchanged', async () => {
    const path = `${folder}/picture.png`;
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7) % 256));
    await store.write(path, 'a longer text than what follows');
    await store.write(path, bytes);
    expect((await store.read(path))?.equals(bytes)).toBe(true);
    await store.write(path, '');
    expect(await text(path)).toBe('');
    expect(await store.list(folder)).toEqual([{ name: 'picture.png', size: 0 }]);
  });

  test(
    'shows readers the old or the new file, never a part or none',
    { timeout: 30_000 },
    async () => {
      const path = `${folder}/big.bin`;
      const contents = ['a', 'b'].map((letter) => Buffer.alloc(6_000_000, letter));
      await store.write(path, contents[0]!);
      const progress = { reads: 0, isWriting: true };
      const writing = (async () => {
        for (let writes = 1; writes <= 6 || progress.reads < 3; writes += 1)
          await store.write(path, contents[writes % 2]!);
        progress.isWriting = false;
      })();
      for (; progress.isWriting; progress.reads += 1) {
        const seen = await store.read(path);
        expect(contents.some((each) => seen?.equals(each))).toBe(true);
      }
      await writing;
    },
  );

  test('streams files and parts of them, and knows their size', async () => {
    const path = `${folder}/video.mp4`;
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 11) % 256));
    await store.writeStream(path, Readable.from([bytes.subarray(0, 99), bytes.subarray(99)]));
    expect(await store.size(path)).toBe(bytes.length);
    const read = async (range?: ByteRange) => buffer((await store.openStream(path, range))!);
    expect((await read()).equals(bytes)).toBe(true);
    expect((await read({ first: 7, last: 7 })).equals(bytes.subarray(7, 8))).toBe(true);
    expect((await read({ first: 9, last: 250_000 })).equals(bytes.subarray(9, 250_001))).toBe(true);
    for (const missing of [`${folder}/none.mp4`, folder]) {
      expect(await store.openStream(missing), missing).toBeUndefined();
      expect(await store.size(missing), missing).toBeUndefined();
    }
    await expect(store.openStream('../escaped')).rejects.toThrow();
    await expect(store.size('../escaped')).rejects.toThrow();
  });

  test('keeps the old file when a stream fails', async () => {
    const path = `${folder}/a.bin`;
    await store.write(path, 'old');
    async function* failing() {
      yield Buffer.from('new');
      throw new Error('the connection was lost');
    }
    await expect(store.writeStream(path, failing())).rejects.toThrow();
    expect(await text(path)).toBe('old');
  });

  test('yields the paths of all files at any depth', async () => {
    const own = ['one.svg', 'a b/two.svg', 'a b/c/three.svg'].map((name) => `${folder}/${name}`);
    for (const path of own) await store.write(path, 'x');
    const paths = await allPaths(store);
    expect(paths.filter((path) => path.startsWith(folder)).toSorted()).toEqual(own.toSorted());
    expect(paths.some((path) => path.includes('.unfinished'))).toBe(false);
    const within = [];
    for await (const path of store.paths(`${folder}/a b`)) within.push(path);
    expect(within.toSorted()).toEqual(own.slice(1).toSorted());
    for await (const path of store.paths(`${folder}/none`)) expect(path).toBeUndefined();
  });
});
