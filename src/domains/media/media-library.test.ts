import { expect, test } from 'vitest';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createMediaLibrary } from './media-library.server.ts';

/** A store that refuses what the real ones refuse, and would give away whatever it is asked for. */
function fakeStore(names: string[] = []) {
  const asked: string[] = [];
  const written = new Map<string, Buffer | string>();
  const ask = (path: string) => {
    if (/\p{C}|\.\.\//u.test(path)) throw new Error(`refused: ${path}`);
    asked.push(path);
  };
  const store: ObjectStore = {
    async list(folder) {
      ask(folder);
      return names.map((name) => ({ name, size: 1 }));
    },
    async *paths() {},
    async read(path) {
      ask(path);
      return Buffer.from('found');
    },
    write: async (path, contents) => void written.set(path, contents),
    exists: async (path) => written.has(path),
    remove: async (path) => void written.delete(path),
  };
  return { asked, written, library: createMediaLibrary(store) };
}

test.each([
  ['Client Logos/a.svg', 'image/svg+xml'],
  ['a.PNG', 'image/png'],
  ['x/y/z/photo.of.us.jpeg', 'image/jpeg'],
  ['Zürich – 東京 🦊.webp', 'image/webp'],
  ['100% + #1?.avif', 'image/avif'],
])('the file %j is %s', async (path, contentType) => {
  const { library, asked } = fakeStore();
  expect(await library.file(path)).toEqual({ contents: Buffer.from('found'), contentType });
  expect(asked).toEqual([`cms_media/${path}`]);
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
])('the path %j has no file, and the store is not even asked', async (path) => {
  const { library, asked } = fakeStore();
  expect(await library.file(path)).toBeUndefined();
  expect(asked).toEqual([]);
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
])('the kind of %j is not served', async (path) => {
  const { library, asked } = fakeStore();
  expect(await library.file(path)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a listing has pictures only, with addresses that browsers and headers take', async () => {
  const { library, asked } = fakeStore([
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
  expect(asked).toEqual(['cms_media/Client Logos']);
});

test('the address of a listed file leads back to it', async () => {
  const { library, asked } = fakeStore(['50% – a+b.svg']);
  const [item] = await library.list('A & B');
  await library.file(decodeURIComponent(item!.url.slice('/media/cms_media/'.length)));
  expect(asked.at(-1)).toBe('cms_media/A & B/50% – a+b.svg');
});

test('a listing ends after 100 pictures, or after as many as asked for', async () => {
  const names = Array.from({ length: 130 }, (_, n) => `${String(n).padStart(3, '0')}.svg`);
  const { library } = fakeStore(['000.txt', ...names]);
  const listed = await library.list('Many');
  expect(listed.map(({ name }) => name)).toEqual(names.slice(0, 100));
  expect(await library.list('Many', 3)).toHaveLength(3);
});

test('a file is added below the bucket', async () => {
  const { library, written } = fakeStore();
  expect(await library.has('Logos/a.svg')).toBe(false);
  await library.add('Logos/a.svg', Buffer.from('a'));
  expect([...written.keys()]).toEqual(['cms_media/Logos/a.svg']);
  expect(await library.has('Logos/a.svg')).toBe(true);
});
