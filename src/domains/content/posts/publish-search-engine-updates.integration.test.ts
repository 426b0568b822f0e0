import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageMetadata } from '#src/domains/seo/page-metadata.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { buildPost } from '#tests/builders/post.ts';
import {
  type DocumentsOptions,
  EDITOR,
  openDocuments,
  publishPage,
  savePost,
} from '#tests/support/publishing.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

/** The paths that one publication submits to search engines. */
async function submittedPaths(publish: (options: DocumentsOptions) => Promise<unknown>) {
  const submitted: string[] = [];
  await publish({
    searchEngineUpdates: { enqueue: async (_, paths) => void submitted.push(...paths) },
  });
  return submitted;
}

const page = (path: string, seo: Partial<PageMetadata> = {}) =>
  submittedPaths((options) => {
    const whole = { path, title: 'T', seo: { title: 'T', description: 'd', ...seo }, blocks: [] };
    return publishPage(fixture.database.db, whole, NOW, options);
  });

test('submits an indexable page to search engines', async () => {
  expect(await page('/services')).toEqual(['/services']);
  expect(await page('/café', { canonical: 'https://cadron.example/café' })).toEqual(['/café']);
  expect(await page('/hidden', { noindex: true })).toEqual([]);
  expect(await page('/copy', { canonical: '/original' })).toEqual([]);
  expect(await page('/broken', { canonical: 'https://' })).toEqual(['/broken']);
});

test('submits a published post, listed or not, also when it goes offline, but no draft, no noindex and no copy', async () => {
  const post = (overrides: Parameters<typeof buildPost>[0]) =>
    submittedPaths((options) => savePost(fixture.database.db, buildPost(overrides), NOW, options));
  expect(await post({ slug: 'one' })).toEqual(['/insights/one']);
  expect(await post({ slug: 'two', isListed: false })).toEqual(['/insights/two']);
  expect(await post({ slug: 'draft', status: 'draft' })).toEqual([]);
  expect(await post({ slug: 'one', status: 'draft' })).toEqual(['/insights/one']);
  expect(await post({ slug: 'three', seo: { noindex: true } })).toEqual([]);
  // Engines learn of what they listed and may not list any longer, and nothing of what they never listed.
  expect(await post({ slug: 'three', status: 'draft' })).toEqual([]);
  expect(await post({ slug: 'two', seo: { noindex: true } })).toEqual(['/insights/two']);
  expect(await post({ slug: 'two', seo: { noindex: true }, title: 'Again' })).toEqual([]);
  expect(await post({ slug: 'four', seo: { canonical: 'https://a.example/first' } })).toEqual([]);
});

test('a built-in page is announced when it is hidden from search engines or taken offline, unless it always was hidden', async () => {
  const builtIn = (path: string, seo: Partial<PageMetadata> = {}) => ({
    path,
    title: 'T',
    seo: { title: 'T', description: 'd', ...seo },
    blocks: [],
  });
  const defaults = [builtIn('/listed'), builtIn('/quiet', { noindex: true })];
  const { db } = fixture.database;
  const publish = (path: string) =>
    submittedPaths((options) =>
      publishPage(db, { ...builtIn(path, { noindex: true }), title: 'New' }, NOW, {
        ...options,
        defaults,
      }),
    );
  const takeOffline = (path: string) =>
    submittedPaths(async (options) => {
      const documents = openDocuments(db, () => NOW, { ...options, defaults });
      const { id } = (await documents.openBuiltIn(path))!;
      expect(await documents.change(id, { type: 'unpublish' }, EDITOR)).toMatchObject({ ok: true });
    });
  expect(await takeOffline('/quiet')).toEqual([]);
  expect(await publish('/listed')).toEqual(['/listed']);
  expect(await takeOffline('/listed')).toEqual([]);
});

test('rolls back the publication if the submission cannot be queued', async () => {
  const { db, pool } = fixture.database;
  const searchEngineUpdates = { enqueue: () => Promise.reject(new Error('no queue')) };
  await expect(
    savePost(db, buildPost({ slug: 'lost' }), NOW, { searchEngineUpdates }),
  ).rejects.toThrow();
  const { rows } = await pool.query(`select 1 from cms_blog_posts where slug = 'lost'`);
  expect(rows).toEqual([]);
});
