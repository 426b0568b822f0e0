import { expect, test } from 'vitest';
import { buildFigures, figuresInMemory } from '#tests/builders/admin-assessments.ts';
import type { AnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import { analyticsInMemory, buildArrivals, buildVisits } from '#tests/builders/admin-analytics.ts';
import * as page from './analytics.tsx';
import * as viewsExport from './export-views.ts';
import * as vitalsExport from './export-vitals.ts';

/** Calls the route modules directly, as the router does behind the sign-in guard. */

function routeArgs<Args>(
  analyticsFigures: AnalyticsReader,
  path: string,
  queryArgs: unknown[] = [],
  role: Role = 'owner',
) {
  const url = new URL(path, 'https://cadron.example');
  const leads = {
    arrivals: async (since: Date) => {
      queryArgs.push(since);
      return buildArrivals();
    },
    sources: async (since: Date) => {
      queryArgs.push(since);
      return [{ source: 'ana@cadron.com', stored: 2, delivered: 1 }];
    },
  };
  const runs = figuresInMemory([]);
  const assessmentStats = {
    ...runs,
    getEditionStats: async (filter: { since?: Date | undefined }) => {
      queryArgs.push(filter.since);
      return buildFigures();
    },
  };
  const services = { analyticsFigures, assessmentStats, leads };
  const context = adminContext(services, role);
  return { request: new Request(url), context, params: {}, url, pattern: '' } as Args;
}

type PageArgs = Parameters<typeof page.loader>[0];
type ViewsArgs = Parameters<typeof viewsExport.loader>[0];
type VitalsArgs = Parameters<typeof vitalsExport.loader>[0];

const sampleAnalytics = analyticsInMemory();

test('reads visits, leads and runs for the same period', async () => {
  const queryArgs: unknown[] = [];
  const spy: AnalyticsReader = {
    ...sampleAnalytics,
    stats: async (period, number) => {
      queryArgs.push(period.since, number);
      return buildVisits();
    },
  };
  const read = await page.loader(
    routeArgs<PageArgs>(spy, '/admin/analytics?range=7&page=1', queryArgs),
  );
  const moments = queryArgs.filter((value) => value !== 1);
  expect(moments).toEqual(Array(4).fill(moments[0]));
  expect(queryArgs).toHaveLength(5);
  expect(read.data.view?.query.range).toBe(7);
});

test('viewers see no address as a source, and no filter that has it', async () => {
  const load = async (role: Role) => {
    const args = routeArgs<PageArgs>(sampleAnalytics, '/admin/analytics', [], role);
    return (await page.loader(args)).data.view?.leads.sources;
  };
  expect(await load('viewer')).toMatchObject([{ id: 'a…@c….com', to: undefined }]);
  expect(await load('editor')).toMatchObject([
    { id: 'ana@cadron.com', to: '/admin/leads?source=ana%40cadron.com' },
  ]);
});

test('redirects a page number past the end to the last page', async () => {
  const answer = await page
    .loader(routeArgs<PageArgs>(sampleAnalytics, '/admin/analytics?range=90&page=4'))
    .catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/admin/analytics?range=90');
});

test('returns 503 when the stats cannot be read', async () => {
  const broken = {
    ...sampleAnalytics,
    stats: () => Promise.reject(new Error('the database is down')),
  };
  const read = await page.loader(routeArgs<PageArgs>(broken, '/admin/analytics'));
  expect([read.init?.status, read.data.view]).toEqual([503, undefined]);
});

test('exports views by day and page', async () => {
  const path = '/admin/analytics/views.csv?range=7';
  const answer = await viewsExport.loader(routeArgs<ViewsArgs>(sampleAnalytics, path));
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="cadron-views-7-days-${siteDay(new Date())}.csv"`,
  );
  const [header, first, ...others] = (await answer.text()).split('\r\n');
  expect(header).toContain('"Day","Page","Views"');
  expect(first).toMatch(/^"\d{4}-\d\d-\d\d","\/","60"$/);
  expect(others).toHaveLength(2);
});

test('exports a layout shift of zero as a measured value', async () => {
  const ratings = { good: 40, 'needs-improvement': 0, poor: 0 };
  const shift = { name: 'CLS', samples: 40, p75: 0, rating: 'good', ratings } as const;
  async function* allVitals() {
    yield [{ path: '/', vitals: [shift] }];
  }
  const services = { ...sampleAnalytics, allVitals };
  const answer = await vitalsExport.loader(
    routeArgs<VitalsArgs>(services, '/admin/analytics/vitals.csv'),
  );
  expect(await answer.text()).toContain('"/","CLS","0.000","","good","40","40","0","0"');
});

test('exports vitals by page, without a percentile when there are few samples', async () => {
  const path = '/admin/analytics/vitals.csv';
  const answer = await vitalsExport.loader(routeArgs<VitalsArgs>(sampleAnalytics, path));
  const lines = (await answer.text()).split('\r\n');
  expect(lines[0]).toContain(
    '"Page","Metric","75th percentile","Unit","Rating","Samples","Good","Needs improvement","Poor"',
  );
  expect(lines.slice(1)).toEqual([
    '"/","LCP","2684","ms","needs-improvement","40","0","40","0"',
    '"/ai-quotient","LCP","","ms","few samples","9","0","9","0"',
    '',
  ]);
});
