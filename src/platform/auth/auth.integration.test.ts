import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Auth } from './auth.server.ts';
import { createTestAuth, DAY, EMAIL, PASSWORD } from '#tests/support/test-auth.ts';
import { authRateLimits, authSessions, authUsers } from './auth-tables.server.ts';

const START = new Date('2026-03-02T09:00:00Z');

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  // Fake only the clock: the library reads it directly, and the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  await fixture.database.db.delete(authRateLimits);
  await fixture.database.db.delete(authUsers);
});
afterEach(() => vi.useRealTimers());

const node = (options: Parameters<typeof createTestAuth>[1] = {}) =>
  createTestAuth(fixture.database, options);

const attempt = (auth: Auth, email: string, password: string, ip = '203.0.113.7') =>
  auth.signIn({ email, password, ip, userAgent: 'test', cookies: '' });

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

test('signs the first owner in with the configured password, ignoring the case of the email', async () => {
  const auth = node();
  expect(await auth.ensureFirstOwner()).toEqual({ created: true, email: EMAIL });
  const session = await auth.session(requestWith(await signedIn(auth, ' OWNER@cadron.example ')));
  expect(session).toMatchObject({
    user: { email: EMAIL, name: 'Owner', role: 'owner' },
    startedAt: START,
    confirmedAt: START,
    expiresAt: new Date(START.getTime() + 7 * DAY),
    mustEnroll: false,
  });
});

test('generates a readable password when none is configured', async () => {
  const auth = node({ password: undefined });
  const owner = await auth.ensureFirstOwner();
  const password = owner.created ? owner.password : undefined;
  expect(password).toMatch(/^([a-z]{4}-){4}[a-z]{4}$/);
  expect(await attempt(auth, EMAIL, password!)).toMatchObject({ ok: true });
});

test('creates one owner when several processes start together, and none later', async () => {
  const results = await Promise.all(Array.from({ length: 8 }, () => node().ensureFirstOwner()));
  expect(results.filter(({ created }) => created)).toHaveLength(1);
  expect(await fixture.database.db.select().from(authUsers)).toHaveLength(1);
  expect(await node().ensureFirstOwner()).toEqual({ created: false });
});

test('rejects a common ADMIN_PASSWORD and creates no user', async () => {
  await expect(node({ password: 'Password2026' }).ensureFirstOwner()).rejects.toThrow(
    'ADMIN_PASSWORD is too easy to guess.',
  );
  expect(await fixture.database.db.select().from(authUsers)).toHaveLength(0);
});

test('sets the session cookie HttpOnly and SameSite, and Secure over https', async () => {
  await node().ensureFirstOwner();
  const plain = (await signedIn(node())).getSetCookie();
  expect(plain).toHaveLength(2);
  expect(plain[0]).toMatch(/^cadron\.session_token=/);
  expect(plain[0]).toContain('Max-Age=604800');
  expect(plain[0]).toContain('Path=/');
  expect(plain[0]).toContain('HttpOnly');
  expect(plain[0]).toContain('SameSite=Lax');
  expect(plain[0]).not.toContain('Secure');
  const secure = (await signedIn(node({ siteUrl: 'https://cadron.example' }))).getSetCookie();
  expect(secure[0]).toMatch(
    /^__Host-cadron\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test('rejects a changed, unsigned or invented session cookie', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const good = requestWith(await signedIn(auth)).headers.get('cookie')!;
  const token = good.split('=')[1]!.split('.')[0]!;
  const asks = (cookie: string) =>
    auth.session(new Request('http://localhost:3000/admin', { headers: { cookie } }));
  expect(await asks(good)).toBeDefined();
  expect(
    await asks(good.replace(token, token.slice(0, -1) + (token.endsWith('x') ? 'y' : 'x'))),
  ).toBeUndefined();
  expect(await asks(`cadron.session_token=${token}`)).toBeUndefined();
  expect(await asks('cadron.session_token=%00%ff; cadron.session_data=e30')).toBeUndefined();
  expect(await auth.session(new Request('http://localhost:3000/admin'))).toBeUndefined();
});

test('rejects a session cookie signed with another secret', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const headers = await signedIn(auth);
  const stranger = node({ secret: 'a stranger does not know the secret of the tests' });
  expect(await stranger.session(requestWith(headers))).toBeUndefined();
});

test('deletes only the current session at sign-out', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const [here, elsewhere] = [await signedIn(auth), await signedIn(auth)];
  const cleared = await auth.signOut(requestWith(here));
  expect(cleared.getSetCookie().join()).toContain('cadron.session_token=; Max-Age=0');
  expect(await auth.session(requestWith(here))).toBeUndefined();
  expect(await auth.session(requestWith(elsewhere))).toBeDefined();
  expect(await fixture.database.db.select().from(authSessions)).toHaveLength(1);
});

test('returns the same result for a wrong password, an unknown account and malformed input', async () => {
  const auth = node();
  await auth.ensureFirstOwner();
  const refused = { ok: false, reason: 'invalid' };
  expect(await attempt(auth, EMAIL, 'three brown kettle')).toEqual(refused);
  expect(await attempt(auth, 'nobody@cadron.example', PASSWORD)).toEqual(refused);
  expect(await attempt(auth, `${EMAIL}\0`, PASSWORD)).toEqual(refused);
  expect(await attempt(auth, 'no address', 'x'.repeat(10_000))).toEqual(refused);
  expect(await attempt(auth, '', '')).toEqual(refused);
});

test.each([EMAIL, 'nobody@cadron.example'])('throttles %s after five failures', async (email) => {
  const auth = node();
  await auth.ensureFirstOwner();
  for (let i = 0; i < 5; i++)
    expect(await attempt(auth, email, 'wrong')).toEqual({ ok: false, reason: 'invalid' });
  expect(await attempt(auth, email, PASSWORD)).toEqual({
    ok: false,
    reason: 'throttled',
    retryAfterSeconds: 15 * 60,
  });
});

test.each([EMAIL, 'nobody@cadron.example'])(
  'delays attempts on %s when many networks try it, even with the right password',
  async (email) => {
    const delays: number[] = [];
    const auth = node({ delays });
    await auth.ensureFirstOwner();
    for (let n = 0; n < 11; n++) await attempt(auth, email, 'wrong', `198.51.100.${n}`);
    await attempt(auth, email, PASSWORD, '192.0.2.1');
    expect(delays).toEqual([250, 500]);
  },
);
