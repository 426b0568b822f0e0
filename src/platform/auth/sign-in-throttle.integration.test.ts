import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createBrowser, createTestAuth, DAY, EMAIL, MINUTE, PASSWORD } from './auth.fixture.ts';
import { authRateLimits, authUsers } from './auth-tables.server.ts';

const NOBODY = 'nobody@cadron.example';
const INVALID = { ok: false, reason: 'invalid' };

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  // Only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  await fixture.database.db.delete(authRateLimits);
  await fixture.database.db.delete(authUsers);
  await node().ensureFirstOwner();
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const node = (delays: number[] = []) => createTestAuth(fixture.database, { delays });
const ipOf = (n: number) => `198.51.${n >> 8}.${n & 255}`;

const failures = async (count: number, ip: string, email = EMAIL, auth = node()) => {
  for (let i = 0; i < count; i++)
    expect(await createBrowser(ip).signIn(auth, 'wrong', email)).toEqual(INVALID);
};

test.each([EMAIL, NOBODY])(
  'after five failures from a network %s waits there, on every node and after a restart',
  async (email) => {
    const auth = node();
    for (let i = 0; i < 5; i++) {
      await failures(1, '203.0.113.7', email, i % 2 ? auth : node());
      later(10_000);
    }
    for (const other of [auth, node()]) {
      expect(await createBrowser('203.0.113.7').signIn(other, PASSWORD, email)).toEqual({
        ok: false,
        reason: 'throttled',
        retryAfterSeconds: 15 * 60 - 50,
      });
    }
    await failures(1, '203.0.113.8', email);
    later(15 * MINUTE - 50_000);
    await failures(5, '203.0.113.7', email);
  },
);

test('refused attempts do not prolong the wait', async () => {
  await failures(5, '203.0.113.7');
  for (let second = 0; second < 15 * 60; second += 30) {
    expect(await createBrowser('203.0.113.7').signIn(node(), PASSWORD)).toMatchObject({
      retryAfterSeconds: 15 * 60 - second,
    });
    later(30_000);
  }
  expect(await createBrowser('203.0.113.7').signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

test('attempts made at the same moment do not slip through together', async () => {
  const nodes = [node(), node()];
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      createBrowser('203.0.113.7').signIn(nodes[i % 2]!, 'wrong'),
    ),
  );
  expect(results.filter((result) => !result.ok && result.reason === 'invalid')).toHaveLength(5);
});

test('success forgets the failures of the account in its network', async () => {
  for (let round = 0; round < 3; round++) {
    await failures(4, '203.0.113.7');
    expect(await createBrowser('203.0.113.7').signIn(node(), PASSWORD)).toMatchObject({ ok: true });
  }
});

test('a network that tries many accounts waits, and a /64 of IPv6 is one network', async () => {
  for (let i = 0; i < 20; i++) await failures(1, `2001:db8::${i}`, `guess${i}@cadron.example`);
  for (let i = 0; i < 8; i++) {
    expect(await createBrowser('2001:db8::ffff').signIn(node(), PASSWORD)).toMatchObject({
      reason: 'throttled',
    });
  }
  expect(await createBrowser('2001:db8:0:1::1').signIn(node(), PASSWORD)).toMatchObject({
    ok: true,
  });
  // What the network was refused for counts against none of its accounts.
  later(15 * MINUTE - 1);
  expect(await createBrowser('2001:db8::ffff').signIn(node(), PASSWORD)).toMatchObject({
    reason: 'throttled',
  });
  later(1);
  await failures(5, '2001:db8::ffff');
});

test.each([EMAIL, NOBODY])(
  'many networks that try %s are delayed, and never refused',
  async (email) => {
    const delays: number[] = [];
    for (let n = 0; n < 30; n++) await failures(1, ipOf(n), email, node(delays));
    expect(delays.slice(0, 3)).toEqual([250, 500, 750]);
    expect(delays).toHaveLength(20);
    expect(Math.max(...delays)).toBe(3_000);
  },
);

test('the owner on a new device in a new network is delayed at most, and gets the point back', async () => {
  for (let n = 0; n < 40; n++) await failures(1, ipOf(n));
  for (let i = 0; i < 3; i++) {
    const delays: number[] = [];
    expect(await createBrowser('192.0.2.1').signIn(node(delays), PASSWORD)).toMatchObject({
      ok: true,
    });
    expect(delays).toEqual([3_000]);
  }
  later(60 * MINUTE);
  const delays: number[] = [];
  expect(await createBrowser('192.0.2.1').signIn(node(delays), PASSWORD)).toMatchObject({
    ok: true,
  });
  expect(delays).toEqual([]);
}, 60_000);

test('nobody is signed in without the counters: away, they fail the attempt', async () => {
  const { database } = fixture;
  await database.db.execute('alter table auth_rate_limits rename to away');
  try {
    await expect(createBrowser('192.0.2.1').signIn(node(), PASSWORD)).rejects.toThrow(
      'auth_rate_limits',
    );
  } finally {
    await database.db.execute('alter table away rename to auth_rate_limits');
  }
});

test('neither addresses nor emails can be read from the counters', async () => {
  const auth = node();
  const browser = createBrowser('203.0.113.7');
  expect(await browser.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  await browser.signIn(auth, 'wrong');
  await failures(1, '203.0.113.7', NOBODY);
  const rows = await fixture.database.db.select().from(authRateLimits);
  expect(rows.map(({ key }) => key.split(':')[0])).toEqual(
    expect.arrayContaining(['pair', 'network', 'account', 'device']),
  );
  expect(JSON.stringify(rows)).not.toMatch(/owner|nobody|cadron|203\.0/);
});

test('what has expired is swept without anybody signing in', async () => {
  const { db } = fixture.database;
  await failures(1, '203.0.113.7');
  later(DAY);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  node();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.useRealTimers();
  await vi.waitFor(async () => expect(await db.select().from(authRateLimits)).toEqual([]), 10_000);
});
