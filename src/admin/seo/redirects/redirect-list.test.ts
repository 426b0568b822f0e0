import { expect, test } from 'vitest';
import { redirectsView } from './redirect-list.ts';

test.each([
  ['/old/', '/insights', '/insights/…'],
  ['/old/', '/insights/', '/insights/…'],
  ['/old/', '/', '/…'],
  ['/old/*', '/new/*', '/new/*'],
  ['/old', '/', '/'],
])('shows that %s leads to %s as %s', (from, to, shown) => {
  const now = new Date('2026-11-23T12:00:00Z');
  const redirect = {
    from,
    to,
    toPath: to,
    status: 301 as const,
    carriesRest: true,
    createdAt: now,
    createdBy: null,
    createdByName: null,
    isDead: false,
    hits: 0,
    lastHitAt: null,
  };
  const found = { redirects: [redirect], total: 1, page: 1, pages: 1 };
  const counts = { all: 1, unused: 0, missing: 0, offsite: 0 };
  expect(redirectsView(found, counts, { page: 1 }, now).rows[0]?.to).toBe(shown);
});
