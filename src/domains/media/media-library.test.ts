import { expect, test } from 'vitest';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createMediaLibrary } from './media-library.server.ts';

/** A store that rejects the same paths as the real ones, and returns a file for every other path. */
function fakeStore(names: string[] = []) {
  const requested: string[] = [];
  const written = new Map<string, Buffer | string>();
  const request = (path: string) => {
    if (/\p{C}|\.\.\//u.test(path)) throw new Error(`refused: ${path}`);
    requested.push(path);
  };
  const store: ObjectStore = {
    async list(folder) {
      request(folder);
      return names.map((name) => ({ name, size: 1 }));
    },
    async *paths() {},
    size: async () => undefined,
    openStream: async () => undefined,
    writeStream: async () => undefined,
    async read(path) {
      request(path);
      return Buffer.from('found');
    },
    write: async (path, contents) => void written.set(path, contents),
    exists: async (path) => written.has(path),
    remove: async (path) => void written.delete(path),
  };
  return { requested, written, library: createMediaLibrary(store) };
}

test.each([
  ['Client Logos/a.svg', 'image/svg+xml'],
  ['a.PNG', 'image/png'],
  ['x/y/z/photo.of.us.jpeg', 'image/jpeg'],
  ['Zürich – 東京 🦊.webp', 'image/webp'],
  ['100% + #1?.avif', 'image/avif'],
])('returns the file %j as %s', async (path, contentType) => {
  const { library, requested } = fakeStore();
  expect(await library.file(path)).toEqual({ contents: Buffer.from('found'), contentType });
  expect(requested).toEqual([`cms_media/${path}`]);
});

test.each([
  '../secret.svg',
  'a/../../secret.svg',
  'a/..',
  '..',
  '/etc/logo.svg',
  'a//b.svg',
  'a/',
  '',
  '.hidden.svg',
  '.unfinished/a.svg',
  'a/.git/b.svg',
  'a\\..\\b.svg',
  'a../b.svg',
  'nul\0.svg',
  'line\nbreak.svg',
  'zero\u200Bwidth.svg',
  'right\u202Eto left.svg',
  `${'n'.repeat(250)}.svg`,
  `${'d/'.repeat(2_000)}a.svg`,
])('rejects the path %j without a request to the store', async (path) => {
  const { library, requested } = fakeStore();
  expect(await library.file(path)).toBeUndefined();
  expect(requested).toEqual([]);
});

test.each([
  'page.html',
  'script.js',
  'data.json',
  'a.svg.exe',
  'svg',
  'a.svg ',
  'a',
  'a.constructor',
])('rejects the file type of %j', async (path) => {
  const { library, requested } = fakeStore();
  expect(await library.file(path)).toBeUndefined();
  expect(requested).toEqual([]);
});

test('lists only images, with encoded URLs', async () => {
  const { library, requested } = fakeStore([
    '.hidden.svg',
    'a&b #1?.svg',
    "it's (so) 100%.png",
    'notes.txt',
    'Zürich 🦊.webp',
  ]);
  expect(await library.list('Client Logos')).toEqual([
    { name: 'a&b #1?.svg', url: '/media/cms_media/Client%20Logos/a%26b%20%231%3F.svg' },
    {
      name: "it's (so) 100%.png",
      url: "/media/cms_media/Client%20Logos/it's%20(so)%20100%25.png",
    },
    {
      name: 'Zürich 🦊.webp',
      url: '/media/cms_media/Client%20Logos/Z%C3%BCrich%20%F0%9F%A6%8A.webp',
    },
  ]);
  expect(requested).toEqual(['cms_media/Client Logos']);
});

test('lists a URL that decodes to the path of the file', async () => {
  const { library, requested } = fakeStore(['50% – a+b.svg']);
  const [item] = await library.list('A & B');
  await library.file(decodeURIComponent(item!.url.slice('/media/cms_media/'.length)));
  expect(requested.at(-1)).toBe('cms_media/A & B/50% – a+b.svg');
});

test('lists at most 100 images, or the given limit', async () => {
  const names = Array.from({ length: 130 }, (_, n) => `${String(n).padStart(3, '0')}.svg`);
  const { library } = fakeStore(['000.txt', ...names]);
  const listed = await library.list('Many');
  expect(listed.map(({ name }) => name)).toEqual(names.slice(0, 100));
  expect(await library.list('Many', 3)).toHaveLength(3);
});

test('adds a file to the bucket', async () => {
  const { library, written } = fakeStore();
  expect(await library.has('Logos/a.svg')).toBe(false);
  await library.add('Logos/a.svg', Buffer.from('a'));
  expect([...written.keys()]).toEqual(['cms_media/Logos/a.svg']);
  expect(await library.has('Logos/a.svg')).toBe(true);
});
