import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { Overview } from '#src/domains/overview/overview.server.ts';
import { createAuth } from '#src/platform/auth/auth.server.ts';
import { authRateLimits, authUsers } from '#src/platform/auth/auth-tables.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import routeConfig from '#src/routes.ts';
import { type Services, servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { tooManyAttempts } from '#src/admin/login/sign-in-form.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { ADMIN_PAGES } from './admin-pages.ts';

/*
 * Calls the admin the way an attacker would: straight at the server, past every page and form. The server is made of the
 * real route table and the real modules; only documents are not drawn, they answer their loader data.
 */

const SITE = 'http://localhost:3000';
const EVIL = 'https://evil.example';
const PASSWORD = 'three brown kettles';
const EMAIL = 'owner@cadron.example';
const SECRET_FIGURE = 'nobody outside may read this';
/** Routes that need no session, on purpose. */
const PUBLIC = ['/admin/login', '/admin/sign-out'];
const GUARD = 'admin/shell/admin-layout.tsx';

interface AdminRoute {
  id: string;
  file: string;
  path: string;
  entry: RouteConfigEntry;
  ancestors: AdminRoute[];
}

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

const MODULES = import.meta.glob<RouteModule>('/src/admin/**/*.{ts,tsx}');

function adminRoutes(
  entries: readonly RouteConfigEntry[],
  base = '',
  ancestors: AdminRoute[] = [],
): AdminRoute[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${base}/${entry.path.replace(/^\//, '')}` : base;
    const route = { id: entry.id ?? entry.file, file: entry.file, path, entry, ancestors };
    const below = adminRoutes(entry.children ?? [], path, [...ancestors, route]);
    const isAdmin = entry.file.startsWith('admin/') || path.startsWith('/admin');
    return isAdmin || below.length > 0 ? [route, ...below] : [];
  });
}

const ROUTES = adminRoutes(routeConfig);

async function buildOf(routes: readonly AdminRoute[]): Promise<ServerBuild> {
  const manifest: ServerBuild['routes'] = {};
  for (const { id, file, entry, ancestors } of routes) {
    const module = await MODULES[`/src/${file}`]?.();
    if (!module) throw new Error(`${file} is a route of the admin outside src/admin`);
    const parentId = ancestors.at(-1)?.id;
    manifest[id] = {
      id,
      module,
      ...(parentId !== undefined && { parentId }),
      ...(entry.path !== undefined && { path: entry.path }),
      ...(entry.index && { index: true }),
    };
  }
  return {
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext }) =>
          Response.json(
            { ...staticHandlerContext.loaderData, ...staticHandlerContext.actionData },
            { status, headers },
          ),
        handleError: () => undefined,
      },
    },
    routes: manifest,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
let services: Services;
let handle: ReturnType<typeof createRequestHandler>;
let figuresRead = 0;

beforeAll(async () => {
  fixture = await createTestDatabase();
  const config = {
    SITE_URL: SITE,
    SECURE_COOKIES: false,
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_SCALE: 1,
  };
  const auth = createAuth({
    db: fixture.database.db,
    pool: fixture.database.pool,
    config,
    secret: 'a secret of the tests, long enough to be taken',
    clock: systemClock,
    log: silentLogger,
  });
  await auth.ensureFirstOwner();
  const overview = {
    read: async () => {
      figuresRead++;
      return { media: [{ folder: SECRET_FIGURE, files: 1 }] } as Partial<Overview> as Overview;
    },
  };
  const hold = { latest: async () => undefined };
  services = buildServices({ config, auth, overview, hold });
  handle = createRequestHandler(await buildOf(ROUTES), 'test');
});
afterAll(() => fixture.drop());

beforeEach(async () => {
  figuresRead = 0;
  await fixture.database.db.delete(authRateLimits);
});

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(visitorAddressContext, '203.0.113.7');
  return handle(new Request(SITE + path, init), context);
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields);

const signIn = (fields: Record<string, string> = {}, init: RequestInit = {}, query = '') =>
  call(`/admin/login${query}`, {
    method: 'POST',
    body: form({ email: EMAIL, password: PASSWORD, ...fields }),
    ...init,
  });

async function sessionCookie(): Promise<string> {
  const [cookie] = (await signIn()).headers.getSetCookie();
  return cookie!.split(';')[0]!;
}

/** Where an answer leads, also that to a client navigation, which carries it in its body. */
async function expectTurnedAway(response: Response) {
  const body = await response.text();
  expect(body).not.toContain(SECRET_FIGURE);
  expect(body).not.toContain(EMAIL);
  expect(figuresRead).toBe(0);
  expect(response.headers.getSetCookie()).toEqual([]);
  const leadsToLogin =
    response.headers.get('location')?.startsWith('/admin/login') ||
    (response.status === 202 && body.includes('"redirect","/admin/login'));
  const isRefused = [400, 403, 404, 405].includes(response.status);
  expect(leadsToLogin || isRefused, `${response.status} ${body}`).toBe(true);
  return { leadsToLogin };
}

test('every route of the admin but login and sign-out stands below the guard', () => {
  const unguarded = ROUTES.filter(({ path, file, ancestors }) => {
    const isGuard = file === GUARD;
    return !isGuard && !PUBLIC.includes(path) && !ancestors.some((above) => above.file === GUARD);
  });
  expect(unguarded.map(({ path }) => path)).toEqual([]);
  expect(ROUTES.map(({ path }) => path)).toEqual(expect.arrayContaining(['/admin', ...PUBLIC]));
});

test.each([...ADMIN_PAGES.map(({ path }) => path), '/admin/', '/admin/any/thing?id=1'])(
  '%s leads to the login page without a session, as document and as data',
  async (path) => {
    const [pathname, search = ''] = path.split('?');
    const data = `${pathname!.replace(/\/$/, '/_')}.data`;
    for (const address of [path, `${data}?${search}`]) {
      const response = await call(address);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect((await expectTurnedAway(response)).leadsToLogin).toBe(true);
    }
  },
);

