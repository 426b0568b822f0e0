import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  createBrowser,
  createTestAuth,
  DAY,
  EMAIL,
  MINUTE,
  PASSWORD,
  SECRET,
} from '#tests/support/test-auth.ts';
import { authAccounts, authRateLimits, authUsers } from './auth-tables.server.ts';
import { insertOwner, savePasswordHash } from './owner-account.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

const NAME = 'cadron.device';
const IP = '203.0.113.7';
const COLLEAGUE = 'dana@cadron.example';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let passwordHash = '';
beforeAll(async () => {
  fixture = await createTestDatabase();
  const { db } = fixture.database;
  await node().ensureFirstOwner();
  passwordHash = (await db.select().from(authAccounts))[0]!.password!;
  const id = await insertOwner(db, COLLEAGUE, new Date());
  await savePasswordHash(db, id, passwordHash, new Date());
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  // Fake only the clock: the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  await fixture.database.db.delete(authRateLimits);
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const node = (options: Parameters<typeof createTestAuth>[1] = {}) =>
  createTestAuth(fixture.database, options);

/** Exhausts the allowance of unknown devices in this network. */
async function exhaustStrangers() {
  const throttle = createSignInThrottle({
    pool: fixture.database.pool,
    secret: SECRET,
    scale: () => 1,
  });
  for (const account of [EMAIL, COLLEAGUE])
    for (let i = 0; i < 6; i++) await throttle.admit({ account, ip: IP, device: undefined });
}

/** Returns a known device in a network whose allowance for unknown devices is exhausted. */
async function knownAmongStrangers(email = EMAIL) {
  const browser = createBrowser(IP);
  expect(await browser.signIn(node(), PASSWORD, email)).toMatchObject({ ok: true });
  await exhaustStrangers();
  expect(await createBrowser(IP).signIn(node(), PASSWORD, email)).toMatchObject({
    reason: 'throttled',
  });
  return browser;
}

/** Returns the same browser with another device cookie. */
function withCookie(value: string) {
  const browser = createBrowser(IP);
  browser.cookies.set(NAME, value);
  return browser;
}

test('sets a long-lived device cookie, HttpOnly and SameSite, that names no account', async () => {
  const setCookie = async (siteUrl: string) => {
    const result = await createBrowser(IP).signIn(node({ siteUrl }), PASSWORD);
    if (!result.ok) throw new Error(result.reason);
    return result.headers.getSetCookie().find((line) => line.includes('device'))!;
  };
  const plain = await setCookie('http://localhost:3000');
  expect(plain).toMatch(
    /^cadron\.device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  expect(Buffer.from(plain.split(/[=.;]/)[2]!, 'base64url').toString()).not.toContain('owner');
  const secure = await setCookie('https://cadron.example');
  expect(secure).toMatch(/^__Host-cadron\.device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test('admits a known device in a throttled network, and renews its id at each sign-in', async () => {
  const browser = await knownAmongStrangers();
  const ids = new Set<string>();
  for (let i = 0; i < 3; i++) {
    expect(await browser.signIn(node(), PASSWORD)).toMatchObject({ ok: true });
    ids.add(browser.cookies.get(NAME)!);
  }
  expect(ids.size).toBe(3);
});

test('remembers a device for a year', async () => {
  const browser = await knownAmongStrangers();
  const cookie = browser.cookies.get(NAME)!;
  later(365 * DAY);
  await exhaustStrangers();
  expect(await withCookie(cookie).signIn(node(), PASSWORD)).toMatchObject({ reason: 'throttled' });
  later(-1_000);
  expect(await withCookie(cookie).signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

/** Another first character: the last one of base64url has bits that do not count. */
const changed = (text: string) => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);

test('treats a changed, truncated or invented cookie as an unknown device', async () => {
  const good = (await knownAmongStrangers()).cookies.get(NAME)!;
  const [id, issuedAt, signature] = good.split('.') as [string, string, string];
  const forged = [
    `${changed(id)}.${issuedAt}.${signature}`,
    `${id}.${Number(issuedAt) + 1}.${signature}`,
    `${id}.${issuedAt}.${changed(signature)}`,
    `${id}.${issuedAt}.${'A'.repeat(43)}`,
    `${id}.${issuedAt}.`,
    `${id}.${issuedAt}`,
    `${good}.${good}`,
    '%00',
    '',
  ];
  for (const cookie of forged) {
    expect(await withCookie(cookie).signIn(node(), PASSWORD), cookie).toMatchObject({
      reason: 'throttled',
    });
  }
  expect(await withCookie(good).signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

test('rejects a device cookie of another account or secret', async () => {
  const browser = await knownAmongStrangers(COLLEAGUE);
  expect(await browser.signIn(node(), PASSWORD, EMAIL)).toMatchObject({ reason: 'throttled' });
  // Another secret also changes the throttle's keys.
  const elsewhere = node({ secret: 'another secret, of another site, long enough' });
  for (let i = 0; i < 5; i++) await browser.signIn(elsewhere, 'wrong', COLLEAGUE);
  expect(await browser.signIn(elsewhere, PASSWORD, COLLEAGUE)).toMatchObject({
    reason: 'throttled',
  });
  expect(await browser.signIn(node(), PASSWORD, COLLEAGUE)).toMatchObject({ ok: true });
});

test('invalidates device cookies when the password changes', async () => {
  const { db } = fixture.database;
  const browser = await knownAmongStrangers(COLLEAGUE);
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, COLLEAGUE));
  await savePasswordHash(db, user!.id, `${passwordHash}0`, new Date());
  expect(await browser.signIn(node(), PASSWORD, COLLEAGUE)).toMatchObject({ reason: 'throttled' });
  await savePasswordHash(db, user!.id, passwordHash, new Date());
  expect(await browser.signIn(node(), PASSWORD, COLLEAGUE)).toMatchObject({ ok: true });
});

test('limits a stolen cookie to ten guesses without locking its owner out', async () => {
  const owner = await knownAmongStrangers();
  const stolen = owner.cookies.get(NAME)!;
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => withCookie(stolen).signIn(node(), 'wrong')),
  );
  expect(guesses.filter((guess) => !guess.ok && guess.reason === 'invalid')).toHaveLength(10);
  expect(await withCookie(stolen).signIn(node(), PASSWORD)).toMatchObject({ reason: 'throttled' });

  const elsewhere = createBrowser('192.0.2.1');
  elsewhere.cookies.set(NAME, stolen);
  expect(await elsewhere.signIn(node(), PASSWORD)).toMatchObject({ ok: true });
  later(15 * MINUTE);
  expect(await owner.signIn(node(), PASSWORD)).toMatchObject({ ok: true });
});

test('reports the shorter of two waits', async () => {
  const stolen = (await knownAmongStrangers()).cookies.get(NAME)!;
  later(5 * MINUTE);
  for (let i = 0; i < 10; i++) await withCookie(stolen).signIn(node(), 'wrong');
  expect(await withCookie(stolen).signIn(node(), 'wrong')).toEqual({
    ok: false,
    reason: 'throttled',
    retryAfterSeconds: 10 * 60,
  });
});
