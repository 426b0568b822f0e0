import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { s3ObjectStore } from '#src/platform/storage/s3-object-store.server.ts';
import { startS3StandIn } from '#tests/fakes/s3-stand-in.ts';
import { described, photo } from '#tests/builders/picture.ts';
import {
  createRenditionNode,
  createTestStore,
  fileOf,
  renditionNames,
} from '#tests/support/rendition-node.ts';

test.each([
  ['width=400', 'image/webp 400x240'],
  ['height=60', 'image/webp 400x240'],
  ['height=300', 'image/webp 500x300'],
  ['width=401', 'image/webp 500x300'],
  ['width=96&height=48', 'image/webp 400x200'],
  ['width=123&height=123', 'image/webp 300x300'],
  ['width=2400', 'image/webp 500x300'],
  ['width=2400&height=2400', 'image/webp 300x300'],
  ['quality=10', 'image/webp 500x300'],
  ['width=50&format=jpeg', 'image/jpeg 400x240'],
  ['width=50&format=png', 'image/png 400x240'],
  ['width=50&format=origin', 'image/jpeg 400x240'],
])('creates for %s an %s', async (query, expected) => {
  const { made } = await createRenditionNode();
  expect(await made(query)).toBe(expected);
});

test('encodes smaller files with lower quality', async () => {
  const { ask } = await createRenditionNode();
  const [poor, usual, good] = await Promise.all(
    ['width=200&quality=20', 'width=200', 'width=200&quality=95'].map(
      async (query) => fileOf(await ask(query)).file.contents.length,
    ),
  );
  expect(poor).toBeLessThan(usual!);
  expect(usual).toBeLessThan(good!);
});

test('rotates by the Exif orientation, and removes metadata', async () => {
  const { library, ask } = await createRenditionNode();
  const white = { create: { width: 30, height: 40, channels: 3, background: '#fff' } } as const;
  const lying = sharp({ create: { ...white.create, width: 60, background: '#000' } })
    .composite([{ input: await sharp(white).png().toBuffer(), left: 30, top: 0 }])
    .withExif({ IFD0: { Make: 'Phone' } })
    .withMetadata({ orientation: 6 });
  await library.add('b.jpg', await lying.jpeg().toBuffer());
  const { file } = fileOf(await ask('width=20', 'b.jpg'));
  expect(await described(file.contents)).toBe('image/webp 40x60');
  expect(await sharp(file.contents).metadata()).not.toHaveProperty('exif');
  const pixels = await sharp(file.contents).greyscale().raw().toBuffer();
  // The left half of the stored image is the upper half after rotation.
  expect([pixels.at(15)! < 50, pixels.at(-15)! > 200]).toEqual([true, true]);
});

test('preserves transparency of a PNG in WebP, and replaces it by white in JPEG', async () => {
  const { library, ask } = await createRenditionNode();
  const clear = sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } });
  await library.add('clear.png', await clear.png().toBuffer());
  const pixel = async (query: string) => {
    const { file } = fileOf(await ask(query, 'clear.png'));
    return [...(await sharp(file.contents).raw().toBuffer()).subarray(0, 4)];
  };
  expect((await pixel('width=9'))[3]).toBe(0);
  expect((await pixel('width=9&format=jpeg')).slice(0, 3)).toEqual([255, 255, 255]);
});

test('returns a drawing unchanged', async () => {
  const { library, ask, store, encodings } = await createRenditionNode();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await library.add('a.svg', drawing);
  expect(fileOf(await ask('width=400&format=png', 'a.svg')).file).toEqual({
    contents: drawing,
    contentType: 'image/svg+xml',
  });
  expect([encodings(), await renditionNames(store, 'a.svg')]).toEqual([0, []]);
});

test('encodes once for concurrent requests, and reads the stored rendition later', async () => {
  const { ask, encodings, reads, store } = await createRenditionNode();
  const [one, two] = await Promise.all([ask('width=400'), ask('width=400&quality=80')]);
  expect(fileOf(one).file.contents).toBe(fileOf(two).file.contents);
  const readsBefore = reads();
  await ask('width=400');
  expect([encodings(), reads()]).toEqual([1, readsBefore]);
  expect(await renditionNames(store)).toEqual(['r1-400x240-q80.webp']);
});

test('serves a rendition that another node has created', async () => {
  const first = await createRenditionNode();
  await first.ask('width=400');
  const second = await createRenditionNode(first.store);
  expect(await second.made('width=400')).toBe('image/webp 400x240');
  expect(second.encodings()).toBe(0);
});

test.each(['webp', 'avif'])(
  'does not make a %s that another node made in the meantime',
  async (format) => {
    const own = await createTestStore();
    const made: string[] = [];
    const store: ObjectStore = {
      ...own,
      write: (path, contents) => {
        if (path.endsWith(format)) made.push(path);
        return own.write(path, contents);
      },
    };
    const here = await createRenditionNode(store);
    const there = await createRenditionNode(store);
    const query = `width=400&format=${format}`;
    if (format === 'avif') await here.ask('width=400');
    const release = there.occupy();
    const asked = there.ask(query);
    await vi.waitFor(() => expect(there.encodings()).toBe(1));
    await here.ask(query);
    await here.settle();
    release();
    await asked;
    await there.settle();
    expect(made).toHaveLength(1);
  },
);

test('creates new renditions of a replaced file at once, and on other nodes within a minute', async () => {
  const here = await createRenditionNode();
  const there = await createRenditionNode(here.store);
  await Promise.all([here.made('width=400'), there.made('width=400')]);
  await here.library.add('a.jpg', await photo(450, 450, 'png'));
  expect(await here.made('width=400')).toBe('image/webp 400x400');
  expect(await renditionNames(here.store)).toEqual(['r1-400x400-q80.webp']);
  there.pass(60_001);
  expect(await there.made('width=400')).toBe('image/webp 400x400');
  expect(there.encodings()).toBe(1);
});

test('reads a file again that is replaced while it is read', async () => {
  const store = await createTestStore();
  const reading = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let reads = 0;
  const slow: ObjectStore = {
    ...store,
    read: async (path) => {
      const contents = await store.read(path);
      // The first read is for the info, the second one for the encoding.
      if (path !== 'cms_media/a.jpg' || (reads += 1) !== 2) return contents;
      reading.resolve();
      await released.promise;
      return contents;
    },
  };
  const { ask, made, library } = await createRenditionNode(slow);
  const early = ask('width=400');
  await reading.promise;
  await library.add('a.jpg', await photo(450, 450, 'png'));
  released.resolve();
  await early;
  expect(await made('width=400')).toBe('image/webp 400x400');
});

test('stores renditions in S3 outside the media bucket', async () => {
  const s3 = await startS3StandIn();
  onTestFinished(() => s3.stop());
  const { made, encodings } = await createRenditionNode(s3ObjectStore(s3));
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(encodings()).toBe(1);
  expect([...s3.objects.keys()]).toEqual([
    'cms_media/a.jpg',
    expect.stringMatching(/^renditions\/a\.jpg\/r1-[0-9a-f]{32}-400x240-q80\.webp$/),
  ]);
});
