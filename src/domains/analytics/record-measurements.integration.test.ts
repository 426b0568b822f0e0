import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { deleteOldCounts } from './analytics-reader.server.ts';
import { analyticsLandings, analyticsViews, analyticsVitals } from './analytics-tables.server.ts';
import { bucketOf } from './histogram.ts';
import type { Measurements } from './measurements.ts';
import { createCountedNames } from './counted-names.server.ts';
import { createLandingCounter } from './count-landings.server.ts';
import { createRecorder } from './record-measurements.server.ts';
import type { VitalName } from './web-vitals.ts';

// In Chicago it is still the evening of November 21.
const NOW = new Date('2026-11-22T03:00:00Z');
const TODAY = '2026-11-21';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(async () => {
  await fixture.database.db.delete(analyticsViews);
  await fixture.database.db.delete(analyticsVitals);
  await fixture.database.db.delete(analyticsLandings);
});
afterAll(() => fixture.drop());

function createSite(paths: readonly string[] = ['/', '/services', '/contact']) {
  const site = { paths: [...paths], now: NOW, readings: 0, isAway: false, lines: [] as string[] };
  const shared = {
    db: fixture.database.db,
    clock: () => site.now,
    log: pino({ level: 'debug' }, { write: (line) => void site.lines.push(line) }),
  };
  const countedNames = createCountedNames({
    ...shared,
    sitePaths: async () => {
      site.readings++;
      if (site.isAway) throw new Error('no list');
      return site.paths;
    },
  });
  const record = createRecorder({ ...shared, countedNames });
  const landings = createLandingCounter({ ...shared, countedNames });
  const post = (views: readonly string[], more: Partial<Measurements> = {}) =>
    record({ views: views.map((path) => ({ path })), vitals: [], weight: 1, ...more });
  return Object.assign(site, { record, post, landings });
}

const vital = (path: string, name: VitalName, value: number) => ({ path, name, value });
const stored = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const views = () => stored('select day::text, path, views from analytics_views order by day, path');
const vitals = () =>
  stored('select path, name, bucket, count from analytics_vitals order by path, name, bucket');

test('adds views and vitals to the day in the site’s time zone', async () => {
  const { post } = createSite();
  await post(['/', '/services', '/'], { vitals: [vital('/', 'LCP', 1_210)] });
  await post(['/'], { vitals: [vital('/', 'LCP', 1_290), vital('/services', 'CLS', 0)] });
  expect(await views()).toEqual([
    { day: TODAY, path: '/', views: 3 },
    { day: TODAY, path: '/services', views: 1 },
  ]);
  const lcp = { name: 'LCP', bucket: bucketOf('LCP', 1_250), count: 2 };
  const cls = { name: 'CLS', bucket: 0, count: 1 };
  expect(await vitals()).toEqual([
    { path: '(site)', ...cls },
    { path: '(site)', ...lcp },
    { path: '/', ...lcp },
    { path: '/services', ...cls },
  ]);
});

test('multiplies a sampled visit by its weight', async () => {
  const { post } = createSite();
  await post(['/'], { vitals: [vital('/', 'INP', 90)], weight: 20 });
  expect(await views()).toMatchObject([{ views: 20 }]);
  expect(await vitals()).toMatchObject([{ count: 20 }, { count: 20 }]);
});

test('counts unknown paths under one name, and does not count the admin area', async () => {
  const { post } = createSite();
  await post(
    Array.from({ length: 40 }, (_, index) => `/made-up-${index}`),
    {
      vitals: [vital('/dana@ridgeline.example', 'LCP', 800), vital('/admin', 'LCP', 1)],
    },
  );
  await post(['/admin', '/admin/leads', '/services\0']);
  expect(await views()).toEqual([{ day: TODAY, path: '(not found)', views: 41 }]);
  expect((await vitals()).map(({ path }) => path)).toEqual(['(not found)', '(site)']);
});

test('counts at most 2,000 paths by name', async () => {
  const paths = Array.from({ length: 2_100 }, (_, index) => `/insights/post-${index}`);
  const { post } = createSite(paths);
  for (let from = 0; from < paths.length; from += 50) await post(paths.slice(from, from + 50));
  const [{ names, others }] = await stored(
    `select count(*)::int as names, sum(views) filter (where path = '(other)')::int as others from analytics_views`,
  );
  expect([names, others]).toEqual([2_001, 100]);
});

