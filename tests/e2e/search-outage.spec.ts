import { buildPost } from '#tests/builders/post.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { INTERNALS } from './support/outage.ts';
import {
  embeddedConnectionString,
  openFilledPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';
import { savePost } from '#tests/support/publishing.ts';

/** The search during an outage, and after publishing. */

const SOON = { timeout: 60_000, intervals: [100] };

test('every node finds published content, and an outage is reported with links', async () => {
  await using postgres = await openFilledPostgres();
  const { filled } = postgres;
  await using site = await startSite(postgres.site);
  await using reader = await startSite({ env: { ...postgres.site.env, WORKER: 'off' } });
  const get = async (path: string, url = site.url) => {
    const answer = await fetch(url + path, { signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    expect(text).not.toMatch(INTERNALS);
    return { status: answer.status, text, headers: answer.headers };
  };
  await expect.poll(async () => (await get('/search?q=crm')).status, SOON).toBe(200);

  const post = buildPost({ slug: 'quince-jelly', title: 'Quince jelly', publishedAt: new Date() });
  await withDatabase(filled, (db) => savePost(db, post, new Date()));
  for (const { url } of [site, reader])
    await expect
      .poll(async () => (await get('/search?q=quince', url)).text, SOON)
      .toContain('/insights/quince-jelly');
  await withDatabase(filled, (db) => savePost(db, { ...post, status: 'draft' }, new Date()));
  await expect
    .poll(async () => (await get('/search?q=quince', reader.url)).text, SOON)
    .not.toContain('/insights/quince-jelly');

  await postgres.stop();
  const away = await get('/search?q=private+words');
  expect(away.status).toBe(503);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(away.headers.get('cache-control')).toBe('no-store');
  expect(away.text).toContain('Search is temporarily unavailable');
  expect(away.text).toContain('href="/search?q=private+words"');
  expect(away.text).toContain('href="/services/paid-media"');
  expect((await get('/search')).status).toBe(200);
  const api = await get('/api/search?q=private+words');
  expect(api.status).toBe(503);
  expect(JSON.parse(api.text)).toHaveProperty('message');
  expect(site.log()).not.toMatch(/private words|private\+words/);

  await postgres.start();
  await expect.poll(async () => (await get('/search?q=crm')).status, SOON).toBe(200);
});

test(
  'reports that the search is being prepared before its first refresh',
  { tag: '@full' },
  async () => {
    // Without a worker the search is never filled.
    await using site = await startSite({ env: { WORKER: 'off' } });
    await queryRows(embeddedConnectionString(site.dataDir), 'delete from search_documents');
    const answer = await fetch(`${site.url}/search?q=crm`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Search is not ready yet');
  },
);
