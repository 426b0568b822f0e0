import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createBrowser, createTestAuth, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';

/** Nobody locks out an owner by failing in their name (finding H4 of the reliability review). */

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await createTestAuth(fixture.database).ensureFirstOwner();
});
afterAll(() => fixture.drop());

beforeEach(() => {
  // Only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** An hour of a stranger's failures, one a second; every ten minutes `act` is called in between. */
async function underAttack(ip: string, act: () => Promise<void>) {
  const auth = createTestAuth(fixture.database);
  const stranger = createBrowser(ip);
  for (let second = 0; second < 3_600; second++) {
    expect(await stranger.signIn(auth, 'wrong')).toMatchObject({ ok: false });
    if (second % 600 === 599) await act();
    vi.setSystemTime(Date.now() + 1_000);
  }
}

test('a stranger who fails once a second keeps out neither a known browser nor another network', async () => {
  const auth = createTestAuth(fixture.database);
  const known = createBrowser('198.51.100.1');
  expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  await underAttack('203.0.113.66', async () => {
    expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
    expect(await createBrowser('198.51.100.2').signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  });
}, 120_000);

test('a browser that has signed in before is let in also from the network of the stranger', async () => {
  const auth = createTestAuth(fixture.database);
  const known = createBrowser('203.0.113.67');
  expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  await underAttack('203.0.113.67', async () => {
    expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  });
  // A browser of the same network that is not known shares the stranger's wait, which has an end.
  vi.setSystemTime(Date.now() + 15 * MINUTE);
  expect(await createBrowser('203.0.113.67').signIn(auth, PASSWORD)).toMatchObject({ ok: true });
}, 120_000);
