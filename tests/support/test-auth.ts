import type { Database } from '#src/platform/db/database.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import type { OnRecoveryCode } from '#src/platform/auth/auth.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { type Auth, type AuthOptions, createAuth } from '#src/platform/auth/auth.server.ts';

export const EMAIL = 'owner@cadron.example';
export const PASSWORD = 'three brown kettles';
export const SECRET = 'a secret of the tests, long enough to be taken';
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/** Sign-in of one node on `database`. Delays are not awaited but recorded in `delays`. */
export function createTestAuth(
  database: Database,
  options: {
    siteUrl?: string;
    password?: string | undefined;
    secret?: Secret;
    delays?: number[];
    onRecoveryCode?: OnRecoveryCode;
  } = {},
): Auth {
  const siteUrl = options.siteUrl ?? 'http://localhost:3000';
  const authOptions: AuthOptions = {
    db: database.db,
    pool: database.pool,
    config: {
      SECURE_COOKIES: siteUrl.startsWith('https:'),
      ADMIN_EMAIL: 'Owner@Cadron.example',
      ADMIN_PASSWORD: 'password' in options ? options.password : PASSWORD,
      RATE_LIMIT_SCALE: 1,
    },
    secret: options.secret ?? SECRET,
    ...(options.onRecoveryCode && { onRecoveryCode: options.onRecoveryCode }),
    clock: systemClock,
    log: silentLogger,
    wait: async (ms) => void options.delays?.push(ms),
  };
  return createAuth(authOptions);
}

/** A browser that stores cookies and has one IP address. */
export function createBrowser(ip: string) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      cookies.set(name!, value!);
    }
  };
  return {
    cookies,
    keep,
    request: (headers: Record<string, string> = {}) =>
      new Request('http://localhost:3000/admin', {
        headers: { ...headers, cookie: cookieHeader() },
      }),
    async signIn(auth: Auth, password: string, email = EMAIL) {
      const visitor = { ip, userAgent: 'test', cookies: cookieHeader() };
      const result = await auth.signIn({ email, password, ...visitor });
      if ('headers' in result) keep(result.headers);
      return result;
    },
    async enterCode(auth: Auth, code: string) {
      const visitor = { ip, userAgent: 'test', cookies: cookieHeader() };
      const result = await auth.signInWithCode({ code, ...visitor });
      if (result.ok) keep(result.headers);
      return result;
    },
  };
}
