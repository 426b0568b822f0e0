import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildPost } from '#tests/builders/post.ts';
import { publishPage } from './publish-page.server.ts';
import { savePost } from './publish-post.server.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

/** What search engines are told of one publication. */
async function toldOf(publish: (notices: Parameters<typeof publishPage>[3]) => Promise<unknown>) {
  const told: string[] = [];
  await publish({ changed: async (_, paths) => void told.push(...paths) });
  return told;
}

const page = (path: string, seo: Partial<PageMetadata> = {}) =>
  toldOf((notices) => {
    const whole = { path, title: 'T', seo: { title: 'T', description: 'd', ...seo }, blocks: [] };
    return publishPage(fixture.database.db, whole, NOW, notices);
  });

test('search engines are told of a page that they may list', async () => {
  expect(await page('/services')).toEqual(['/services']);
  expect(await page('/café', { canonical: 'https://cadron.example/café' })).toEqual(['/café']);
  expect(await page('/hidden', { noindex: true })).toEqual([]);
  expect(await page('/copy', { canonical: '/original' })).toEqual([]);
  expect(await page('/broken', { canonical: 'https://' })).toEqual(['/broken']);
});

test('search engines are told of a published post, listed or not, and never of a draft, a hidden one or a copy', async () => {
  const post = (overrides: Parameters<typeof buildPost>[0]) =>
    toldOf((notices) => savePost(fixture.database.db, buildPost(overrides), NOW, notices));
  expect(await post({ slug: 'one' })).toEqual(['/insights/one']);
  expect(await post({ slug: 'two', isListed: false })).toEqual(['/insights/two']);
  expect(await post({ slug: 'one', status: 'draft' })).toEqual([]);
  expect(await post({ slug: 'three', seo: { noindex: true } })).toEqual([]);
  expect(await post({ slug: 'four', seo: { canonical: 'https://a.example/first' } })).toEqual([]);
});

test('a publication whose notice fails is none', async () => {
  const { db, pool } = fixture.database;
  const changed = () => Promise.reject(new Error('no queue'));
  await expect(savePost(db, buildPost({ slug: 'lost' }), NOW, { changed })).rejects.toThrow();
  const { rows } = await pool.query(`select 1 from cms_blog_posts where slug = 'lost'`);
  expect(rows).toEqual([]);
});
