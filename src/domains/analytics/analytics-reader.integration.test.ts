import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '#src/platform/clock/site-day.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type AnalyticsReader, createAnalyticsReader } from './analytics-reader.server.ts';
import { analyticsLandings, analyticsViews, analyticsVitals } from './analytics-tables.server.ts';
import { bucketOf } from './histogram.ts';
import { lastDays } from './period.ts';
import type { VitalName } from './web-vitals.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const TODAY = '2026-11-21';
const WEEK = lastDays(7, NOW);

let fixture: TestDatabase;
let analytics: AnalyticsReader;
beforeAll(async () => {
  fixture = await createTestDatabase();
  analytics = createAnalyticsReader(fixture.database.db, () => NOW);
});
beforeEach(async () => {
  await fixture.database.db.delete(analyticsViews);
  await fixture.database.db.delete(analyticsVitals);
  await fixture.database.db.delete(analyticsLandings);
});
afterAll(() => fixture.drop());

const insertViews = (...rows: [daysAgo: number, path: string, views: number][]) =>
  fixture.database.db
    .insert(analyticsViews)
    .values(rows.map(([ago, path, views]) => ({ day: addDays(TODAY, -ago), path, views })));

const insertVitals = (
  ...rows: [daysAgo: number, path: string, name: VitalName, value: number, count: number][]
) =>
  fixture.database.db.insert(analyticsVitals).values(
    rows.map(([ago, path, name, value, count]) => ({
      day: addDays(TODAY, -ago),
      path,
      name,
      bucket: bucketOf(name, value),
      count,
    })),
  );

test('ends a period today and starts it where the one before ended', () => {
  expect(WEEK).toEqual({
    days: 7,
    from: '2026-11-15',
    to: TODAY,
    before: '2026-11-08',
    since: new Date('2026-11-15T06:00:00Z'),
  });
});

test('returns every day of the period, with the same day of the period before', async () => {
  await insertViews(
    [0, '/', 5],
    [0, '/b', 2],
    [6, '/', 3],
    [7, '/', 4],
    [13, '/', 1],
    [14, '/', 99],
  );
  const { days, views, before } = await analytics.stats(WEEK, 1);
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    TODAY,
  ]);
  expect(days.map((day) => day.views)).toEqual([3, 0, 0, 0, 0, 0, 7]);
  expect(days.map((day) => day.before)).toEqual([1, 0, 0, 0, 0, 0, 4]);
  expect([views, before]).toEqual([10, 5]);
});

test('returns viewed pages by views, with their views in the period before', async () => {
  await insertViews([0, '/a', 2], [1, '/b', 9], [8, '/b', 30], [0, '/c', 2], [9, '/gone', 7]);
  expect((await analytics.stats(WEEK, 1)).pages).toEqual([
    { path: '/b', views: 9, before: 30 },
    { path: '/a', views: 2, before: 0 },
    { path: '/c', views: 2, before: 0 },
  ]);
});

test('returns the 75th percentile of a vital over all days of the period', async () => {
  await insertViews([0, '/a', 40], [0, '/b', 1]);
  await insertVitals(
    [0, '/a', 'LCP', 1_000, 20],
    [6, '/a', 'LCP', 5_000, 20],
    [7, '/a', 'LCP', 9_000, 1_000],
    [0, '/a', 'CLS', 0.02, 10],
    [0, '/b', 'LCP', 1_000, 9],
    [0, '(site)', 'LCP', 3_000, 49],
  );
  const { vitals, busiest } = await analytics.stats(WEEK, 1);
  const [a, b] = busiest.pages;
  const statsOf = (page: typeof a, name: VitalName) =>
    page!.vitals.find((one) => one.name === name);
  expect(statsOf(a, 'LCP')).toMatchObject({
    samples: 40,
    rating: 'poor',
    ratings: { good: 20, 'needs-improvement': 0, poor: 20 },
  });
  // Half of the bucket's values are below it.
  expect(bucketOf('LCP', statsOf(a, 'LCP')!.p75!)).toBe(bucketOf('LCP', 5_000));
  expect(statsOf(a, 'CLS')).toMatchObject({ samples: 10, rating: 'good' });
  expect(statsOf(a, 'INP')).toMatchObject({ samples: 0, p75: undefined, rating: undefined });
  expect(statsOf(b, 'LCP')).toMatchObject({ samples: 9, p75: undefined, rating: undefined });
  expect(vitals[0]).toMatchObject({ name: 'LCP', samples: 49, rating: 'needs-improvement' });
  expect(vitals.map(({ name }) => name)).toEqual(['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID']);
});

