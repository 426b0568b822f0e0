import { sql } from 'drizzle-orm';
import { createAuthEndpoint } from '@better-auth/core/api';
import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth';
import { z } from 'zod';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { authAccounts, authSessions, authUsers, authVerifications } from './auth-tables.server.ts';
import { ROLES } from './role.ts';
import { SECURITY_BOUNDS } from './security-settings.ts';

const HOUR_SECONDS = 60 * 60;

export interface SessionKeeperOptions {
  db: Database['db'];
  config: Pick<Config, 'SITE_URL' | 'SECURE_COOKIES'>;
  secret: string;
  log: Logger;
}

/**
 * Writes the signed session cookie of a row that `sessions.server.ts` has inserted. The library's own sign-in inserts
 * it outside of our transactions, and before a second step.
 */
const issueCookie = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ token: z.string(), maxAge: z.int() }) },
  async (ctx) => {
    const { name, attributes } = ctx.context.authCookies.sessionToken;
    const { token, maxAge } = ctx.body;
    await ctx.setSignedCookie(name, token, ctx.context.secret, { ...attributes, maxAge });
  },
);

/** Wraps the calls of better-auth that we use: it reads sessions and signs their cookies. Its routes are not mounted. */
export function createSessionKeeper({ db, config, secret, log }: SessionKeeperOptions) {
  const vendor = betterAuth({
    appName: 'Cadron',
    baseURL: config.SITE_URL,
    secrets: [{ version: 1, value: secret }], // passed as a list, so that no environment variable overrides it
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: authUsers,
        session: authSessions,
        account: authAccounts,
        verification: authVerifications,
      },
    }),
    user: {
      additionalFields: {
        role: { type: [...ROLES], required: true, defaultValue: 'viewer', input: false },
      },
    },
    // A session ends at its absolute limit, so the library never extends it.
    session: {
      expiresIn: SECURITY_BOUNDS.absoluteHours.max * HOUR_SECONDS,
      disableSessionRefresh: true,
    },
    plugins: [{ id: 'cadron', endpoints: { issueCookie } }],
    advanced: { cookiePrefix: 'cadron', useSecureCookies: config.SECURE_COOKIES },
    rateLimit: { enabled: false }, // our throttle also counts accounts, in the database
    telemetry: { enabled: false },
    // Its messages may contain an email address, so only the level is logged.
    logger: { log: (level) => log.debug({ level }, 'the sign-in library wrote to its log') },
  });

  return {
    /** Returns the session of a request's cookie, and its user; undefined when it has expired or never existed. */
    async read(cookies: string) {
      const headers = new Headers({ cookie: cookies });
      const found = await vendor.api.getSession({ headers }).catch(async (err: unknown) => {
        // The library hides the cause: without a database, this statement throws it, and the response is 503.
        await db.execute(sql`select 1`);
        throw err;
      });
      return found ?? undefined;
    },
    /** Returns the cookies of a session. `maxAge` in seconds. */
    async cookiesOf(token: string, maxAge: number): Promise<string[]> {
      const body = { token, maxAge };
      const { headers } = await vendor.api.issueCookie({ body, returnHeaders: true });
      return headers.getSetCookie();
    },
    /** Deletes a session; returns the cookies that clear it in the browser. */
    async end(cookies: string) {
      const { headers } = await vendor.api.signOut({
        headers: new Headers({ cookie: cookies }),
        returnHeaders: true,
      });
      return headers.getSetCookie();
    },
  };
}

export type SessionKeeper = ReturnType<typeof createSessionKeeper>;
