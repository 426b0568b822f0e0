import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { s3ObjectStore } from '#src/platform/storage/s3-object-store.server.ts';
import { startS3StandIn } from '#tests/fakes/s3-stand-in.ts';
import { createMediaLibrary } from './media-library.server.ts';
import { claiming, described, photo } from '#tests/builders/picture.ts';
import { readRenditionRequest } from './rendition-request.ts';
import { createRenditions, type RenditionAnswer } from './renditions.server.ts';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';

let landscape: Buffer;
let folder: string;
beforeAll(async () => {
  landscape = await photo(500, 300);
  folder = await mkdtemp(join(tmpdir(), 'cadron-renditions-'));
});
afterAll(() => rm(folder, { recursive: true }));

const fileOf = (answer: RenditionAnswer | undefined) => {
  if (answer?.kind !== 'file') throw new Error(`no file but ${answer?.kind}`);
  return answer;
};

/** One node on a store, by default on one of its own, with the picture `a.jpg`; it tells what it has done. */
async function node(own: ObjectStore = localObjectStore(join(folder, crypto.randomUUID()))) {
  let now = 0;
  let encodings = 0;
  let reads = 0;
  const store: ObjectStore = {
    ...own,
    read: (path) => {
      if (path.startsWith('cms_media/')) reads += 1;
      return own.read(path);
    },
  };
  const counted = createWorkSlots(1, 5);
  const slots: typeof counted = {
    now: (work) => ((encodings += 1), counted.now(work)),
    later: (work) => ((encodings += 1), counted.later(work)),
  };
  const library = createMediaLibrary(store);
  const clock = () => new Date(now);
  const renditions = createRenditions({ store, library, slots, clock, log: silentLogger });
  if (!(await library.has('a.jpg'))) await library.add('a.jpg', landscape);
  const ask = async (query: string, path = 'a.jpg') => {
    const asked = readRenditionRequest(new URLSearchParams(query));
    if (!('request' in asked)) throw new Error(`no rendition: ${query}`);
    return renditions.find(path, asked.request);
  };
  return {
    ask,
    library,
    store,
    /** what comes for this query: type and size, as its own bytes have it */
    made: async (query: string, path?: string) => {
      const { file } = fileOf(await ask(query, path));
      const made = await described(file.contents);
      expect(made.split(' ')[0]).toBe(file.contentType);
      return made;
    },
    encodings: () => encodings,
    /** how often an original was read */
    reads: () => reads,
    /** keeps every later encoding waiting until it is called */
    occupy: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      void counted.now(() => promise);
      return resolve;
    },
    /** waits until nothing is made any more */
    settle: () => new Promise<void>((resolve) => void counted.later(async () => resolve())),
    pass: (ms: number) => void (now += ms),
  };
}

const namesIn = async (store: ObjectStore, path = 'a.jpg') =>
  (await store.list(`renditions/${path}`)).map(({ name }) => name.replace(/-[0-9a-f]{32}-/, '-'));

test.each([
  ['width=400', 'image/webp 400x240'],
  ['height=60', 'image/webp 100x60'],
  ['width=123&height=123', 'image/webp 123x123'],
  ['width=2400', 'image/webp 500x300'],
  ['width=2400&height=2400', 'image/webp 300x300'],
  ['quality=10', 'image/webp 500x300'],
  ['width=50&format=jpeg', 'image/jpeg 50x30'],
  ['width=50&format=png', 'image/png 50x30'],
  ['width=50&format=origin', 'image/jpeg 50x30'],
])('%s makes %s', async (query, expected) => {
  const { made } = await node();
  expect(await made(query)).toBe(expected);
});

test('quality says how much may be lost', async () => {
  const { ask } = await node();
  const [poor, usual, good] = await Promise.all(
    ['width=200&quality=20', 'width=200', 'width=200&quality=95'].map(
      async (query) => fileOf(await ask(query)).file.contents.length,
    ),
  );
  expect(poor).toBeLessThan(usual!);
  expect(usual).toBeLessThan(good!);
});

