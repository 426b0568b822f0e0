import { expect, test } from 'vitest';
import {
  readSourceFile,
  readSourceText,
  showBody,
  warningsOf,
} from '#tests/support/import-sources.ts';
import { exportOf, POST, readGhost, readOne } from '#tests/support/ghost-file.ts';
import { ghostAdapter } from './ghost.server.ts';

const CASES = 'tests/cases/39-import-ghost-and-hubspot';
test('an export of 2014: numbers, milliseconds, Markdown, and one author', async () => {
  const { items, source } = await readSourceFile(ghostAdapter, `${CASES}/ghost-v0-wrapper.json`, {
    site: 'https://old.example.com',
  });
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    id: '1',
    title: 'Old markdown',
    slug: 'old-markdown',
    state: 'published',
    publishedAt: { instant: '2013-12-29T11:58:30.783Z' },
    author: { name: 'u' },
    categories: [{ name: 'A' }],
    cover: { address: 'https://old.example.com/content/images/2014/01/cover.jpg' },
    addresses: ['https://old.example.com/old-markdown/'],
  });
  expect(showBody(items[0]!)).toBe(
    '<p>Hello <em>there</em></p><p>{https://old.example.com/content/images/2014/01/cat.jpg|cat|}</p>',
  );
  expect(source.notes).toEqual([]);
});

test('both wrappers, and a byte order mark, are the same', async () => {
  const bare = exportOf({ posts: [POST] });
  const files = [bare, { db: [bare] }].map((file) => JSON.stringify(file));
  const results = await Promise.all(
    [...files, `\uFEFF${files[0]}`].map((file) => readSourceText(ghostAdapter, file)),
  );
  expect(results[0]!.items).toHaveLength(1);
  for (const { items, source } of results) {
    expect(items).toEqual(results[0]!.items);
    expect(source.origin).toBe('Ghost (Old Site)');
  }
});

test('recognizes its exports', () => {
  const file = { name: 'x.json', path: '', bytes: 1 };
  const recognizes = (head: unknown) => ghostAdapter.recognizes(file, JSON.stringify(head));
  expect(recognizes({ db: [exportOf({ posts: [] })] })).toBe(true);
  expect(recognizes(exportOf({ posts: [] }))).toBe(true);
  expect(recognizes([{ id: 1, slug: 'x' }])).toBe(false);
  expect(recognizes({ results: [] })).toBe(false);
});

test('without an address of the site, pictures have none to be found at, and a note says so', async () => {
  const { items, source } = await readGhost(
    { posts: [{ ...POST, feature_image: '__GHOST_URL__/content/images/a.png' }] },
    '',
  );
  expect(source.notes).toEqual([expect.stringContaining('address of the old site')]);
  expect(await source.find(items[0]!.cover!.address, 'post 1')).toBeUndefined();
  const elsewhere = 'https://x.example/a.png';
  expect(await source.find(elsewhere, 'post 1')).toEqual({ address: elsewhere });
});

test('tags in their order, without internal ones; authors in theirs', async () => {
  const one = await readOne(
    {},
    {
      tags: [
        { id: 't1', name: 'Second', slug: 'second' },
        { id: 't2', name: '#newsletter', slug: 'hash-newsletter' },
        { id: 't3', name: 'First', slug: 'first' },
        { id: 't4', name: 'Hidden', slug: 'hidden', visibility: 'internal' },
      ],
      posts_tags: ['t1', 't2', 't3', 't4', 'gone'].map((tag_id, at) => ({
        post_id: '5ddc',
        tag_id,
        sort_order: [3, 0, 1, 2, 4][at],
      })),
      users: [
        { id: 'u1', name: 'Jo Smith', slug: 'jo' },
        { id: 'u2', name: 'Kim Lee', slug: 'kim' },
      ],
      posts_authors: [
        { post_id: '5ddc', author_id: 'u1', sort_order: 1 },
        { post_id: '5ddc', author_id: 'u2', sort_order: 0 },
      ],
    },
  );
  expect(one.categories.map(({ name }) => name)).toEqual(['First']);
  expect(one.tags.map(({ name }) => name)).toEqual(['Second']);
  expect(one.author).toEqual({ key: 'Kim Lee+Jo Smith', name: 'Kim Lee and Jo Smith' });
});

test.each([
  ['published', 'public', 'published'],
  ['published', undefined, 'published'],
  ['published', 'members', 'members'],
  ['published', 'paid', 'members'],
  ['published', 'tiers', 'members'],
  ['published', 'something-new', 'members'],
  ['sent', 'public', 'members'],
  ['draft', 'paid', 'draft'],
  ['scheduled', 'public', 'scheduled'],
  ['something-new', 'public', 'unknown'],
])('%s for %s is %s', async (status, visibility, state) => {
  expect((await readOne({ status, visibility })).state).toBe(state);
});

test('pages are counted, by the field of every version', async () => {
  const pages = [{ type: 'page' }, { type: undefined, page: 1 }, { type: undefined, page: true }];
  const { items, skipped } = await readGhost({
    posts: [POST, ...pages.map((page) => ({ ...POST, ...page }))],
  });
  expect([items.length, skipped]).toEqual([1, { page: 3 }]);
});

test('search texts and cover of either table, and code that is left out', async () => {
  const one = await readOne(
    {
      feature_image: '__GHOST_URL__/content/images/size/w600/2024/a.jpg',
      custom_excerpt: 'By  hand',
      canonical_url: '__GHOST_URL__/other/',
      codeinjection_head: '<script>x</script>',
      published_at: '2019-03-08 19:30:00',
    },
    {
      posts_meta: [
        {
          post_id: '5ddc',
          meta_title: 'MT',
          meta_description: 'MD',
          og_image: '/content/images/o.png',
          feature_image_alt: 'Alt',
        },
      ],
    },
  );
  expect(one).toMatchObject({
    excerpt: 'By hand',
    publishedAt: { instant: '2019-03-08T19:30:00.000Z' },
    seo: {
      title: 'MT',
      description: 'MD',
      canonical: 'https://old.example.com/other/',
      image: 'https://old.example.com/content/images/o.png',
    },
    cover: { address: 'https://old.example.com/content/images/2024/a.jpg', alt: 'Alt' },
  });
  expect(warningsOf(one)).toEqual(['left-out: Its own code for the page has no place in a post']);
});

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['no posts', JSON.stringify(exportOf({ posts: [] }))],
  ['a list', '[1,2]'],
])('refuses %s with a sentence', async (_, file) => {
  await expect(readSourceText(ghostAdapter, file)).rejects.toMatchObject({
    name: 'SourceError',
    message: expect.stringMatching(/^The .*\.$/),
  });
});

test('says that a file is cut off, although it has whole posts', async () => {
  const cut = JSON.stringify(exportOf({ posts: [POST, POST] })).slice(0, -40);
  await expect(readSourceText(ghostAdapter, cut)).rejects.toThrow(/cut off/);
});
