import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listSessions } from '#src/platform/auth/list-sessions.server.ts';
import { createBrowser, createTestAuth, DAY, MINUTE, PASSWORD } from '#tests/support/test-auth.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const HOUR = 60 * MINUTE;
const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await createTestAuth(fixture.database).ensureFirstOwner();
});
afterAll(() => fixture.drop());
beforeEach(() => {
  // Fake only the clock: the library reads it directly, and the database driver needs real timers.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => vi.useRealTimers());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function signedIn() {
  const auth = createTestAuth(fixture.database);
  const browser = createBrowser('203.0.113.7');
  expect(await browser.signIn(auth, PASSWORD)).toMatchObject({ ok: true });
  const isOn = async (use?: { isUse: boolean }, headers?: Record<string, string>) =>
    (await auth.session(browser.request(headers), use)) !== undefined;
  return { auth, browser, isOn };
}

test('ends a session after 12 hours without use', async () => {
  const { isOn } = await signedIn();
  later(12 * HOUR - MINUTE);
  expect(await isOn()).toBe(true);
  later(12 * HOUR - MINUTE);
  expect(await isOn()).toBe(true);
  later(12 * HOUR);
  expect(await isOn()).toBe(false);
});

test('heartbeats do not keep a session from ending', async () => {
  const { isOn } = await signedIn();
  for (let hour = 1; hour < 12; hour++) {
    later(HOUR);
    expect(await isOn({ isUse: false })).toBe(true);
  }
  later(HOUR);
  expect(await isOn({ isUse: false })).toBe(false);
});

test('records the last use whatever the client calls its request', async () => {
  const { auth, browser, isOn } = await signedIn();
  const { id } = (await auth.session(browser.request()))!;
  later(HOUR);
  expect(await isOn(undefined, { 'x-cadron-background': '1' })).toBe(true);
  const { rows } = await fixture.database.pool.query(
    'select last_used_at from auth_sessions where id = $1',
    [id],
  );
  expect(rows).toEqual([{ last_used_at: new Date() }]);
});

test('knows from where a session was last used, at most a minute ago', async () => {
  const { auth, browser } = await signedIn();
  const { id, user } = (await auth.session(browser.request()))!;
  const use = async (ip: string, userAgent: string, isUse = true) => {
    const request = browser.request({ 'user-agent': userAgent });
    expect(await auth.session(request, { ip, isUse })).toBeDefined();
    const all = await listSessions(fixture.database.db, user.id, new Date());
    const { place, device } = all.find((each) => each.id === id)!;
    return `${device}, ${place}`;
  };
  const there = '198.51.100.9';
  expect(await use(there, 'curl/8.9')).toBe('Unknown browser, 203.0.113.x');
  later(MINUTE);
  expect(await use(there, CHROME, false)).toBe('Unknown browser, 203.0.113.x');
  expect(await use(there, CHROME)).toBe('Chrome on macOS, 198.51.100.x');
  later(MINUTE);
  expect(await use('', '')).toBe('Chrome on macOS, 198.51.100.x');
});

test('ends a session after 7 days, however much it is used', async () => {
  const { isOn } = await signedIn();
  for (let use = 1; use < 14; use++) {
    later(12 * HOUR - 1);
    expect(await isOn()).toBe(true);
  }
  later(12 * HOUR);
  expect(await isOn()).toBe(false);
});

test('accepts a session of the previous release, whose row has only its columns', async () => {
  const { auth, browser, isOn } = await signedIn();
  const id = (await auth.session(browser.request()))!.id;
  await fixture.database.pool.query(
    `update auth_sessions set last_used_at = $2, confirmed_at = null, ip_address = '203.0.113.77',
      expires_at = $3, created_at = $4 where id = $1`,
    [id, new Date(), new Date(Date.now() + 5 * DAY), new Date(Date.now() - 20 * DAY)],
  );
  expect(await isOn()).toBe(true);
});
