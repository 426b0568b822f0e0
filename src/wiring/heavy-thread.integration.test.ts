import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteFindings } from '#src/domains/seo/checks/site-findings.server.ts';
import { insertCrawl } from '#src/domains/seo/crawl/crawl-repository.server.ts';
import { systemClock as clock } from '#src/platform/clock/clock.ts';
import { FIXTURE_ORIGIN } from '#tests/builders/seo-checks/fixture-page.ts';
import { servePages } from '#tests/builders/seo-checks/serve-pages.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createCrawlThread, type CrawlSources } from './crawl-thread.server.ts';

const PAGES = {
  '/': {},
  '/a': {},
  '/b': { title: '', body: '<img src="/media/lost.png" alt="">' },
};

/** A crawl of three pages that has begun, and a thread for its work. */
async function openCrawl(more: { sources?: Partial<CrawlSources>; entry?: string } = {}) {
  const fixture = await createTestDatabase();
  onTestFinished(fixture.drop);
  const { db } = fixture.database;
  await insertCrawl(db, 'Kim', clock());
  const { origin, handlers } = await servePages(PAGES);
  const work = createCrawlThread({
    entry: more.entry ?? './server/crawl-thread.ts',
    data: () => ({
      connectionString: fixture.connectionString,
      siteUrl: FIXTURE_ORIGIN,
      servedAt: origin,
      trustedProxies: 0,
      restMs: 0,
      logLevel: 'silent',
    }),
    sources: {
      listRoutes: async () => Object.keys(PAGES).map((path) => ({ path, kind: 'page' as const })),
      rules: async () => ({ identity: SITE, origin: FIXTURE_ORIGIN, isProduction: true }),
      slowVitals: async () => [{ path: '/a', name: 'LCP', value: '4,100 ms', limit: '2,500 ms' }],
      ...more.sources,
    },
  });
  const read = async () =>
    (await fixture.database.pool.query('select path from seo_routes order by path')).rows.map(
      ({ path }) => path as string,
    );
  return { work, handlers, read, findings: createSiteFindings({ db, clock }) };
}

test('reads and compares pages with what the main thread knows', async () => {
  const { work, read, findings } = await openCrawl();
  expect(await work.readPages()).toBe('finished');
  expect(await read()).toEqual(['/', '/a', '/b']);
  const checksOf = async (path: string) => (await findings.ofRoute(path)).map(({ check }) => check);
  expect(await checksOf('/a')).toContain('slow-page');
  expect(await checksOf('/b')).toEqual(expect.arrayContaining(['title-missing', 'broken-picture']));
});

test('ends after the page that it reads once it is halted', async () => {
  const { work, handlers, read } = await openCrawl();
  handlers.set('/', (respond) => {
    work.halt();
    respond();
  });
  expect(await work.readPages()).toBe('paused');
  expect(await read()).toEqual(['/']);
  expect(await work.readPages()).toBe('paused');
  expect(await read()).toEqual(['/']);
});

test('fails with the error of the main thread', async () => {
  const listRoutes = () => Promise.reject(new Error('the pages could not be listed'));
  const { work } = await openCrawl({ sources: { listRoutes } });
  await expect(work.readPages()).rejects.toThrow('the pages could not be listed');
});

test('fails with its job, but not with its process, when it needs too much memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'greedy.mjs');
  await writeFile(entry, 'for (const all = []; ; ) all.push(Array.from({ length: 1e5 }, String));');
  const { work } = await openCrawl({ entry });
  await expect(work.compare()).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
});
