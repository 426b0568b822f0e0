import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createBrowser, createTestAuth, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';

/** An attacker cannot lock out an owner by failing in their name. */

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await createTestAuth(fixture.database).ensureFirstOwner();
});
afterAll(() => fixture.drop());

beforeEach(() => {
  // Fake only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

/** An hour in the full tier; otherwise twenty minutes, longer than the longest wait. */
const ATTACK_SECONDS = IS_FULL_RUN ? 3_600 : 1_200;

/** Fails once a second from `ip`; calls `act` every ten minutes in between. */
async function underAttack(ip: string, act: () => Promise<void>) {
  const auth = createTestAuth(fixture.database);
  const stranger = createBrowser(ip);
  for (let second = 0; second < ATTACK_SECONDS; second++) {
    expect(await stranger.signIn(auth, 'wrong')).toMatchObject({ ok: false });
    if (second % 600 === 599) await act();
    vi.setSystemTime(Date.now() + 1_000);
  }
}

test('admits a known device and other networks during an attack of one failure a second', async () => {
  const auth = createTestAuth(fixture.database);
  const known = createBrowser('198.51.100.1');
  expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  await underAttack('203.0.113.66', async () => {
    expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
    expect(await createBrowser('198.51.100.2').signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  });
}, 120_000);

test('admits a known device in the network of the attacker', async () => {
  const auth = createTestAuth(fixture.database);
  const known = createBrowser('203.0.113.67');
  expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  await underAttack('203.0.113.67', async () => {
    expect(await known.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  });
  // An unknown device in the same network shares the attacker's wait, which ends.
  vi.setSystemTime(Date.now() + 15 * MINUTE);
  expect(await createBrowser('203.0.113.67').signIn(auth, PASSWORD)).toMatchObject({ ok: true });
}, 120_000);