test('no method, body or hint to the router gets past the guard', async () => {
  const ids = ROUTES.map(({ id }) => id);
  for (const id of ids) {
    await expectTurnedAway(await call(`/admin.data?_routes=${encodeURIComponent(id)}`));
    await expectTurnedAway(await call(`/admin?_data=${encodeURIComponent(id)}`));
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const path of ['/admin', '/admin.data', '/admin/blog-editor', '/admin/blog-editor.data']) {
      await expectTurnedAway(await call(path, { method, body: form({ intent: 'delete' }) }));
    }
  }
  const headers = { 'x-forwarded-host': 'evil.example', 'x-middleware-subrequest': 'a:a:a' };
  await expectTurnedAway(await call('/admin', { headers }));
});

test.each(['/ADMIN', '/%61dmin', '//admin', '/admin//', '/admin/.', '/x/../admin', '/admin%2f'])(
  '%s is not a way around the guard',
  async (path) => {
    await expectTurnedAway(await call(path));
  },
);

test('a forged, a stolen-from-elsewhere and an ended session are no session', async () => {
  const good = await sessionCookie();
  expect((await call('/admin', { headers: { cookie: good } })).status).toBe(200);
  figuresRead = 0;
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
    await expectTurnedAway(await call('/admin', { headers: { cookie } }));

  const out = await call('/admin/sign-out', { method: 'POST', headers: { cookie: good } });
  expect(out.status).toBe(303);
  expect(out.headers.get('set-cookie')).toMatch(/session_token=;.*Max-Age=0/);
  await expectTurnedAway(await call('/admin', { headers: { cookie: good } }));
});

test('a session whose user was removed is no session', async () => {
  const { db } = fixture.database;
  const cookie = await sessionCookie();
  await db.delete(authUsers);
  await expectTurnedAway(await call('/admin', { headers: { cookie } }));
  await services.auth.ensureFirstOwner();
});

test('forms of other sites change nothing, even with the cookie', async () => {
  const cookie = await sessionCookie();
  for (const hint of [{ origin: EVIL }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    for (const path of ['/admin', '/admin.data', '/admin/sign-out', '/admin/sign-out.data']) {
      const response = await call(path, { method: 'POST', headers: { cookie, ...hint } });
      expect([400, 403]).toContain(response.status);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const login = await signIn({}, { headers: hint });
    expect([400, 403]).toContain(login.status);
    expect(login.headers.getSetCookie()).toEqual([]);
  }
  expect((await call('/admin', { headers: { cookie } })).status).toBe(200);
});

test('looking at the sign-out address ends nothing', async () => {
  const cookie = await sessionCookie();
  const response = await call('/admin/sign-out', { headers: { cookie } });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/admin']);
  expect((await call('/admin', { headers: { cookie } })).status).toBe(200);
});

test('signing in leads to the remembered page, and never away from the site', async () => {
  const leadsTo = async (from: string) =>
    (await signIn({}, {}, `?${form({ from })}`)).headers.get('location');
  expect(await leadsTo('/admin/blog-editor?post=3')).toBe('/admin/blog-editor?post=3');
  for (const from of ['//evil.example', '/\\evil.example', `${EVIL}/admin`, '/admin/login'])
    expect(await leadsTo(from)).toBe('/admin');
});

test('who is signed in is sent on from the login page', async () => {
  const headers = { cookie: await sessionCookie() };
  const response = await call('/admin/login?from=//evil.example', { headers });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin']);
});

test('a refused sign-in says the same for any account and never repeats the password', async () => {
  const answers = [];
  for (const email of [EMAIL, 'nobody@cadron.example']) {
    const response = await signIn({ email, password: 'my-real-password' });
    expect(response.status).toBe(400);
    const body = await response.text();
    expect(body).toContain('Email or password is not right.');
    expect(body).not.toContain('my-real-password');
    answers.push(body.replaceAll(email, ''));
  }
  expect(answers[0]).toBe(answers[1]);
});

test('missing and impossible values are named by field', async () => {
  const response = await signIn({ email: 'no address', password: '' });
  expect(response.status).toBe(400);
  const body = await response.text();
  expect(body).toContain('Enter a valid email address');
  expect(body).toContain('Enter your password');
});

test('too many attempts answer 429 with the time to wait', async () => {
  for (let i = 0; i < 5; i++) await signIn({ password: 'wrong' });
  const response = await signIn();
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(10 * 60);
  expect(await response.text()).toContain(tooManyAttempts(seconds));
});

test('a browser that has signed in before is let in where strangers have to wait', async () => {
  const cookies = (await signIn()).headers.getSetCookie().map((line) => line.split(';')[0]);
  for (let i = 0; i < 5; i++) await signIn({ password: 'wrong' });
  expect((await signIn()).status).toBe(429);
  // The session has been lost, as when the browser was closed for a week.
  const device = cookies.find((cookie) => cookie!.startsWith('cadron.device='))!;
  expect((await signIn({}, { headers: { cookie: device } })).status).toBe(303);
});

test.each([
  ['application/json', '{"email":"a"}'],
  ['multipart/form-data; boundary=x', 'this is no multipart body'],
  ['multipart/form-data', ''],
  ['application/x-www-form-urlencoded', 'email[]=a&email[b]=c&__proto__[x]=1&%E0%A4%A'],
  ['text/plain', 'email=owner@cadron.example'],
])('a login body of %s that is no form is a 400', async (type, body) => {
  const headers = { 'content-type': type };
  expect((await signIn({}, { headers, body })).status).toBe(400);
});
