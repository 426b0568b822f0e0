import { expect, test } from 'vitest';
import type { OwnMetadata } from '#src/domains/seo/routes/own-metadata.ts';
import { warnOfCanonical } from './save-route.server.ts';

const PUBLIC = new Set(['/about', '/insights/Old-Slug']);
const warn = (canonical: unknown) =>
  warnOfCanonical(
    {
      ownMetadata: {
        of: async (paths) =>
          new Map(
            paths
              .filter((path) => PUBLIC.has(path))
              .map((path) => [path, { title: 'T' } as OwnMetadata]),
          ),
        titledByTemplate: async () => new Set(),
      },
      config: { SITE_URL: 'https://cadron.example' },
    },
    canonical,
  );

test.each(['/no-such', '/admin', 'https://cadron.example/no-such/'])(
  'warns of the canonical %s, which is no public page',
  async (canonical) => {
    expect(await warn(canonical)).toMatch(/^The canonical \/(no-such|admin) is not public/);
  },
);

test.each([
  '/about',
  '/About/',
  'https://cadron.example/insights/Old-Slug',
  'https://other.example/x',
  '',
  null,
  undefined,
])('says nothing of the canonical %s', async (canonical) => {
  expect(await warn(canonical)).toBeUndefined();
});
