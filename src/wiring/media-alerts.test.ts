import { expect, test } from 'vitest';
import type { AssetFlag } from '#src/domains/media/list/asset-filter.ts';
import { listMediaAlerts } from './overview.server.ts';

const licensed = (address: string, licenseEnds: string) => ({
  address,
  folder: 'Team',
  licenseEnds,
});

const alertsOf = (
  files: Partial<Record<AssetFlag, readonly object[]>>,
  used: readonly string[] = [],
) =>
  listMediaAlerts(
    {
      assetLists: {
        list: async ({ filter }: { filter: { flags: [AssetFlag] } }) => {
          const assets = files[filter.flags[0]] ?? [];
          return { assets, total: assets.length };
        },
      } as never,
      references: { usedMedia: async () => used } as never,
    },
    '2026-11-28',
  );

test('files in use whose license has ended, and pictures without a text, need attention', async () => {
  const license = [
    licensed('Team/used.jpg', '2026-11-27'),
    licensed('Team/unused.jpg', '2026-11-27'),
    licensed('Team/soon.jpg', '2026-11-28'),
  ];
  const alerts = await alertsOf({ license, 'no-alt': [{}, {}] }, [
    'Team/used.jpg',
    'Team/soon.jpg',
  ]);
  expect(alerts.map(({ count, label, isPressing }) => [count, label, isPressing])).toEqual([
    [1, 'file in use without a license', true],
    [2, 'pictures without a text', false],
  ]);
});

test('a file is in use by the folder that a page shows', async () => {
  const license = [licensed('a.jpg', '2026-01-01')];
  expect(await alertsOf({ license }, ['Team/'])).toHaveLength(1);
  expect(await alertsOf({ license }, ['Other/'])).toEqual([]);
});
