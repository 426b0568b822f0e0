import { createRequestHandler, RouterContextProvider } from 'react-router';
import { expect } from 'vitest';
import type { Overview } from '#src/domains/overview/overview.server.ts';
import { createAuth } from '#src/platform/auth/auth.server.ts';
import { eq } from 'drizzle-orm';
import { createActivityLog } from '#src/platform/activity/activity-log.server.ts';
import { authAccounts, authRateLimits, authUsers } from '#src/platform/auth/auth-tables.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Services, servicesContext, visitorAddressContext } from '#src/services.server.ts';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { buildServer, moduleOf } from './route-server.ts';
import { createTestDatabase } from './test-database.ts';

const SITE = 'http://localhost:3000';
export const ADMIN_EMAIL = 'owner@cadron.example';
const PASSWORD = 'three brown kettles';
/** Part of the dashboard's data, which no response without a session may contain. */
const SECRET_TEXT = 'nobody outside may read this';

const emailOf = (role: Role) => (role === 'owner' ? ADMIN_EMAIL : `${role}@cadron.example`);

export type AdminServer = Awaited<ReturnType<typeof createAdminServer>>;

/**
 * The admin as a request handler, with a database of its own and one owner, from the real route table and modules. Documents are not
 * rendered: the response is the loader and action data as JSON.
 */
export async function createAdminServer() {
  const { database, drop } = await createTestDatabase();
  const { db, pool } = database;
  const config = {
    SITE_URL: SITE,
    SECURE_COOKIES: false,
    ADMIN_EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    RATE_LIMIT_SCALE: 1,
  };
  const auth = createAuth({
    db,
    pool,
    config,
    secret: 'a secret for tests that is long enough',
    clock: systemClock,
    log: silentLogger,
  });
  await auth.ensureFirstOwner();
  for (const role of ['editor', 'viewer'] as const)
    await addUser(db, { email: emailOf(role), role, like: ADMIN_EMAIL });
  let overviewReads = 0;
  const overview = {
    read: async () => {
      overviewReads++;
      return { media: [{ folder: SECRET_TEXT, files: 1 }] } as Partial<Overview> as Overview;
    },
  };
  const hold = { latest: async () => undefined };
  const { services, calls } = recordServices({
    config: { ...readConfig({}), ...config },
    log: silentLogger,
    auth,
    overview,
    hold: hold as Services['hold'],
    activityLog: createActivityLog({ db, clock: systemClock }),
  });
  const handleRequest = createRequestHandler(await buildServer(ADMIN_ROUTES), 'test');

  const call = (path: string, init: RequestInit = {}) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(visitorAddressContext, '203.0.113.7');
    return handleRequest(new Request(SITE + path, init), context);
  };
  /** Posts the login form; by default with the owner's credentials. */
  const signIn = (fields: Record<string, string> = {}, init: RequestInit = {}, query = '') =>
    call(`/admin/login${query}`, {
      method: 'POST',
      body: new URLSearchParams({ email: ADMIN_EMAIL, password: PASSWORD, ...fields }),
      ...init,
    });

  return {
    db,
    services,
    call,
    signIn,
    /** methods of services that requests have called, without those of the session */
    calls,
    moduleOf,
    /** Signs in a user of a role and returns the session as a `Cookie` header. */
    async sessionCookie(role: Role = 'owner') {
      const [cookie] = (await signIn({ email: emailOf(role) })).headers.getSetCookie();
      return cookie!.split(';')[0]!;
    },
    async endSession(cookie: string) {
      await call('/admin/sign-out', { method: 'POST', headers: { cookie } });
    },
    /** Changes the role of the user that `sessionCookie(of)` signs in. */
    async changeRole(of: Role, to: Role) {
      await db
        .update(authUsers)
        .set({ role: to })
        .where(eq(authUsers.email, emailOf(of)));
    },
    /**
     * Fails unless a response is a redirect to the login page or a refusal, leaks no data and sets no cookie. Redirects of
     * client navigations are in the body.
     */
    async expectTurnedAway(response: Response) {
      const body = await response.text();
      expect(body).not.toContain(SECRET_TEXT);
      expect(body).not.toContain(ADMIN_EMAIL);
      expect(overviewReads).toBe(0);
      expect(response.headers.getSetCookie()).toEqual([]);
      const leadsToLogin =
        (response.headers.get('location')?.startsWith('/admin/login') ?? false) ||
        (response.status === 202 && body.includes('"redirect","/admin/login'));
      const isRefused = [400, 403, 404, 405].includes(response.status);
      expect(leadsToLogin || isRefused, `${response.status} ${body}`).toBe(true);
      return { leadsToLogin };
    },
    /** Clears the rate limits and the count of data reads. */
    async reset() {
      overviewReads = 0;
      await db.delete(authRateLimits);
    },
    drop,
  };
}

/** Adds a user who has the password of an existing one. */
async function addUser(db: Database['db'], user: { email: string; role: Role; like: string }) {
  const [model] = await db
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(eq(authUsers.email, user.like));
  const { email, role } = user;
  await db.insert(authUsers).values({ id: email, name: email, email, role });
  await db.insert(authAccounts).values({
    id: email,
    accountId: email,
    providerId: 'credential',
    userId: email,
    password: model!.password,
  });
}

/**
 * Services of which only the given parts work. Every other call is noted and fails, so that a test sees what a request
 * tried to do.
 */
function recordServices(parts: Partial<Services>) {
  const calls: string[] = [];
  const fail = (name: string) => {
    calls.push(name);
    const failed = Promise.reject(new Error(`${name} was called`));
    failed.catch(() => undefined);
    return failed;
  };
  const recorded = (name: string): unknown =>
    new Proxy(() => undefined, {
      get: (_target, key) => (key === 'then' ? undefined : () => fail(`${name}.${String(key)}`)),
      apply: () => fail(name),
    });
  const services = new Proxy({} as Services, {
    get: (_target, key) => Reflect.get(parts, key) ?? recorded(String(key)),
  });
  return { services, calls };
}
