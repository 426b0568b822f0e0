import { expect, test } from 'vitest';
import type { SessionView } from '#src/platform/auth/auth.server.ts';
import { maySeeStyleguide } from './may-see-styleguide.server.ts';

const request = new Request('https://cadron.example/styleguide');
const live = { SITE_URL: 'https://cadron.example', SITE_ENV: undefined };
const session: SessionView = {
  user: { id: '1', email: 'ida@cadron.example', name: 'Ida', role: 'viewer' },
  expiresAt: new Date(),
  setCookie: ['session=renewed'],
};

const ask = (config: Parameters<typeof maySeeStyleguide>[1]['config'], found?: SessionView) =>
  maySeeStyleguide(request, { auth: { session: async () => found }, config });

// Vitest counts as development to Vite, so what it says is switched off for these.
test.each([
  ['a visitor of the live site', live, undefined, false],
  ['whoever is signed in there', live, session, true],
  ['a visitor of staging', { ...live, SITE_ENV: 'staging' as const }, undefined, false],
  ['anybody in development', { ...live, SITE_ENV: 'development' as const }, undefined, true],
])('%s', async (_, config, found, isAdmitted) => {
  import.meta.env.DEV = false;
  expect((await ask(config, found)).isAdmitted).toBe(isAdmitted);
});

test('a session that was renewed goes along', async () => {
  import.meta.env.DEV = false;
  expect((await ask(live, session)).setCookie).toEqual(['session=renewed']);
  expect((await ask(live)).setCookie).toEqual([]);
});

test('in the development server everybody may see it', async () => {
  import.meta.env.DEV = true;
  expect((await ask(live)).isAdmitted).toBe(true);
});
