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
  // Only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  await fixture.database.db.delete(authRateLimits);
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const networkOf = (n: number) => `198.51.${n >> 8}.${n & 255}`;

/** The throttle of a node that has just started. */
const node = (scale = 1) =>
  createSignInThrottle({ pool: fixture.database.pool, secret: SECRET, scale });

const admit = (ip: string, account = EMAIL, throttle = node()) =>
  throttle.admit({ account, ip, device: undefined });

/** Attempts that do not succeed, and so are not given back. */
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

const refused = (retryAfterSeconds: number) => ({ isAdmitted: false, retryAfterSeconds });

test('after five failures an account waits in that network alone, on every node and after a restart', async () => {
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

test('refused attempts do not prolong the wait', async () => {
  await fail(5, HOME);
  for (let second = 0; second < 15 * 60; second += 10) {
    expect(await admit(HOME)).toEqual(refused(15 * 60 - second));
    later(10_000);
  }
  await fail(5, HOME);
});

test('attempts made at the same moment do not slip through together', async () => {
  const nodes = [node(), node()];
  const admissions = await Promise.all(
    Array.from({ length: 60 }, (_, i) => admit(HOME, EMAIL, nodes[i % 2])),
  );
  expect(admissions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(5);
});

test('success forgets the failures of the account in its network', async () => {
  for (let round = 0; round < 3; round++) {
    await fail(4, HOME);
    await succeed(HOME);
  }
});

test('success costs neither the network nor the account anything', async () => {
  for (let i = 0; i < 50; i++) expect(await succeed(HOME)).toBe(0);
});

test('a network that tries many accounts waits, and a /64 of IPv6 is one network', async () => {
  for (let i = 0; i < 20; i++) await fail(1, `2001:db8::${i}`, `guess${i}@cadron.example`);
  expect(await admit('2001:db8::ffff')).toEqual(refused(15 * 60));
  await fail(1, '2001:db8:0:1::1');
});

test('what a network is refused for counts against none of its accounts', async () => {
  for (let i = 0; i < 20; i++) await fail(1, HOME, `guess${i}@cadron.example`);
  later(5 * MINUTE);
  for (let i = 0; i < 6; i++) expect(await admit(HOME)).toEqual(refused(10 * 60));
  later(10 * MINUTE);
  await fail(5, HOME);
});

test('an account that many networks try is delayed more and more, and refused nowhere', async () => {
  const delays: number[] = [];
  for (let n = 0; n < 300; n++) {
    const admission = await admit(networkOf(n));
    if (!admission.isAdmitted) throw new Error(`refused ${networkOf(n)}`);
    delays.push(admission.delayMs);
  }
  expect(delays.slice(0, 13)).toEqual([...Array.from({ length: 10 }, () => 0), 250, 500, 750]);
  expect(Math.max(...delays)).toBe(3_000);
});

test('the owner on a new device in a new network adds nothing to the delay, which ends in an hour', async () => {
  for (let n = 0; n < 12; n++) await fail(1, networkOf(n));
  for (let n = 1; n <= 3; n++) expect(await succeed(`192.0.2.${n}`)).toBe(750);
  later(60 * MINUTE);
  expect(await succeed(ELSEWHERE)).toBe(0);
});

test('the scale multiplies every limit', async () => {
  await fail(10, HOME, EMAIL, node(2));
  expect(await admit(HOME, EMAIL, node(2))).toEqual(refused(15 * 60));
});

test('without its table, or its database, an attempt fails and is not let through', async () => {
  const { db } = fixture.database;
  await db.execute('alter table auth_rate_limits rename to away');
  try {
    await expect(admit(HOME)).rejects.toThrow('auth_rate_limits');
  } finally {
    await db.execute('alter table away rename to auth_rate_limits');
  }
  await using other = await createTestDatabase();
  await other.drop();
  const throttle = createSignInThrottle({ pool: other.database.pool, secret: SECRET, scale: 1 });
  await expect(admit(HOME, EMAIL, throttle)).rejects.toThrow('pool');
});

test('neither addresses nor emails can be read from the counters', async () => {
  await fail(1, HOME);
  await node().admit({ account: EMAIL, ip: HOME, device: 'a device' });
  const rows = await fixture.database.db.select().from(authRateLimits);
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['pair', 'network', 'account', 'device']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/owner|cadron|203\.0|a device/);
});

test('what has expired is swept even when there is no sign-in', async () => {
  const { db } = fixture.database;
  await fail(1, HOME);
  later(DAY);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  node();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await db.select().from(authRateLimits)).toEqual([]), 10_000);
});
