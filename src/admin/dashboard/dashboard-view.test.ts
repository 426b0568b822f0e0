import { expect, test } from 'vitest';
import { dashboardView as viewFor, readableSize } from './dashboard-view.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';

const NOTHING_READ: Overview = {};

const dashboardView = (overview: Overview) => viewFor(overview, 'owner');

const stat = (title: string, overview: Overview) =>
  dashboardView(overview).stats.find((one) => one.title === title);

test('lists leads and assessments first, with shares that add up to the total', () => {
  const { stats } = dashboardView({
    ...NOTHING_READ,
    leads: { today: 2, yesterday: 0, earlier: 5 },
    runs: { started: 9, complete: 4, reported: 3 },
  });
  const [leads, runs] = stats;
  expect(leads).toMatchObject({ title: 'Leads', total: 7, to: '/admin/leads' });
  expect(runs).toMatchObject({ title: 'Assessments', total: 9 });
  expect(runs?.shares.map(({ count }) => count)).toEqual([3, 1, 5]);
});

test('begins with new leads, quarantine, overdue deliveries and completed assessments', () => {
  const { highlights } = dashboardView({
    ...NOTHING_READ,
    leads: { today: 2, yesterday: 1, earlier: 4 },
    backlog: {
      refused: { count: 0 },
      overdue: { count: 5 },
      quarantined: { count: 3 },
      notConfigured: { count: 0 },
    },
    runs: { started: 9, complete: 4, reported: 3 },
  });
  expect(highlights).toEqual([
    { label: 'New leads today', count: 2, note: '7 in 7 days', to: '/admin/leads' },
    {
      label: 'In quarantine',
      count: 3,
      note: 'Release or delete each one',
      to: '/admin/leads?state=quarantined',
      isAlert: true,
    },
    {
      label: 'Deliveries overdue',
      count: 5,
      note: 'More than 15 minutes late',
      to: '/admin/leads?state=overdue',
      isAlert: true,
    },
    {
      label: 'Assessments completed',
      count: 4,
      note: 'Of 9 started in 7 days',
      to: '/admin/assessments',
    },
  ]);
});

test('marks neither quarantine nor deliveries when nothing waits there', () => {
  const none = { count: 0 };
  const { highlights } = dashboardView({
    ...NOTHING_READ,
    backlog: { refused: none, overdue: none, quarantined: none, notConfigured: none },
  });
  expect(highlights.filter(({ isAlert }) => isAlert)).toEqual([]);
});

test('the shares of posts add up to the total', () => {
  const posts = stat('Posts', {
    ...NOTHING_READ,
    posts: { published: 14, listed: 11, drafts: 3 },
  });
  expect(posts?.total).toBe(17);
  expect(posts?.shares.map(({ count }) => count)).toEqual([11, 3, 3]);
});

test('counts views over seven days', () => {
  const views = stat('Views', {
    ...NOTHING_READ,
    views: { today: 3, yesterday: 9, earlier: 40 },
  });
  expect(views).toMatchObject({ title: 'Views', total: 52 });
  expect(views?.shares.map(({ count }) => count)).toEqual([3, 9, 40]);
});

test('shows counts that could not be read as unknown, not as zero', () => {
  const view = dashboardView(NOTHING_READ);
  expect(view.stats.every(({ total }) => total === undefined)).toBe(true);
  expect(view.highlights.every(({ count }) => count === undefined)).toBe(true);
  expect(view.service).toEqual([
    { name: 'Health', value: 'Unknown', isAlert: true },
    { name: 'Jobs waiting', value: 'Unknown' },
    { name: 'Jobs failed', value: 'Unknown', isAlert: false },
    { name: 'URLs not found this week', value: 'Unknown' },
    { name: 'Database version', value: 'Unknown' },
    { name: 'Database size', value: 'Unknown' },
  ]);
});

test('marks broken services and failed jobs as alerts', () => {
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
])('formats %i bytes as %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text);
});

test('a line links to its page only for roles that may see it', () => {
  const item = { id: 'failed-jobs', count: 1, title: 'x', detail: 'x', severity: 'note' } as const;
  const paths = ['/admin/team', '/admin/leads?state=overdue', '/admin/seo-manager/files#notices'];
  const alerts = [...paths.map((to) => ({ ...item, to })), item];
  const shown = (role: Parameters<typeof viewFor>[1]) =>
    viewFor({ ...NOTHING_READ, alerts }, role).attention?.map(({ to }) => to);
  expect(shown('owner')).toEqual([...paths, undefined]);
  for (const role of ['editor', 'viewer'] as const)
    expect(shown(role)).toEqual([undefined, ...paths.slice(1), undefined]);
});
