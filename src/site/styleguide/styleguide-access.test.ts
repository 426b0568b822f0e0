import { expect, test } from 'vitest';
import type { SessionView } from '#src/platform/auth/auth.server.ts';
import { getStyleguideAccess } from './styleguide-access.server.ts';

const request = new Request('https://cadron.example/styleguide');
const live = { SITE_URL: 'https://cadron.example', SITE_ENV: undefined };
const session: SessionView = {
  user: { id: '1', email: 'ida@cadron.example', name: 'Ida', role: 'viewer' },
  expiresAt: new Date(),
  setCookie: ['session=renewed'],
};

const getAccess = (
  config: Parameters<typeof getStyleguideAccess>[1]['config'],
  found?: SessionView,
) => getStyleguideAccess(request, { auth: { session: async () => found }, config });

// Vite sets DEV in tests, so these unset it.
test.each([
  ['denies a visitor of the live site', live, undefined, false],
  ['admits a signed-in user of the live site', live, session, true],
  ['denies a visitor of staging', { ...live, SITE_ENV: 'staging' as const }, undefined, false],
  [
    'admits everyone in development',
    { ...live, SITE_ENV: 'development' as const },
    undefined,
    true,
  ],
])('%s', async (_, config, found, isAdmitted) => {
  import.meta.env.DEV = false;
  expect((await getAccess(config, found)).isAdmitted).toBe(isAdmitted);
});

test('returns the cookies of a renewed session', async () => {
  import.meta.env.DEV = false;
  expect((await getAccess(live, session)).setCookie).toEqual(['session=renewed']);
  expect((await getAccess(live)).setCookie).toEqual([]);
});

test('admits everyone on the development server', async () => {
  import.meta.env.DEV = true;
  expect((await getAccess(live)).isAdmitted).toBe(true);
});
