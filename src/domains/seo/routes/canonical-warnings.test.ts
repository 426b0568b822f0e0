import { expect, test } from 'vitest';
import type { RouteOverride } from '../overrides/override.ts';
import { warnOfCanonicals } from './canonical-warnings.ts';
import type { OwnMetadata } from './own-metadata.ts';

const HIDDEN: readonly string[] = ['/hidden', '/shown-here'];
const PUBLIC = new Set(['/about', '/insights/Old-Slug', '/hidden-here', ...HIDDEN]);
const OVERRIDES = new Map<string, RouteOverride>([
  ['/hidden-here', { noindex: true }],
  ['/shown-here', { noindex: false }],
]);

const warn = (...edits: { path?: string; canonical?: unknown; noindex?: unknown }[]) =>
  warnOfCanonicals(
    {
      ownMetadata: {
        of: async (paths) =>
          new Map(
            paths
              .filter((path) => PUBLIC.has(path))
              .map((path) => [path, { noindex: HIDDEN.includes(path) } as OwnMetadata]),
          ),
      },
      overrides: { all: async () => OVERRIDES },
      siteUrl: 'https://cadron.example',
    },
    edits.map(({ path = '/edited', ...set }) => ({ path, set })),
  );

test.each(['/no-such', '/admin', 'https://cadron.example/no-such/'])(
  'warns of the canonical %s, which is no public page',
  async (canonical) => {
    expect(await warn({ canonical })).toEqual([
      expect.stringMatching(/^The canonical \/(no-such|admin) is not public/),
    ]);
  },
);

test.each(['/hidden', '/hidden-here', 'https://cadron.example/Hidden/'])(
  'warns of the canonical %s, whose page has noindex',
  async (canonical) => {
    expect(await warn({ canonical })).toEqual([expect.stringMatching(/has noindex/)]);
  },
);

test.each([
  '/about',
  '/About/',
  '/shown-here',
  'https://cadron.example/insights/Old-Slug',
  'https://other.example/x',
  '/edited',
  '',
  null,
  undefined,
])('says nothing of the canonical %s', async (canonical) => {
  expect(await warn({ canonical })).toEqual([]);
});

test('counts what the same edits set for the canonical page', async () => {
  const to = (canonical: string) => ({ canonical });
  expect(await warn(to('/about'), { path: '/about', noindex: true })).toHaveLength(1);
  expect(await warn(to('/hidden'), { path: '/hidden', noindex: false })).toEqual([]);
  expect(await warn(to('/hidden-here'), { path: '/hidden-here', noindex: null })).toEqual([]);
});

test('warns once of a canonical that many routes share', async () => {
  const edits = ['/a', '/b', '/c'].map((path) => ({ path, canonical: '/no-such' }));
  expect(await warn(...edits)).toHaveLength(1);
});
