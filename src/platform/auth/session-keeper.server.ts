import { drizzleAdapter } from '@better-auth/drizzle-adapter';
import { betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { authAccounts, authSessions, authUsers, authVerifications } from './auth-tables.server.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password-rules.ts';
import { ROLES } from './role.ts';

const DAY = 24 * 60 * 60;

/** The only header better-auth reads an IP address from. We set it ourselves, from the HTTP edge. */
const ADDRESS_HEADER = 'x-cadron-address';

export interface SessionKeeperOptions {
  db: Database['db'];
  config: Pick<Config, 'SITE_URL' | 'SECURE_COOKIES'>;
  secret: string;
  log: Logger;
}

/** Wraps the three better-auth calls we use. Its HTTP routes are not mounted. */
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
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: MAX_PASSWORD_LENGTH,
    },
    user: {
      additionalFields: {
        role: { type: [...ROLES], required: true, defaultValue: 'viewer', input: false },
      },
    },
    session: { expiresIn: 7 * DAY, updateAge: DAY },
    advanced: {
      cookiePrefix: 'cadron',
      useSecureCookies: config.SECURE_COOKIES,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    rateLimit: { enabled: false }, // our throttle also counts accounts, in the database
    telemetry: { enabled: false },
    // Its messages may contain an email address, so only the level is logged.
    logger: { log: (level) => log.debug({ level }, 'the sign-in library wrote to its log') },
  });

  return {
    /** Returns the session of a request's cookie, renewed when it is a day old. */
    async read(cookies: string) {
      const { response, headers } = await vendor.api.getSession({
        headers: new Headers({ cookie: cookies }),
        returnHeaders: true,
      });
      return response ? { ...response, setCookie: headers.getSetCookie() } : undefined;
    },
    /** Returns the cookies of a new session, or undefined when email and password do not match. */
    async begin(email: string, password: string, address: string, userAgent: string) {
      try {
        const { headers } = await vendor.api.signInEmail({
          body: { email, password },
          headers: new Headers({ [ADDRESS_HEADER]: address, 'user-agent': userAgent }),
          returnHeaders: true,
        });
        return headers.getSetCookie();
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return undefined;
        throw error;
      }
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
