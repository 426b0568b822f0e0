import { expect, test } from 'vitest';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { buildSession } from '#tests/builders/session.ts';
import { isStyleguideOpen } from './styleguide-access.server.ts';

const request = new Request('https://cadron.example/styleguide');
const live = { SITE_URL: 'https://cadron.example', SITE_ENV: undefined };
const session = buildSession();

const isAdmitted = (
  config: Parameters<typeof isStyleguideOpen>[1]['config'],
  found?: SessionView,
) => isStyleguideOpen(request, { auth: { session: async () => found }, config });

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
])('%s', async (_, config, found, admitted) => {
  import.meta.env.DEV = false;
  expect(await isAdmitted(config, found)).toBe(admitted);
});

test('admits everyone on the development server', async () => {
  import.meta.env.DEV = true;
  expect(await isAdmitted(live)).toBe(true);
});
