import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Auth, createAuth } from './auth.server.ts';
import { authSessions, authUsers, signInAttempts } from './auth-tables.server.ts';

const EMAIL = 'owner@cadron.example';
const PASSWORD = 'three brown kettles';
const START = new Date('2026-03-02T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  // Only the clock: the library reads it itself, and the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  await fixture.database.db.delete(signInAttempts);
  await fixture.database.db.delete(authUsers);
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

function node(overrides: { siteUrl?: string; password?: string | undefined } = {}): Auth {
  const siteUrl = overrides.siteUrl ?? 'http://localhost:3000';
  const given = 'password' in overrides ? overrides.password : PASSWORD;
  return createAuth({
    db: fixture.database.db,
    config: {
      SITE_URL: siteUrl,
      SECURE_COOKIES: siteUrl.startsWith('https:'),
      ADMIN_EMAIL: 'Owner@Cadron.example',
      ADMIN_PASSWORD: given,
      RATE_LIMIT_SCALE: 1,
    },
    secret: 'a secret of the tests, long enough to be taken',
    clock: systemClock,
    log: silentLogger,
  });
}

const attempt = (auth: Auth, email: string, password: string, ip = '203.0.113.7') =>
  auth.signIn({ email, password, ip, userAgent: 'test' });

async function signedIn(auth: Auth, email = EMAIL) {
  const result = await attempt(auth, email, PASSWORD);
  if (!result.ok) throw new Error(`not signed in: ${result.reason}`);
  return result.headers;
}

const requestWith = (headers: Headers) => {
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return new Request('http://localhost:3000/admin', { headers: { cookie } });
};

test('the first owner signs in with the configured password, whatever the case of the address', async () => {
  const auth = node();
  expect(await auth.ensureFirstOwner()).toEqual({ created: true, email: EMAIL });
  const session = await auth.session(requestWith(await signedIn(auth, ' OWNER@cadron.example ')));
  expect(session).toMatchObject({
    user: { email: EMAIL, name: 'Owner', role: 'owner' },
    expiresAt: new Date(START.getTime() + 7 * DAY),
    setCookie: [],
  });
});

test('without a configured password a readable one is made, which signs in', async () => {
  const auth = node({ password: undefined });
  const owner = await auth.ensureFirstOwner();
  const password = owner.created ? owner.password : undefined;
  expect(password).toMatch(/^([a-z]{4}-){4}[a-z]{4}$/);
  expect(await attempt(auth, EMAIL, password!)).toMatchObject({ ok: true });
});

test('processes that start at once create one owner, and later starts none', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => node().ensureFirstOwner()));
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(await fixture.database.db.select().from(authUsers)).toHaveLength(1);
  expect(await node().ensureFirstOwner()).toEqual({ created: false });
});

test('a common ADMIN_PASSWORD is refused and nobody is created', async () => {
  await expect(node({ password: 'Password2026' }).ensureFirstOwner()).rejects.toThrow(
    'ADMIN_PASSWORD is too easy to guess.',
  );
  expect(await fixture.database.db.select().from(authUsers)).toHaveLength(0);
});

test('the session cookie is out of reach for scripts and other sites, and secure over https', async () => {
  await node().ensureFirstOwner();
  const plain = (await signedIn(node())).getSetCookie();
  expect(plain).toHaveLength(1);
  expect(plain[0]).toMatch(/^cadron\.session_token=/);
  expect(plain[0]).toContain('Max-Age=604800');
  expect(plain[0]).toContain('Path=/');
  expect(plain[0]).toContain('HttpOnly');
  expect(plain[0]).toContain('SameSite=Lax');
  expect(plain[0]).not.toContain('Secure');
  const secure = (await signedIn(node({ siteUrl: 'https://cadron.example' }))).getSetCookie();
  expect(secure[0]).toMatch(/^__Secure-cadron\.session_token=.*Secure/);
});

test('a session is renewed once a day and ends after seven quiet days', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const headers = await signedIn(auth);
  later(DAY - MINUTE);
  expect((await auth.session(requestWith(headers)))?.setCookie).toEqual([]);
  later(2 * MINUTE);
  const renewed = await auth.session(requestWith(headers));
  expect(renewed?.setCookie.join()).toContain('Max-Age=604800');
  expect(renewed?.expiresAt.getTime()).toBe(Date.now() + 7 * DAY);
  later(7 * DAY - MINUTE);
  expect(await auth.session(requestWith(headers))).toBeDefined();
  later(8 * DAY);
  expect(await auth.session(requestWith(headers))).toBeUndefined();
});

