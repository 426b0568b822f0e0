import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { buildFigures, figuresInMemory } from '#tests/builders/admin-assessments.ts';
import type { AnalyticsFigures } from '#src/domains/analytics/analytics-figures.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { analyticsInMemory, buildArrivals, buildVisits } from '#tests/builders/admin-analytics.ts';
import * as page from './analytics.tsx';
import * as viewsExport from './export-views.ts';
import * as vitalsExport from './export-vitals.ts';

/** What the routes answer, called as the router calls them behind the guard. */

function asked<Args>(analyticsFigures: AnalyticsFigures, path: string, asking: unknown[] = []) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  const leads = {
    arrivals: async (since: Date) => {
      asking.push(since);
      return buildArrivals();
    },
    sources: async (since: Date) => {
      asking.push(since);
      return [];
    },
  };
  const runs = figuresInMemory([]);
  const assessmentStats = {
    ...runs,
    getEditionStats: async (filter: { since?: Date | undefined }) => {
      asking.push(filter.since);
      return buildFigures();
    },
  };
  const services = { analyticsFigures, assessmentStats, leads };
  context.set(servicesContext, buildServices(services));
  return { request: new Request(url), context, params: {}, url, pattern: '' } as Args;
}

type PageArgs = Parameters<typeof page.loader>[0];
type ViewsArgs = Parameters<typeof viewsExport.loader>[0];
type VitalsArgs = Parameters<typeof vitalsExport.loader>[0];

const some = analyticsInMemory();

test('visits, leads and runs are read for the same days', async () => {
  const asking: unknown[] = [];
  const spied: AnalyticsFigures = {
    ...some,
    figures: async (period, number) => {
      asking.push(period.since, number);
      return buildVisits();
    },
  };
  const read = await page.loader(asked<PageArgs>(spied, '/admin/analytics?range=7&page=1', asking));
  const [since, number, ...others] = asking;
  expect(number).toBe(1);
  expect(others).toEqual([since, since, since]);
  expect(read.data.view?.query.range).toBe(7);
});

test('a page beyond the last leads to the last', async () => {
  const answer = await page
    .loader(asked<PageArgs>(some, '/admin/analytics?range=90&page=4'))
    .catch((thrown: unknown) => thrown);
  expect((answer as Response).headers.get('location')).toBe('/admin/analytics?range=90');
});

test('figures that cannot be read are not shown as none', async () => {
  const broken = { ...some, figures: () => Promise.reject(new Error('the database is away')) };
  const read = await page.loader(asked<PageArgs>(broken, '/admin/analytics'));
  expect([read.init?.status, read.data.view]).toEqual([503, undefined]);
});

test('views are exported by day and page', async () => {
  const path = '/admin/analytics/views.csv?range=7';
  const answer = await viewsExport.loader(asked<ViewsArgs>(some, path));
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="cadron-views-7-days-${siteDay(new Date())}.csv"`,
  );
  const [header, first, ...others] = (await answer.text()).split('\r\n');
  expect(header).toContain('"Day","Page","Views"');
  expect(first).toMatch(/^"\d{4}-\d\d-\d\d","\/","60"$/);
  expect(others).toHaveLength(2);
});

test('vitals are exported by page, those of few samples without a percentile', async () => {
  const path = '/admin/analytics/vitals.csv';
  const answer = await vitalsExport.loader(asked<VitalsArgs>(some, path));
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
