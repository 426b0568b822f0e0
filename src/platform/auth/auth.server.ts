import { setTimeout as sleep } from 'node:timers/promises';
import { lt } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { authSessions } from './auth-tables.server.ts';
import { ensureFirstOwner, type FirstOwner } from './first-owner.server.ts';
import { createKnownDevices } from './known-devices.server.ts';
import { findPasswordHash } from './password-hash.server.ts';
import type { Role } from './role.ts';
import { createSessionKeeper } from './session-keeper.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  role: Role;
}

export interface SessionView {
  /** names the session in lists; grants nothing */
  id: string;
  user: SignedInUser;
  startedAt: Date;
  /** when it ends at the latest, however much it is used */
  expiresAt: Date;
  /** when the password, and the code if the user has TOTP, was last given in this session */
  confirmedAt: Date;
  /** the role requires TOTP, which the user has not set up: they may only set it up and sign out */
  mustEnroll: boolean;
}

export interface Credentials {
  email: string;
  password: string;
  /** the visitor's IP address, resolved by the HTTP edge */
  ip: string;
  userAgent: string;
  /** the request's Cookie header; may contain a device cookie */
  cookies: string;
}

export type SignInResult =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** the password is right and the user has TOTP; the headers begin the second step, `signInWithCode` */
  | { ok: false; reason: 'code-required'; headers: Headers };

export interface CodeAttempt {
  /** six digits from the app, or a recovery code; spaces and hyphens do not matter */
  code: string;
  ip: string;
  userAgent: string;
  /** the request's Cookie header, with the cookie of the first step */
  cookies: string;
}

export type CodeResult =
  | { ok: true; headers: Headers; usedRecoveryCode: boolean }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** the first step was more than ten minutes ago, or the password has changed since: begin again */
  | { ok: false; reason: 'expired' };

/** Authentication. Hides the library behind it. */
export interface Auth {
  /**
   * The session of a request's cookie. A request with the header `X-Cadron-Background: 1`, such as a heartbeat, does not
   * count as use.
   * @throws when the database is unavailable
   */
  session(request: Request): Promise<SessionView | undefined>;
  /**
   * Returns the headers that sign the browser in and make it a known device. The result is the same for an unknown
   * account and a wrong password.
   * @throws when the database is unavailable
   */
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Whether the browser has taken the first step of a sign-in and the second is missing. */
  isCodeAwaited(request: Request): Promise<boolean>;
  /**
   * The second step of a sign-in. Each code works once.
   * @throws when the database is unavailable
   */
  signInWithCode(attempt: CodeAttempt): Promise<CodeResult>;
  /**
   * Deletes the session and returns the headers that clear its cookie.
   * @throws when the session could not be deleted
   */
  signOut(request: Request): Promise<Headers>;
  /** Creates the first owner when no user exists. */
  ensureFirstOwner(): Promise<FirstOwner>;
}

export interface AuthOptions {
  db: Database['db'];
  /** pool of the same database, for the throttle */
  pool: Pool;
  config: Pick<
    Config,
    'SITE_URL' | 'SECURE_COOKIES' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'RATE_LIMIT_SCALE'
  >;
  /** from `loadSessionSecret` */
  secret: string;
  clock: Clock;
  log: Logger;
  /** delays an attempt on an account under attack; default: a timer */
  wait?: (ms: number) => Promise<unknown>;
}

export function createAuth(options: AuthOptions): Auth {
  const { db, pool, config, secret, clock, log, wait = sleep } = options;
  const keeper = createSessionKeeper({ db, config, secret, log });
  const throttle = createSignInThrottle({ pool, secret, scale: config.RATE_LIMIT_SCALE });
  const devices = createKnownDevices({ db, clock, secret, isSecure: config.SECURE_COOKIES });

  return {
    async session(request) {
      const cookies = request.headers.get('cookie');
      const found = cookies ? await keeper.read(cookies) : undefined;
      if (!found) return undefined;
      const { id, email, name, role } = found.user;
      const { expiresAt } = found.session;
      return { user: { id, email, name, role }, expiresAt, setCookie: found.setCookie };
    },
    async signIn({ email, password, ip, userAgent, cookies }) {
      const account = email.trim().toLowerCase();
      const device = await devices.recognize(cookies, account);
      const admission = await throttle.admit({ account, ip, device });
      if (!admission.isAdmitted) {
        const { retryAfterSeconds } = admission;
        log.warn({ retryAfterSeconds }, 'a sign-in was refused after too many attempts');
        return { ok: false, reason: 'throttled', retryAfterSeconds };
      }
      if (admission.delayMs > 0) await wait(admission.delayMs);
      const passwordHash = await findPasswordHash(db, account);
      const session = await keeper.begin(account, password, ip, userAgent.slice(0, 400));
      if (!session || passwordHash === undefined) return { ok: false, reason: 'invalid' };
      if ((await findPasswordHash(db, account)) !== passwordHash) {
        // The password was changed during this sign-in: the new session still belongs to the old one.
        await keeper.end(session.map((cookie) => cookie.split(';')[0]).join('; '));
        return { ok: false, reason: 'invalid' };
      }
      await admission.giveBack();
      await db.delete(authSessions).where(lt(authSessions.expiresAt, clock()));
      return {
        ok: true,
        headers: cookieHeaders([...session, devices.issue(account, passwordHash)]),
      };
    },
    async signOut(request) {
      const cookies = request.headers.get('cookie') ?? '';
      const cleared = await keeper.end(cookies);
      // The library clears the cookie even when it failed to delete the session.
      if (await keeper.read(cookies)) throw new Error('The session could not be ended.');
      return cookieHeaders(cleared);
    },
    ensureFirstOwner: () => ensureFirstOwner(db, config, clock),
  };
}

const cookieHeaders = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
