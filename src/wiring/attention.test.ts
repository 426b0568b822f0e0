import { expect, test } from 'vitest';
import { sortAlerts } from '#src/domains/alerts/alert.ts';
import { listCheckAlerts, listLicenseAlerts } from './attention.server.ts';

const licensed = (address: string, licenseEnds: string) => ({
  address,
  folder: 'Team',
  licenseEnds,
});

const alertsOf = async (license: readonly object[], used: readonly string[] = []) =>
  sortAlerts(
    await listLicenseAlerts({
      assetLists: { list: async () => ({ assets: license, total: license.length }) } as never,
      references: { usedMedia: async () => used } as never,
      clock: () => new Date('2026-11-28T12:00:00Z'),
    }),
  );

test('files in use whose license has ended, or ends soon, need attention', async () => {
  const license = [
    licensed('Team/used.jpg', '2026-11-27'),
    licensed('Team/unused.jpg', '2026-11-27'),
    licensed('Team/soon.jpg', '2026-11-28'),
  ];
  const alerts = await alertsOf(license, ['Team/used.jpg', 'Team/soon.jpg']);
  expect(alerts).toMatchObject([
    { kind: 'ended-licenses', count: 1, severity: 'daily' },
    { kind: 'ending-licenses', count: 1, severity: 'note' },
  ]);
});

test('a file is in use by the folder that a page shows', async () => {
  const license = [licensed('a.jpg', '2026-01-01')];
  expect(await alertsOf(license, ['Team/'])).toHaveLength(1);
  expect(await alertsOf(license, ['Other/'])).toEqual([]);
});

test('errors and broken links are apart, and one check is linked by itself', () => {
  const found = listCheckAlerts([
    { check: 'title-missing', open: 2 },
    { check: 'main-heading', open: 1 },
    { check: 'broken-link', open: 3 },
    { check: 'title-long', open: 9 },
    { check: 'broken-fragment', open: 0 },
  ]);
  expect(found).toEqual([
    {
      kind: 'failing-checks',
      severity: 'note',
      count: 3,
      names: ['Pages without a title', 'Pages without exactly one main heading'],
    },
    {
      kind: 'broken-links',
      severity: 'note',
      count: 3,
      names: ['Links to pages that do not exist'],
      path: '/admin/seo-manager/checks/broken-link',
    },
  ]);
});
