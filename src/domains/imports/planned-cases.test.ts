import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { readSourceFile } from '#tests/support/import-sources.ts';
import { createPlacing } from './place-in-site.ts';
import { oldPathsOf, planPost } from './planned-post.ts';
import type { ImportMapping } from './source.ts';
import { recognizeSource, SOURCES } from './sources.server.ts';

/** The case files become posts, up to the address that only a database can give. */

const MAPPING: ImportMapping = { timeZone: 'America/New_York', authors: {}, tags: {} };
const NOW = new Date('2026-01-01T00:00:00Z');

async function plan(path: string, mapping: Partial<ImportMapping> = {}) {
  const file = { name: basename(path), path: `tests/cases/${path}`, bytes: 0 };
  const id = await recognizeSource({ ...file, bytes: statSync(file.path).size });
  const { items, source } = await readSourceFile(
    SOURCES.find((each) => each.id === id)!,
    file.path,
    { site: mapping.site },
  );
  const posts = items.map((item) => planPost(item, { ...MAPPING, ...mapping }, NOW));
  const place = createPlacing(
    posts.map(({ content, base }, at) => ({
      oldPaths: oldPathsOf(items[at]!.addresses, source.sites),
      base,
      slug: content.slug,
    })),
    source.sites,
  );
  return new Map(
    posts.map((post, at) => [
      items[at]!.id,
      {
        ...post,
        content: place({ ...post, pictures: [] }, () => undefined),
        said: post.warnings.map(({ text }) => text),
        oldPaths: oldPathsOf(items[at]!.addresses, source.sites),
      },
    ]),
  );
}

test('WordPress: links lead to the new addresses, and nothing is public that was not', async () => {
  const posts = await plan('38-import-wordpress/wxr-main.xml');
  const first = posts.get('11')!;
  const text = JSON.stringify(first.content['body']);
  expect(text).toContain('"href":"/insights/a-block-post"');
  expect(text).not.toContain('?p=12');
  expect(first.oldPaths).toEqual(['/bens-first-post', '/ben-first', '/ben-and-jo', '/?p=11']);
  expect(first.content).toMatchObject({
    title: 'Ben & Jo’s first post',
    author: 'Jo Smith and Guest Writer',
    publishedAt: '2019-03-08T19:30:00.000Z',
  });
  expect(posts.get('12')!.content['seo']).toEqual({
    canonical: 'https://partner.example.net/original/',
    noindex: true,
  });
  expect(Array.from(posts).flatMap(([id, { wasPublic }]) => (wasPublic ? [id] : []))).toEqual([
    '11',
    '12',
    '19',
    '20',
    '21',
    '22',
    '23',
    '24',
  ]);
  expect(JSON.stringify([...posts])).not.toMatch(/letmein|Invalid Date/);
});

test('WordPress: a draft without title, slug and date gets what is made up, and a stand-in is named', async () => {
  const posts = await plan('38-import-wordpress/wxr-main.xml');
  const draft = posts.get('13')!;
  expect(draft.content['publishedAt']).toBeNull();
  expect(draft.content.slug).toMatch(/^[a-z0-9-]+$/);
  expect(draft.content.title).not.toBe('');
  expect(draft.said[0]).toMatch(/^It has no title: “.+” is made up$/);
  expect(posts.get('14')!.said).toContain(
    'It is scheduled there: it becomes a draft with that date',
  );
  expect(posts.get('16')!.said).toContain(
    'It has a password there: it becomes a draft, and the password is left behind',
  );
  expect(posts.get('19')!.oldPaths).toHaveLength(2);
  expect(posts.get('22')!.said).toContain('Its author is unknown');
});

test('HubSpot: old paths are redirected, and the slug of a draft is not that of its address', async () => {
  const posts = await plan('39-import-ghost-and-hubspot/hubspot-blog-export.csv');
  expect(
    Array.from(posts.values(), ({ content, oldPaths }) => [content.slug, ...oldPaths]),
  ).toEqual([
    ['why-when-how', '/blog/why-when-how'],
    ['a-draft'],
    ['planned', '/blog/planned'],
    ['why-when-how', '/de/blog/why-when-how'],
    ['why-when-how', '/why-when-how'],
    ['archived-one', '/blog/archived-one'],
    ['formula', '/blog/formula'],
  ]);
  expect(Array.from(posts.values(), ({ wasPublic }) => wasPublic)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});

test('Markdown: days stay days in every zone, and times move to theirs', async () => {
  const posts = await plan('40-import-markdown/markdown-folder.zip', {
    timeZone: 'Pacific/Auckland',
  });
  expect(posts.get('yaml.md')!.content['publishedAt']).toBe('2024-01-05T00:00:00.000Z');
  expect(posts.get('0123456789abcdef0123456789abcdef')!.content['publishedAt']).toBe(
    '2024-01-04T20:00:00.000Z',
  );
  expect(posts.get('yaml.md')!.content).toMatchObject({ title: 'Yes', slug: '007' });
  expect(posts.get('bad-yaml.md')!.wasPublic).toBe(false);
});

test.each([
  '38-import-wordpress/wxr-main.xml',
  '39-import-ghost-and-hubspot/ghost-v0-wrapper.json',
  '39-import-ghost-and-hubspot/hubspot-blog-export.csv',
  '40-import-markdown/markdown-folder.zip',
])('%s read again becomes the same', async (path) => {
  expect([...(await plan(path))]).toEqual([...(await plan(path))]);
});
