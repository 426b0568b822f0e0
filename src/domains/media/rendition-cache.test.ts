import { expect, onTestFinished, test } from 'vitest';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { s3ObjectStore } from '#src/platform/storage/s3-object-store.server.ts';
import { startS3StandIn } from '#tests/fakes/s3-stand-in.ts';
import { photo } from '#tests/builders/picture.ts';
import { fileOf, namesIn, openRenditions } from '#tests/support/open-renditions.ts';

const { newStore, node } = openRenditions();

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
  const store = newStore();
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