test('returns ten pages with their vitals at a time, and the last ten beyond the end', async () => {
  await insertViews(
    ...Array.from({ length: 25 }, (_, index): [number, string, number] => [
      0,
      `/p${index}`,
      100 - index,
    ]),
  );
  await insertVitals([0, '/p24', 'FCP', 900, 12]);
  const last = await analytics.stats(WEEK, 9);
  expect(last.busiest).toMatchObject({ page: 3, count: 3 });
  expect(last.busiest.pages.map(({ path }) => path)).toEqual([
    '/p20',
    '/p21',
    '/p22',
    '/p23',
    '/p24',
  ]);
  expect(last.busiest.pages[4]!.vitals[3]).toMatchObject({ name: 'FCP', samples: 12 });
  expect(last.pages).toHaveLength(25);
});

test('returns days with zero views if nothing was counted', async () => {
  const stats = await analytics.stats(WEEK, 4);
  expect(stats).toMatchObject({ views: 0, before: 0, pages: [] });
  expect(stats.busiest).toEqual({ pages: [], page: 1, count: 1 });
  expect(stats.days).toHaveLength(7);
  expect(stats.vitals.every(({ samples }) => samples === 0)).toBe(true);
});

test('counts the last seven days for the dashboard', async () => {
  await insertViews([0, '/', 5], [0, '/b', 1], [1, '/', 3], [2, '/', 4], [6, '/', 1], [7, '/', 99]);
  expect(await analytics.counts()).toEqual({ today: 6, yesterday: 3, earlier: 5 });
});

test('exports every count of the period once', async () => {
  await fixture.database.db.execute(
    sql`insert into analytics_views select ${TODAY}::date - day, '/p' || page, 1
      from generate_series(0, 7) day, generate_series(1, 1000) page`,
  );
  await insertVitals([0, '/p1', 'LCP', 900, 12], [0, '(site)', 'LCP', 900, 12]);
  const batches: number[] = [];
  const seen = new Set<string>();
  for await (const batch of analytics.allViews(WEEK)) {
    batches.push(batch.length);
    for (const { day, path } of batch) seen.add(`${day} ${path}`);
  }
  expect([batches, seen.size]).toEqual([[5_000, 2_000], 7_000]);
  const pages: string[] = [];
  let samples = 0;
  for await (const batch of analytics.allVitals(WEEK)) {
    pages.push(...batch.map(({ path }) => path));
    for (const { vitals } of batch) samples += vitals[0]!.samples;
  }
  expect([pages[0], pages.length, samples]).toEqual(['(site)', 1_001, 24]);
});

test('returns views and landings of each page, and since when landings are counted', async () => {
  await insertViews([0, '/', 5], [6, '/', 3], [7, '/', 4], [8, '/gone', 2], [14, '/', 9]);
  await fixture.database.db.insert(analyticsLandings).values([
    { day: TODAY, path: '/', landings: 2 },
    { day: addDays(TODAY, -7), path: '/', landings: 1 },
    { day: addDays(TODAY, -1), path: '/only-landings', landings: 4 },
  ]);
  const { pages, landingsSince } = await analytics.pages(WEEK);
  expect(landingsSince).toBe(addDays(TODAY, -7));
  expect(pages.toSorted((one, other) => (one.path < other.path ? -1 : 1))).toEqual([
    { path: '/', views: 8, before: 4, landings: 2, landingsBefore: 1 },
    { path: '/gone', views: 0, before: 2, landings: 0, landingsBefore: 0 },
    { path: '/only-landings', views: 0, before: 0, landings: 4, landingsBefore: 0 },
  ]);
  const page = await analytics.page(WEEK, '/');
  expect(page).toMatchObject({ views: 8, before: 4, landings: 2, landingsBefore: 1 });
  expect(page.days.map(({ views }) => views)).toEqual([3, 0, 0, 0, 0, 0, 5]);
  expect(await analytics.page(WEEK, '/none')).toMatchObject({ views: 0, landings: 0 });
});
