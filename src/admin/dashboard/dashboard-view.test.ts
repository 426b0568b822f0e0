import { expect, test } from 'vitest';
import { dashboardView as viewFor, readableSize } from './dashboard-view.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';

const NOTHING_READ: Overview = {};

const NOW = new Date('2026-11-29T18:00:00Z');

const dashboardView = (overview: Overview) => viewFor(overview, 'owner', NOW);

const stat = (title: string, overview: Overview) =>
  dashboardView(overview).stats.find((one) => one.title === title);

test('the shares of posts add up to the total', () => {
  const posts = stat('Posts', {
    ...NOTHING_READ,
    posts: { published: 14, listed: 11, drafts: 3 },
  });
  expect(posts?.total).toBe(17);
  expect(posts?.shares.map(({ count }) => count)).toEqual([11, 3, 3]);
});

test('counts the leads of today and of seven days', () => {
  const { recent } = dashboardView({ leads: { today: 2, yesterday: 1, earlier: 4 } });
  expect(recent).toEqual({ today: 2, week: 7 });
});

test('shows counts that could not be read as unknown, not as zero', () => {
  const view = dashboardView(NOTHING_READ);
  expect(view.stats.every(({ total }) => total === undefined)).toBe(true);
  expect(view.recent).toBeUndefined();
  expect(view.health.map(({ name, value }) => [name, value])).toEqual(
    [
      'Health',
      'Worker reported',
      'Last backup',
      'Jobs waiting',
      'Jobs failed',
      'Last lead delivered',
      'URLs not found this week',
      'Database version',
    ].map((name) => [name, 'Unknown']),
  );
});

test('says when something last happened, and since when the first job waits', () => {
  const { health } = dashboardView({
    marks: { worker: { at: new Date(NOW.getTime() - 30_000) } },
    lastDelivery: new Date(NOW.getTime() - 7_200_000),
    jobs: { waiting: 3, failed: 0, oldest: new Date(NOW.getTime() - 300_000) },
  });
  const value = (name: string) => health.find((fact) => fact.name === name)!.value;
  expect(value('Worker reported')).toBe('just now');
  expect(value('Last backup')).toBe('Never');
  expect(value('Last lead delivered')).toBe('2 hours ago');
  expect(value('Jobs waiting')).toBe('3, the first due 5 minutes ago');
});

test('marks broken services and failed jobs as alerts', () => {
  const { health } = dashboardView({
    health: { database: true, storage: false },
    jobs: { waiting: 0, failed: 2, oldest: null },
  });
  expect(health.filter(({ isAlert }) => isAlert)).toEqual([
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
    viewFor({ ...NOTHING_READ, alerts }, role, NOW).attention?.map(({ to }) => to);
  expect(shown('owner')).toEqual([...paths, undefined]);
  for (const role of ['editor', 'viewer'] as const)
    expect(shown(role)).toEqual([undefined, ...paths.slice(1), undefined]);
});