test('counts a new page by name within five seconds, and reads the paths once for concurrent requests', async () => {
  const site = createSite();
  await site.post(['/']);
  site.paths.push('/new');
  await Promise.all([site.post(['/new']), site.post(['/new'])]);
  expect(site.readings).toBe(1);
  site.now = new Date(NOW.getTime() + 5_000);
  await Promise.all([site.post(['/new']), site.post(['/new']), site.post(['/'])]);
  expect(site.readings).toBe(2);
  expect(await views()).toMatchObject([
    { path: '(not found)', views: 2 },
    { path: '/', views: 2 },
    { path: '/new', views: 2 },
  ]);
});

test('uses the last list of paths while it cannot be read', async () => {
  const site = createSite();
  await site.post(['/']);
  site.isAway = true;
  site.now = new Date(NOW.getTime() + 120_000);
  await site.post(['/']);
  expect(await views()).toMatchObject([{ path: '/', views: 2 }]);
  expect(site.lines).toEqual([]);
});

test('drops counts while the database is down, with one warning per minute', async () => {
  const site = createSite();
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  const record = createRecorder({
    db: away.db,
    countedNames: async (paths) => new Map(paths.map((path) => [path, path])),
    clock: () => site.now,
    log: pino({ level: 'debug' }, { write: (line) => void site.lines.push(line) }),
  });
  const measurements = { views: [{ path: '/someone' }], vitals: [], weight: 1 };
  for (let each = 0; each < 3; each++) await record(measurements);
  expect(site.lines).toHaveLength(1);
  site.now = new Date(NOW.getTime() + 60_000);
  await record(measurements);
  expect(site.lines.map((line) => JSON.parse(line).level)).toEqual([40, 40]);
  expect(site.lines.join()).not.toContain('someone');
  await away.close();
});

test('counts fifty concurrent requests with pages in any order', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
  const { post, lines } = createSite(paths);
  const shuffled = (seed: number) =>
    paths.toSorted((a, b) => ((a.length * seed * 7) % 5) - ((b.length * seed * 3) % 7));
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const order = index % 2 ? shuffled(index) : paths.toReversed();
      return post(order, { vitals: order.map((path) => vital(path, 'TTFB', 100 + index)) });
    }),
  );
  expect(lines).toEqual([]);
  expect(await views()).toEqual(paths.toSorted().map((path) => ({ day: TODAY, path, views: 50 })));
  const [{ pages, site }] = await stored(
    `select sum(count) filter (where path <> '(site)')::int as pages,
      sum(count) filter (where path = '(site)')::int as site from analytics_vitals`,
  );
  expect([pages, site]).toEqual([1_500, 1_500]);
});

test('caps counts at the maximum of the column', async () => {
  const { post, lines } = createSite();
  await fixture.database.db
    .insert(analyticsViews)
    .values({ day: TODAY, path: '/', views: 2_147_483_600 });
  await post(['/'], { weight: 100 });
  expect(lines).toEqual([]);
  expect(await views()).toMatchObject([{ views: 2_147_483_647 }]);
});

test('deletes counts older than 25 months', async () => {
  const { db } = fixture.database;
  const days = ['2024-09-01', '2024-10-15', TODAY];
  await db.insert(analyticsViews).values(days.map((day) => ({ day, path: '/', views: 1 })));
  await db
    .insert(analyticsVitals)
    .values(days.map((day) => ({ day, path: '/', name: 'LCP' as const, bucket: 1, count: 1 })));
  expect(await deleteOldCounts(db, NOW)).toBe(2);
  expect((await views()).map(({ day }) => day)).toEqual(['2024-10-15', TODAY]);
  expect(await vitals()).toHaveLength(2);
});

test('counts landings on known pages, and none of unknown addresses', async () => {
  const { landings } = createSite();
  const headers = {
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': 'cross-site',
  };
  const open = (url: string, more: Record<string, string> = {}) =>
    landings.count({ method: 'GET', url, headers: { ...headers, ...more } });
  for (const url of ['/services?utm_source=x', '/services', '/', '/no-such-page', '/admin'])
    open(url);
  open('/', { 'sec-fetch-site': 'same-origin' });
  await landings.flush();
  open('/services/');
  await landings.flush();
  expect(
    await stored('select day::text, path, landings from analytics_landings order by path'),
  ).toEqual([
    { day: TODAY, path: '/', landings: 1 },
    { day: TODAY, path: '/services', landings: 3 },
  ]);
});