test('a picture of a phone held upright stands upright, and tells nothing of the phone', async () => {
  const { library, ask } = await node();
  const white = { create: { width: 30, height: 40, channels: 3, background: '#fff' } } as const;
  const lying = sharp({ create: { ...white.create, width: 60, background: '#000' } })
    .composite([{ input: await sharp(white).png().toBuffer(), left: 30, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6 });
  await library.add('b.jpg', await lying.jpeg().toBuffer());
  const { file } = fileOf(await ask('width=20', 'b.jpg'));
  expect(await described(file.contents)).toBe('image/webp 20x30');
  expect(await sharp(file.contents).metadata()).not.toHaveProperty('exif');
  const pixels = await sharp(file.contents).greyscale().raw().toBuffer();
  // What the camera took as its left half is the upper one.
  expect([pixels.at(15)! < 50, pixels.at(-15)! > 200]).toEqual([true, true]);
});

test('what is seen through in a PNG is seen through in WebP, and white in JPEG', async () => {
  const { library, ask } = await node();
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } });
  await library.add('clear.png', await clear.png().toBuffer());
  const pixel = async (query: string) => {
    const { file } = fileOf(await ask(query, 'clear.png'));
    return [...(await sharp(file.contents).raw().toBuffer()).subarray(0, 4)];
  };
  expect((await pixel('width=9'))[3]).toBe(0);
  expect((await pixel('width=9&format=jpeg')).slice(0, 3)).toEqual([255, 255, 255]);
});

test('a drawing stays a drawing', async () => {
  const { library, ask, store, encodings } = await node();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await library.add('a.svg', drawing);
  expect(fileOf(await ask('width=400&format=png', 'a.svg')).file).toEqual({
    contents: drawing,
    contentType: 'image/svg+xml',
  });
  expect([encodings(), await namesIn(store, 'a.svg')]).toEqual([0, []]);
});

test('two who ask at once wait for one encoding; who asks later waits for none', async () => {
  const { ask, encodings, reads, store } = await node();
  const [one, two] = await Promise.all([ask('width=400'), ask('width=400&quality=80')]);
  expect(fileOf(one).file.contents).toBe(fileOf(two).file.contents);
  const readsBefore = reads();
  await ask('width=400');
  expect([encodings(), reads()]).toEqual([1, readsBefore]);
  expect(await namesIn(store)).toEqual(['r1-400x240-q80.webp']);
});

test('another node serves what one has made', async () => {
  const first = await node();
  await first.ask('width=400');
  const second = await node(first.store);
  expect(await second.made('width=400')).toBe('image/webp 400x240');
  expect(second.encodings()).toBe(0);
});

test('a replaced file has new renditions at once, and on other nodes within a minute', async () => {
  const here = await node();
  const there = await node(here.store);
  await Promise.all([here.made('width=400'), there.made('width=400')]);
  await here.library.add('a.jpg', await photo(450, 450, 'png'));
  expect(await here.made('width=400')).toBe('image/webp 400x400');
  expect(await namesIn(here.store)).toEqual(['r1-400x400-q80.webp']);
  there.pass(60_001);
  expect(await there.made('width=400')).toBe('image/webp 400x400');
  expect(there.encodings()).toBe(1);
});

test('a file that is replaced while it is read is read again', async () => {
  const store = localObjectStore(join(folder, crypto.randomUUID()));
  const reading = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let reads = 0;
  const slow: ObjectStore = {
    ...store,
    read: async (path) => {
      const contents = await store.read(path);
      // The first read tells what it is, the second one is for the encoding.
      if (path !== 'cms_media/a.jpg' || (reads += 1) !== 2) return contents;
      reading.resolve();
      await released.promise;
      return contents;
    },
  };
  const { ask, made, library } = await node(slow);
  const early = ask('width=400');
  await reading.promise;
  await library.add('a.jpg', await photo(450, 450, 'png'));
  released.resolve();
  await early;
  expect(await made('width=400')).toBe('image/webp 400x400');
});

test('the first who asks for AVIF gets WebP for now, the next one AVIF', async () => {
  const { ask, made, settle, store } = await node();
  const first = fileOf(await ask('width=400&format=avif'));
  expect([first.file.contentType, first.isProvisional]).toEqual(['image/webp', true]);
  await settle();
  expect(await namesIn(store)).toContain('r1-400x240-q80.avif');
  expect(await made('width=400&format=avif')).toBe('image/avif 400x240');
  expect(fileOf(await ask('width=400&format=avif')).isProvisional).toBeUndefined();
});

