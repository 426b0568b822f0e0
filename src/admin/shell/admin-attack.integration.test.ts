import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { authUsers } from '#src/platform/auth/auth-tables.server.ts';
import { OPEN_ADDRESSES } from '#tests/support/admin-actions.ts';
import { ADMIN_ROUTES } from '#tests/support/admin-routes.ts';
import { type AdminServer, createAdminServer } from '#tests/support/admin-server.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

/** Attacks on the sign-in guard: requests straight to the server, without the pages and forms of the admin. */

const EVIL = 'https://evil.example';
/** Routes that need no session, by design. */
const PUBLIC_PATHS = Object.keys(OPEN_ADDRESSES);
const GUARD = 'admin/shell/admin-layout.tsx';

let server: AdminServer;

beforeAll(async () => {
  server = await createAdminServer();
});
afterAll(() => server.drop());
beforeEach(() => server.reset());

test('every admin route except those that need no session is below the guard', () => {
  const unguarded = ADMIN_ROUTES.filter(({ path, file, ancestors }) => {
    const isGuard = file === GUARD;
    return (
      !isGuard && !PUBLIC_PATHS.includes(path) && !ancestors.some((above) => above.file === GUARD)
    );
  });
  expect(unguarded.map(({ path }) => path)).toEqual([]);
  expect(ADMIN_ROUTES.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/admin', ...PUBLIC_PATHS]),
  );
});

test.each([...ADMIN_PAGES.map(({ path }) => path), '/admin/', '/admin/any/thing?id=1'])(
  '%s redirects to the login page without a session, as a document and as data',
  async (path) => {
    const [pathname, search = ''] = path.split('?');
    const data = `${pathname!.replace(/\/$/, '/_')}.data`;
    for (const address of [path, `${data}?${search}`]) {
      const response = await server.call(address);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect((await server.expectTurnedAway(response)).leadsToLogin).toBe(true);
    }
  },
);

test('no method, body or router parameter bypasses the guard', async () => {
  const ids = ADMIN_ROUTES.map(({ id }) => id);
  for (const id of ids) {
    await server.expectTurnedAway(
      await server.call(`/admin.data?_routes=${encodeURIComponent(id)}`),
    );
    await server.expectTurnedAway(await server.call(`/admin?_data=${encodeURIComponent(id)}`));
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/admin', '/admin.data', '/admin/blog-editor', '/admin/blog-editor.data']) {
      await server.expectTurnedAway(
        await server.call(path, { method, body: new URLSearchParams({ intent: 'delete' }) }),
      );
    }
  }
  const headers = { 'x-forwarded-host': 'evil.example', 'x-middleware-subrequest': 'a:a:a' };
  await server.expectTurnedAway(await server.call('/admin', { headers }));
});

test.each(['/ADMIN', '/%61dmin', '//admin', '/admin//', '/admin/.', '/x/../admin', '/admin%2f'])(
  '%s does not bypass the guard',
  async (path) => {
    await server.expectTurnedAway(await server.call(path));
  },
);

test('rejects forged cookies and the cookie of an ended session', async () => {
  const good = await server.sessionCookie();
  expect((await server.call('/admin', { headers: { cookie: good } })).status).toBe(200);
  await server.reset();
  const [name, value] = good.split('=') as [string, string];
  const [token, signature] = value.split('.') as [string, string];
  const forged = [
    `${name}=${token}`,
    `${name}=${token}.${'A'.repeat(signature.length)}`,
    `${name}=${'A'.repeat(token.length)}.${signature}`,
    `other.${name}=${value}`,
    `${name}=`,
  ];
  for (const cookie of forged)
    await server.expectTurnedAway(await server.call('/admin', { headers: { cookie } }));

  const out = await server.call('/admin/sign-out', { method: 'POST', headers: { cookie: good } });
  expect(out.status).toBe(303);
  expect(out.headers.get('set-cookie')).toMatch(/session_token=;.*Max-Age=0/);
  await server.expectTurnedAway(await server.call('/admin', { headers: { cookie: good } }));
});

test('rejects the session of a deleted user', async () => {
  const cookie = await server.sessionCookie();
  await server.db.delete(authUsers);
  await server.expectTurnedAway(await server.call('/admin', { headers: { cookie } }));
  await server.services.auth.ensureFirstOwner();
});

test('rejects forms from other sites, even with a session cookie', async () => {
  const cookie = await server.sessionCookie();
  for (const hint of [{ origin: EVIL }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    for (const path of ['/admin', '/admin.data', '/admin/sign-out', '/admin/sign-out.data']) {
      const response = await server.call(path, { method: 'POST', headers: { cookie, ...hint } });
      expect([400, 403]).toContain(response.status);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const login = await server.signIn({}, { headers: hint });
    expect([400, 403]).toContain(login.status);
    expect(login.headers.getSetCookie()).toEqual([]);
  }
  expect((await server.call('/admin', { headers: { cookie } })).status).toBe(200);
});

test('a GET request to the sign-out URL does not sign out', async () => {
  const cookie = await server.sessionCookie();
  const response = await server.call('/admin/sign-out', { headers: { cookie } });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin']);
  expect((await server.call('/admin', { headers: { cookie } })).status).toBe(200);
});