test('a changed, unsigned or invented cookie is nobody', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const good = requestWith(await signedIn(auth)).headers.get('cookie')!;
  const token = good.split('=')[1]!.split('.')[0]!;
  const asks = (cookie: string) =>
    auth.session(new Request('http://localhost:3000/admin', { headers: { cookie } }));
  expect(await asks(good)).toBeDefined();
  expect(await asks(good.replace(token, `${token.slice(0, -1)}x`))).toBeUndefined();
  expect(await asks(`cadron.session_token=${token}`)).toBeUndefined();
  expect(await asks('cadron.session_token=%00%ff; cadron.session_data=e30')).toBeUndefined();
  expect(await auth.session(new Request('http://localhost:3000/admin'))).toBeUndefined();
});

test('a cookie signed with another secret is nobody', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const headers = await signedIn(auth);
  const { db } = fixture.database;
  const config = { SITE_URL: 'http://localhost:3000', SECURE_COOKIES: false, RATE_LIMIT_SCALE: 1 };
  const stranger = createAuth({
    db,
    config: { ...config, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: undefined },
    secret: 'a stranger does not know the secret of the tests',
    clock: systemClock,
    log: silentLogger,
  });
  expect(await stranger.session(requestWith(headers))).toBeUndefined();
});

test('signing out ends the session on the server, and only that one', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const [here, elsewhere] = [await signedIn(auth), await signedIn(auth)];
  const cleared = await auth.signOut(requestWith(here));
  expect(cleared.getSetCookie().join()).toContain('cadron.session_token=; Max-Age=0');
  expect(await auth.session(requestWith(here))).toBeUndefined();
  expect(await auth.session(requestWith(elsewhere))).toBeDefined();
  expect(await fixture.database.db.select().from(authSessions)).toHaveLength(1);
});

test('wrong password, unknown account and nonsense are refused alike', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const refused = { ok: false, reason: 'invalid' };
  expect(await attempt(auth, EMAIL, 'three brown kettle')).toEqual(refused);
  expect(await attempt(auth, 'nobody@cadron.example', PASSWORD)).toEqual(refused);
  expect(await attempt(auth, `${EMAIL}\0`, PASSWORD)).toEqual(refused);
  expect(await attempt(auth, 'no address', 'x'.repeat(10_000))).toEqual(refused);
  expect(await attempt(auth, '', '')).toEqual(refused);
});

test.each([EMAIL, 'nobody@cadron.example'])(
  'after five failures %s waits, on every node, and from every address',
  async (email) => {
    const nodes = [node(), node()];
    await nodes[0]!.ensureFirstOwner();
    for (let i = 0; i < 5; i++) {
      expect(await attempt(nodes[i % 2]!, email, 'wrong', `198.51.100.${i}`)).toMatchObject({
        reason: 'invalid',
      });
    }
    for (const auth of nodes) {
      expect(await attempt(auth, email, PASSWORD, '198.51.100.99')).toEqual({
        ok: false,
        reason: 'throttled',
        retryAfterSeconds: 60,
      });
    }
    later(MINUTE);
    expect(await attempt(nodes[1]!, email, 'wrong')).toMatchObject({ reason: 'invalid' });
    expect(await attempt(nodes[0]!, email, 'wrong')).toMatchObject({ retryAfterSeconds: 120 });
  },
);

test('attempts made at the same moment do not slip through together', async () => {
  const [one, other] = [node(), node()];
  await one.ensureFirstOwner();
  const results = await Promise.all(
    Array.from({ length: 30 }, (_, i) =>
      attempt(i % 2 ? one : other, EMAIL, 'wrong', `198.51.100.${i}`),
    ),
  );
  expect(results.filter((result) => !result.ok && result.reason === 'invalid')).toHaveLength(5);
});

test('success forgets the failures of the account', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 4; i++) await attempt(auth, EMAIL, 'wrong', `198.51.100.${i}`);
    await signedIn(auth);
  }
});

test('an address that tries many accounts waits too, and a /64 of IPv6 is one address', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  for (let i = 0; i < 20; i++) {
    const result = await attempt(auth, `guess${i}@cadron.example`, 'wrong', `2001:db8::${i}`);
    expect(result).toMatchObject({ reason: 'invalid' });
  }
  expect(await attempt(auth, EMAIL, PASSWORD, '2001:db8::ffff')).toMatchObject({
    reason: 'throttled',
  });
  expect(await attempt(auth, EMAIL, PASSWORD, '2001:db8:0:1::1')).toMatchObject({ ok: true });
});

test('neither addresses nor emails can be read from the counters, and old ones are swept', async () => {
  const auth = node();
  const { db } = fixture.database;
  await auth.ensureFirstOwner();
  await attempt(auth, 'nobody@cadron.example', 'wrong');
  expect(JSON.stringify(await db.select().from(signInAttempts))).not.toMatch(/nobody|203\.0/);
  later(2 * DAY);
  await signedIn(auth);
  // what is left is the count of the address that just signed in
  expect(await db.select().from(signInAttempts)).toMatchObject([{ attempts: 0 }]);
});
