import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFixtureCrawl, serveFixtures } from '#tests/builders/seo-checks/fixture-crawl.ts';
import type { FixturePage } from '#tests/builders/seo-checks/fixture-page.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createChangeNotes } from './note-change.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
afterEach(() =>
  query(
    'truncate seo_routes, seo_route_links, seo_crawls, seo_crawl_pages, seo_findings, seo_changed_paths',
  ),
);

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const paths = async () =>
  (await query('select path from seo_routes order by path')).map(({ path }) => path as string);

const PAGES: Record<string, FixturePage> = {
  '/': {},
  '/a': { body: '<a href="/old">old</a><a href="/gone">gone</a><a href="/admin">no</a>' },
  '/b': { body: '<a href="/download/secret">no</a><a href="/media/x.png">no</a>' },
};
const START = new Date('2026-11-23T12:00:00Z');

function createCrawl(
  pages: Record<string, FixturePage> = PAGES,
  more: Parameters<typeof createFixtureCrawl>[2] = {},
) {
  const served: string[] = [];
  const serve = more.fetchPage ?? serveFixtures(() => pages);
  const fetchPage = async (path: string) => {
    served.push(path);
    return serve(path);
  };
  const crawl = createFixtureCrawl(fixture.database.db, () => pages, { ...more, fetchPage });
  return { ...crawl, served };
}

test('reads what the site lists and what its pages link to, but nothing else', async () => {
  const { crawl, continueCrawl, served, queued } = createCrawl({
    ...PAGES,
    '/old': { status: 301, headers: { location: '/older' }, isInSitemap: false },
  });
  expect(await crawl.start('Kim')).toBe(true);
  expect(queued).toEqual(['crawl-pages']);
  expect(await crawl.start('Ana')).toBe(false);
  await continueCrawl();
  expect(await paths()).toEqual(['/', '/a', '/b', '/gone', '/old', '/older']);
  expect(served.filter((path) => /admin|download|media/.test(path))).toEqual([]);
  expect(await crawl.progress()).toMatchObject({
    startedBy: 'Kim',
    finishedAt: START,
    isStopped: false,
    total: 6,
    done: 6,
    failed: 0,
  });
  expect(
    await query(`select path, inbound_links as links, is_in_menu as menu from seo_routes
      where path in ('/', '/gone', '/b') order by path`),
  ).toEqual([
    { path: '/', links: 0, menu: false },
    { path: '/b', links: 1, menu: false },
    { path: '/gone', links: 1, menu: false },
  ]);
});

test('resumes with the page at which a process was killed, and reads no page twice', async () => {
  const serve = serveFixtures(() => PAGES);
  let now = START;
  const killed = createCrawl(PAGES, {
    clock: () => now,
    // A process that was killed never gets the response.
    fetchPage: (path) => (path === '/b' ? new Promise(() => undefined) : serve(path)),
  });
  await killed.crawl.start(null);
  void killed.continueCrawl();
  await expect.poll(paths).toEqual(['/', '/a']);

  const other = createCrawl(PAGES, { clock: () => now });
  await other.continueCrawl();
  expect(other.served).toEqual([]);
  now = new Date(START.getTime() + 31_000);
  await other.sweep();
  expect(other.queued).toEqual(['crawl-pages']);
  await other.continueCrawl();
  expect(other.served.toSorted()).toEqual(['/b', '/gone', '/old']);
  expect(await other.crawl.progress()).toMatchObject({ total: 5, done: 5, finishedAt: now });
});

test('continues in another job after a while', async () => {
  const { crawl, continueCrawl, queued } = createCrawl(PAGES, { segmentMs: 0 });
  await crawl.start(null);
  await continueCrawl();
  expect(queued).toEqual(['crawl-pages', 'crawl-pages']);
  expect(await crawl.progress()).toMatchObject({ done: 0, finishedAt: null });
});

test('stops on request and keeps what it knew', async () => {
  const first = createCrawl();
  await first.crawl.start(null);
  await first.continueCrawl();
  const later = new Date(START.getTime() + 60_000);
  const { crawl, continueCrawl } = createCrawl(PAGES, { clock: () => later });
  await crawl.start('Kim');
  await crawl.stop();
  await continueCrawl();
  expect(await crawl.progress()).toMatchObject({ isStopped: true, done: 1, finishedAt: later });
  expect(await paths()).toHaveLength(5);
});

test('tries an address again that could not be read, and gives up after three times', async () => {
  const serve = serveFixtures(() => PAGES);
  let busy = 0;
  const { crawl, continueCrawl } = createCrawl(PAGES, {
    fetchPage: async (path) => {
      if (path === '/b') throw new Error('ECONNRESET');
      const page = await serve(path);
      return path === '/a' && (busy += 1) < 3 ? { ...page, status: 503 } : page;
    },
  });
  await crawl.start(null);
  await continueCrawl();
  expect(await crawl.progress()).toMatchObject({ total: 5, done: 4, failed: 1 });
  expect(await paths()).not.toContain('/b');
});

test('forgets a page that is neither listed nor linked any more', async () => {
  const first = createCrawl({ ...PAGES, '/c': { title: null } });
  await first.crawl.start(null);
  await first.continueCrawl();
  expect(await paths()).toContain('/c');
  const { crawl, continueCrawl, findings } = createCrawl();
  await crawl.start(null);
  await continueCrawl();
  expect(await paths()).not.toContain('/c');
  expect(await findings.ofRoute('/c')).toEqual([]);
});

test('reads a changed page again, and knows since when it differs', async () => {
  let now = START;
  const pages: Record<string, FixturePage> = { ...PAGES };
  const site = createCrawl(pages, { clock: () => now });
  await site.crawl.start(null);
  await site.continueCrawl();
  now = new Date('2026-11-24T12:00:00Z');
  pages['/a'] = { title: 'Another title' };
  pages['/new'] = {};
  await createChangeNotes({ clock: () => now })(fixture.database.db, [
    '/a',
    '/b',
    '/new',
    '/admin',
  ]);
  await site.sweep();
  expect(site.queued).toEqual(['crawl-pages', 'read-changed-routes']);
  await site.readChanged();
  expect(site.queued.at(-1)).toBe('compare-routes');
  await site.compare();
  expect(
    await query(`select path, title, changed_at as changed, kind from seo_routes
      where path in ('/a', '/b', '/new') order by path`),
  ).toEqual([
    { path: '/a', title: 'Another title', changed: now, kind: 'page' },
    { path: '/b', title: 'All about /b here', changed: START, kind: 'page' },
    { path: '/new', title: 'All about /new here', changed: now, kind: 'page' },
  ]);
  expect(await query('select path from seo_changed_paths')).toEqual([]);
});

test('reads one route now, and says if it cannot', async () => {
  const { crawl } = createCrawl();
  expect(await crawl.readAgain('/a')).toBe(true);
  expect(await crawl.readAgain('/admin/leads')).toBe(false);
  expect(await paths()).toEqual(['/a']);
});
