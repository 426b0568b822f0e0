import { expect, test, vi } from 'vitest';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { claiming } from '#tests/builders/picture.ts';
import {
  createRenditionNode,
  fileOf,
  landscapePhoto,
  renditionNames,
} from '#tests/support/rendition-node.ts';

test('rejects a file that claims more than 50 million pixels without decoding it', async () => {
  const { library, ask, encodings } = await createRenditionNode();
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
  ['half a JPEG', (photo: Buffer) => photo.subarray(0, photo.length / 2)],
  ['an empty file', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('hello')],
  ['a first line', (photo: Buffer) => photo.subarray(0, 20)],
  ['a drawing under a false name', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a BMP', () => Buffer.from('BM'.padEnd(80, '\0'))],
])('rejects %s as broken', async (_name, contents) => {
  const { library, ask, store } = await createRenditionNode();
  await library.add('b.jpg', contents(await landscapePhoto()));
  for (const query of ['width=400', 'width=400&format=avif'])
    expect(await ask(query, 'b.jpg')).toEqual({ kind: 'broken', message: expect.any(String) });
  expect(await renditionNames(store, 'b.jpg')).toEqual([]);
});

test.each(['none.jpg', '../secret.jpg', 'a/../../secret.jpg', '.hidden.jpg', 'a.jpg/r.webp'])(
  'returns undefined for %s',
  async (path) => {
    const { ask, store } = await createRenditionNode();
    await store.write('secret.jpg', await landscapePhoto());
    expect(await ask('width=400', path)).toBeUndefined();
  },
);

test('limits the number of stored uncommon renditions, but creates each', async () => {
  const { store, made, ask, reads, settle } = await createRenditionNode();
  const { file } = fileOf(await ask('width=10&quality=70'));
  const [first] = await store.list('renditions/a.jpg');
  for (let n = 0; n < 63; n += 1)
    await store.write(
      `renditions/a.jpg/${first!.name.replace('400x240', `11x${n}`)}`,
      file.contents,
    );
  expect(await made('width=12&height=13')).toBe('image/webp 277x300');
  expect(await renditionNames(store)).toHaveLength(64);
  const readsBefore = reads();
  expect(await made('width=12&height=14&format=avif')).toBe('image/webp 257x300');
  await settle();
  expect(reads()).toBe(readsBefore + 1);
  expect(await made('width=400')).toBe('image/webp 400x240');
  expect(await renditionNames(store)).toContain('r1-400x240-q80.webp');
});

test('returns a rendition that cannot be saved', async () => {
  const { store } = await createRenditionNode();
  const full: ObjectStore = { ...store, write: () => Promise.reject(new Error('disk full')) };
  expect(await (await createRenditionNode(full)).made('width=400')).toBe('image/webp 400x240');
});

test('returns busy if too many encodings are waiting', async () => {
  const { ask, occupy, encodings } = await createRenditionNode();
  const release = occupy();
  const asked = Promise.all(Array.from({ length: 10 }, (_, n) => ask(`quality=${n + 1}`)));
  await vi.waitFor(() => expect(encodings()).toBe(10));
  release();
  const kinds = (await asked).map((each) => each?.kind);
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(5);
  expect(kinds.filter((kind) => kind === 'file')).toHaveLength(5);
});
