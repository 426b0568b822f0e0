import type { Base } from '#src/platform/base.ts';
import type { Pool } from 'pg';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { createAccountThrottle } from './account-throttle.server.ts';
import type { OnRecoveryCode, SessionView } from './auth.ts';
import { createCodeChallenges } from './code-challenge.server.ts';
import { findCredentialOf } from './credentials.server.ts';
import { ensureFirstOwner } from './first-owner.server.ts';
import { createKnownDevices } from './known-devices.server.ts';
import { createSecondFactor } from './second-factor.server.ts';
import { createSessionCookie } from './session-cookie.server.ts';
import { endSessions, findSession, touchSession } from './sessions.server.ts';
import { cookieHeaders, createSignIn } from './sign-in.server.ts';
import { createSignInThrottle } from './sign-in-throttle.server.ts';

export interface AuthOptions extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** pool of the same database, for the throttle */
  pool: Pool;
  config: Pick<Config, 'SECURE_COOKIES' | 'ADMIN_EMAIL' | 'ADMIN_PASSWORD' | 'RATE_LIMIT_SCALE'>;
  /** from `loadSessionSecret` */
  secret: Secret;
  /** notifies the user; default: no one is notified */
  onRecoveryCode?: OnRecoveryCode;
  /** delays an attempt on an account under attack; default: a timer */
  wait?: (ms: number) => Promise<unknown>;
}

/** How often a session's last use is written. */
const TOUCH_MS = 60_000;

/** Authentication. Every method throws when the database is unavailable. */
export type Auth = ReturnType<typeof createAuth>;

export function createAuth(options: AuthOptions) {
  const { db, pool, config, secret, clock } = options;
  const isSecure = config.SECURE_COOKIES;
  const sessionCookie = createSessionCookie({ secret, isSecure });
  const devices = createKnownDevices({ db, clock, secret, isSecure });
  const limits = { pool, secret, scale: () => config.RATE_LIMIT_SCALE };
  const signIn = createSignIn({
    ...options,
    onRecoveryCode: options.onRecoveryCode ?? (async () => undefined),
    sessionCookie,
    devices,
    challenges: createCodeChallenges({ secret, clock, isSecure }),
    secondFactor: createSecondFactor({ secret, clock }),
    throttle: createSignInThrottle(limits),
    accountThrottle: createAccountThrottle(limits),
  });

  async function find(request: Request) {
    const token = await sessionCookie.tokenOf(request.headers.get('cookie') ?? '');
    return token === undefined ? undefined : findSession(db, token);
  }

  return {
    ...signIn,
    /**
     * The session of a request's cookie.
     * @param options.isUse false for a heartbeat, which must not keep the session from ending. Nothing that the client says may decide this.
     * @param options.ip of the visitor; without it, the place of the last use stays
     */
    async session(
      request: Request,
      { isUse = true, ip = '' }: { isUse?: boolean; ip?: string } = {},
    ): Promise<SessionView | undefined> {
      const found = await find(request);
      const now = clock();
      if (!found?.isActive || found.expiresAt <= now) return undefined;
      const { id, user, startedAt, expiresAt, confirmedAt, mustEnroll } = found;
      const idleMs = now.getTime() - found.lastUsedAt.getTime();
      if (idleMs >= found.idleMs) return undefined; // deleted at night
      const visitor = { ip, userAgent: request.headers.get('user-agent') ?? '' };
      if (isUse && idleMs >= TOUCH_MS) await touchSession(db, id, user.id, visitor, now);
      return { id, user, startedAt, expiresAt, confirmedAt, mustEnroll };
    },
    /** Deletes the session and returns the headers that clear its cookie. */
    async signOut(request: Request) {
      const found = await find(request);
      if (found) {
        const user = { userId: found.user.id, email: found.user.email };
        const actor = { id: user.userId, name: user.email };
        const entry = { actor, action: 'session.ended', now: clock() } as const;
        await db.transaction((tx) => endSessions(tx, user, { only: found.id }, entry));
      }
      return cookieHeaders(sessionCookie.clear());
    },
    /** Returns the headers that keep a browser a known device after a change of the password or address. */
    async renewDevice(userId: string) {
      const user = await findCredentialOf(db, userId);
      return cookieHeaders(user ? [devices.issue(user.email, user.passwordHash)] : []);
    },
    /** Creates the first owner when no user exists. */
    ensureFirstOwner: () => ensureFirstOwner(db, config, clock),
  };
}
