import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { DAY, EMAIL, MINUTE, SECRET } from '#tests/support/test-auth.ts';
import { authRateLimits } from './auth-tables.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

const HOME = '203.0.113.7';
const ELSEWHERE = '192.0.2.1';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  // Fake only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  await fixture.database.db.delete(authRateLimits);
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const networkOf = (n: number) => `198.51.${n >> 8}.${n & 255}`;

/** Creates the throttle of a newly started node. */
const node = (scale = 1) =>
  createSignInThrottle({ pool: fixture.database.pool, secret: SECRET, scale: () => scale });

const admit = (ip: string, account = EMAIL, throttle = node()) =>
  throttle.admit({ account, ip, device: undefined });

/** Makes failing attempts, which are not refunded. */
async function fail(count: number, ip: string, account = EMAIL, throttle = node()) {
  for (let i = 0; i < count; i++)
    expect(await admit(ip, account, throttle)).toMatchObject({ isAdmitted: true });
}

async function succeed(ip: string): Promise<number> {
  const admission = await admit(ip);
  if (!admission.isAdmitted) throw new Error('refused');
  await admission.giveBack();
  return admission.delayMs;
}

const refused = (retryAfterSeconds: number): unknown =>
  expect.objectContaining({ isAdmitted: false, retryAfterSeconds });

test('throttles an account after five failures in that network only, on every node and after a restart', async () => {
  const old = node();
  for (let i = 0; i < 5; i++) {
    await fail(1, HOME, EMAIL, i % 2 ? old : node());
    later(10_000);
  }
  for (const throttle of [old, node()])
    expect(await admit(HOME, EMAIL, throttle)).toEqual(refused(15 * 60 - 50));
  await fail(5, ELSEWHERE);
  later(15 * MINUTE - 50_000);
  await fail(5, HOME);
});

test('marks the first refusal of each window', async () => {
  for (let window = 0; window < 2; window++) {
    await fail(5, HOME);
    const refusals = [await admit(HOME), await admit(HOME), await admit(HOME)];
    expect(refusals).toMatchObject([{ isFirst: true }, { isFirst: false }, { isFirst: false }]);
    later(15 * MINUTE);
  }
});

test('does not extend the wait for refused attempts', async () => {
  await fail(5, HOME);
  for (let second = 0; second < 15 * 60; second += 10) {
    expect(await admit(HOME)).toEqual(refused(15 * 60 - second));
    later(10_000);
  }
  await fail(5, HOME);
});

test('counts concurrent attempts individually', async () => {
  const nodes = [node(), node()];
  const admissions = await Promise.all(
    Array.from({ length: 60 }, (_, i) => admit(HOME, EMAIL, nodes[i % 2])),
  );
  expect(admissions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(5);
});

test('clears the failures of the account in its network on success', async () => {
  for (let round = 0; round < 3; round++) {
    await fail(4, HOME);
    await succeed(HOME);
  }
});

test('refunds network and account on success', async () => {
  for (let i = 0; i < 50; i++) expect(await succeed(HOME)).toBe(0);
});

test('throttles a network that tries many accounts, counting an IPv6 /64 as one network', async () => {
  for (let i = 0; i < 20; i++) await fail(1, `2001:db8::${i}`, `guess${i}@cadron.example`);
  expect(await admit('2001:db8::ffff')).toEqual(refused(15 * 60));
  await fail(1, '2001:db8:0:1::1');
});

test('does not count attempts refused for the network against the account', async () => {
  for (let i = 0; i < 20; i++) await fail(1, HOME, `guess${i}@cadron.example`);
  later(5 * MINUTE);
  for (let i = 0; i < 6; i++) expect(await admit(HOME)).toEqual(refused(10 * 60));
  later(10 * MINUTE);
  await fail(5, HOME);
});

test('delays attempts on an account from many networks increasingly, without refusing any', async () => {
  const delays: number[] = [];
  for (let n = 0; n < 300; n++) {
    const admission = await admit(networkOf(n));
    if (!admission.isAdmitted) throw new Error(`refused ${networkOf(n)}`);
    delays.push(admission.delayMs);
  }
  expect(delays.slice(0, 13)).toEqual([...Array.from({ length: 10 }, () => 0), 250, 500, 750]);
  expect(Math.max(...delays)).toBe(3_000);
});

test('adds no delay for the successful sign-in of an owner, and ends the delay within an hour', async () => {
  for (let n = 0; n < 12; n++) await fail(1, networkOf(n));
  for (let n = 1; n <= 3; n++) expect(await succeed(`192.0.2.${n}`)).toBe(750);
  later(60 * MINUTE);
  expect(await succeed(ELSEWHERE)).toBe(0);
});

test('multiplies every limit by the scale', async () => {
  await fail(10, HOME, EMAIL, node(2));
  expect(await admit(HOME, EMAIL, node(2))).toEqual(refused(15 * 60));
});

test('throws without its table or database instead of admitting the attempt', async () => {
  const { db } = fixture.database;
  await db.execute('alter table auth_rate_limits rename to away');
  try {
    await expect(admit(HOME)).rejects.toThrow('auth_rate_limits');
  } finally {
    await db.execute('alter table away rename to auth_rate_limits');
  }
  await using other = await createTestDatabase();
  await other.drop();
  const throttle = createSignInThrottle({
    pool: other.database.pool,
    secret: SECRET,
    scale: () => 1,
  });
  await expect(admit(HOME, EMAIL, throttle)).rejects.toThrow('pool');
});

test('stores neither IP addresses nor emails in the counters', async () => {
  await fail(1, HOME);
  await node().admit({ account: EMAIL, ip: HOME, device: 'a device' });
  const rows = await fixture.database.db.select().from(authRateLimits);
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['pair', 'network', 'account', 'device']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/owner|cadron|203\.0|a device/);
});

test('deletes expired counters without any sign-in', async () => {
  const { db } = fixture.database;
  await fail(1, HOME);
  later(DAY);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  node();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await db.select().from(authRateLimits)).toEqual([]));
});
