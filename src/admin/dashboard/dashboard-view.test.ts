import { expect, test } from 'vitest';
import { dashboardView, readableSize } from './dashboard-view.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';

const NOTHING_READ: Overview = {
  alerts: undefined,
  leads: undefined,
  runs: undefined,
  posts: undefined,
  pages: undefined,
  subscribers: undefined,
  views: undefined,
  media: undefined,
  misses: undefined,
  emails: { leads: undefined, newsletter: undefined },
  jobs: undefined,
  database: undefined,
  health: undefined,
};

const figure = (title: string, overview: Overview) =>
  dashboardView(overview).figures.find((one) => one.title === title);

test('leads and assessments come first, and their shares add up', () => {
  const { figures } = dashboardView({
    ...NOTHING_READ,
    leads: { today: 2, yesterday: 0, earlier: 5 },
    runs: { started: 9, complete: 4, reported: 3 },
  });
  const [leads, runs] = figures;
  expect(leads).toMatchObject({ title: 'Leads', total: 7, to: '/admin/leads' });
  expect(runs).toMatchObject({ title: 'Assessments', total: 9 });
  expect(runs?.shares.map(({ count }) => count)).toEqual([3, 1, 5]);
});

test('the shares of the posts add up to all posts', () => {
  const posts = figure('Posts', {
    ...NOTHING_READ,
    posts: { published: 14, listed: 11, drafts: 3 },
  });
  expect(posts?.total).toBe(17);
  expect(posts?.shares.map(({ count }) => count)).toEqual([11, 3, 3]);
});

test('views are told for seven days', () => {
  const views = figure('Views', {
    ...NOTHING_READ,
    views: { today: 3, yesterday: 9, earlier: 40 },
  });
  expect(views).toMatchObject({ title: 'Views', total: 52 });
  expect(views?.shares.map(({ count }) => count)).toEqual([3, 9, 40]);
});

test('a figure that could not be read is not shown as zero', () => {
  const view = dashboardView(NOTHING_READ);
  expect(view.figures.every(({ total }) => total === undefined)).toBe(true);
  expect(view.service).toEqual([
    { name: 'Health', value: 'Not known', isAlert: true },
    { name: 'Jobs waiting', value: 'Not known' },
    { name: 'Jobs failed', value: 'Not known', isAlert: false },
    { name: 'Addresses not found this week', value: 'Not known' },
    { name: 'Database version', value: 'Not known' },
    { name: 'Database size', value: 'Not known' },
  ]);
});

test('a part that does not work and jobs that failed stand out', () => {
  const { service } = dashboardView({
    ...NOTHING_READ,
    health: { database: true, storage: false },
    jobs: { waiting: 0, failed: 2 },
  });
  expect(service.filter(({ isAlert }) => isAlert)).toEqual([
    { name: 'Storage', value: 'Not working', isAlert: true },
    { name: 'Jobs failed', value: '2', isAlert: true },
  ]);
});

test.each([
  [9_412_000, '9.4 MB'],
  [1_204_300_000, '1,204 MB'],
  [0, '0 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text);
});