test('an AVIF that would not be smaller is made once and never sent', async () => {
  const { library, ask, store, encodings, settle } = await node();
  await library.add('dot.png', await photo(2, 2, 'png'));
  expect(fileOf(await ask('format=avif', 'dot.png')).isProvisional).toBe(true);
  await settle();
  expect(await namesIn(store, 'dot.png')).toHaveLength(2);
  const later = fileOf(await ask('format=avif', 'dot.png'));
  expect([later.file.contentType, later.isProvisional]).toEqual(['image/webp', undefined]);
  expect(encodings()).toBe(2);
});

test('an AVIF is made once however many ask, and of no file that was replaced meanwhile', async () => {
  const { ask, encodings, occupy, library, settle, store } = await node();
  await ask('width=400');
  const release = occupy();
  await Promise.all([1, 2, 3].map(() => ask('width=400&format=avif')));
  expect(encodings()).toBe(2);
  await library.add('a.jpg', await photo(400, 240));
  release();
  await settle();
  expect(await namesIn(store)).toEqual(['r1-400x240-q80.webp']);
});

test('a file that claims more than 50 million pixels is refused before it is read', async () => {
  const { library, ask, encodings } = await node();
  const bomb = await claiming(8_000, 7_000);
  expect(bomb.length).toBeLessThan(200);
  await library.add('bomb.png', bomb);
  expect(await ask('width=400', 'bomb.png')).toEqual({
    kind: 'broken',
    message: expect.stringContaining('50 million pixels'),
  });
  expect(encodings()).toBe(0);
});

test.each([
  ['half a JPEG', () => landscape.subarray(0, landscape.length / 2)],
  ['an empty file', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  ['a first line', () => landscape.subarray(0, 20)],
  ['a drawing under a false name', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', () => Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
])('%s is told to be no picture', async (_name, contents) => {
  const { library, ask, store } = await node();
  await library.add('b.jpg', contents());
  for (const query of ['width=400', 'width=400&format=avif'])
    expect(await ask(query, 'b.jpg')).toEqual({ kind: 'broken', message: expect.any(String) });
  expect(await namesIn(store, 'b.jpg')).toEqual([]);
});

test.each(['none.jpg', '../secret.jpg', 'a/../../secret.jpg', '.hidden.jpg', 'a.jpg/r.webp'])(
  '%s is no file, and has no renditions',
  async (path) => {
    const { ask, store } = await node();
    await store.write('secret.jpg', landscape);
    expect(await ask('width=400', path)).toBeUndefined();
  },
);

test('of the sizes that no page asks for only so many are kept, but each is made', async () => {
  const { store, made, ask, reads, settle } = await node();
  const { file } = fileOf(await ask('width=10'));
  const [first] = await store.list('renditions/a.jpg');
  for (let n = 0; n < 63; n += 1)
    await store.write(`renditions/a.jpg/${first!.name.replace('10x6', `11x${n}`)}`, file.contents);
  expect(await made('width=12')).toBe('image/webp 12x7');
  expect(await namesIn(store)).toHaveLength(64);
  const readsBefore = reads();
  expect(await made('width=12&format=avif')).toBe('image/webp 12x7');
  await settle();
  expect(reads()).toBe(readsBefore + 1);
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(await namesIn(store)).toContain('r1-400x240-q80.webp');
});

test('a rendition that cannot be kept is sent all the same', async () => {
  const { store } = await node();
  const full: ObjectStore = { ...store, write: () => Promise.reject(new Error('disk full')) };
  expect(await (await node(full)).made('width=400')).toBe('image/webp 400x240');
});

test('beyond what may wait the answer is that too many are asked for', async () => {
  const { ask } = await node();
  const widths = Array.from({ length: 10 }, (_, n) => `width=${n + 1}`);
  const kinds = (await Promise.all(widths.map((width) => ask(width)))).map((each) => each?.kind);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(4);
  expect(kinds.filter((kind) => kind === 'file')).toHaveLength(6);
});

test('renditions live in S3 as well, where no bucket of media has them', async () => {
  const s3 = await startS3StandIn();
  onTestFinished(() => s3.stop());
  const { made, encodings } = await node(s3ObjectStore(s3));
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(encodings()).toBe(1);
  expect([...s3.objects.keys()]).toEqual([
    'cms_media/a.jpg',
    expect.stringMatching(/^renditions\/a\.jpg\/r1-[0-9a-f]{32}-400x240-q80\.webp$/),
  ]);
});
