import type { Base } from '#src/platform/base.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { lt } from 'drizzle-orm';
import type { AccountThrottle } from './account-throttle.server.ts';
import { authSessions } from './auth-tables.server.ts';
import type {
  CodeAttempt,
  CodeResult,
  Credentials,
  OnRecoveryCode,
  SignInResult,
  Visitor,
} from './auth.ts';
import type { CodeChallenges } from './code-challenge.server.ts';
import {
  type Credential,
  findCredential,
  findCredentialOf,
  isPasswordRight,
} from './credentials.server.ts';
import type { KnownDevices } from './known-devices.server.ts';
import { recordRefusal, recordUser } from './record-user.server.ts';
import type { SecondFactor } from './second-factor.server.ts';
import { readSecuritySettings } from './security-settings.server.ts';
import type { SessionCookie } from './session-cookie.server.ts';
import { insertSession } from './sessions.server.ts';
import type { SignInThrottle } from './sign-in-throttle.server.ts';

interface SignInDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  sessionCookie: SessionCookie;
  devices: KnownDevices;
  challenges: CodeChallenges;
  secondFactor: SecondFactor;
  throttle: SignInThrottle;
  accountThrottle: AccountThrottle;
  /** runs in the transaction of a sign-in with a recovery code */
  onRecoveryCode: OnRecoveryCode;
  /** delays an attempt on an account under attack; default: a timer */
  wait?: (ms: number) => Promise<unknown>;
}

/** The proof of a sign-in besides the password. */
type Proof = 'none' | 'invitation' | { code: string };
type Started = { cookies: string[]; isRecovery: boolean } | 'outdated' | 'wrong-code';

/** Rolls back a sign-in that overlaps with a change of the account. */
class AccountChangedError extends Error {}

const HOUR_SECONDS = 60 * 60;

export const cookieHeaders = (cookies: readonly string[]): Headers =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));

/** The steps of a sign-in: password, then a code from users who have TOTP, then a session. */
export function createSignIn(deps: SignInDeps) {
  const { db, sessionCookie, devices, challenges, secondFactor, clock, log, wait = sleep } = deps;
  const { throttle, accountThrottle, onRecoveryCode } = deps;

  /** Uses the code and starts the session in one transaction, unless the account has changed since it was read. */
  async function startSession(user: Credential, visitor: Visitor, proof: Proof): Promise<Started> {
    const now = clock();
    const { absoluteHours } = await readSecuritySettings(db);
    const started = await db
      .transaction(async (tx) => {
        const used =
          typeof proof === 'object' && (await secondFactor.useCode(tx, user.userId, proof.code));
        if (typeof proof === 'object' && !used) return 'wrong-code' as const;
        // The new row locks the user: a change of the password waits for it, and an earlier one is visible now.
        const token = await insertSession(tx, user, visitor, { absoluteHours, now });
        const current = await findCredentialOf(tx, user.userId);
        const isSame = current?.isActive && current.passwordHash === user.passwordHash;
        if (!isSame || (current.hasTotp && !used)) throw new AccountChangedError();
        if (used === 'recovery') {
          const own = { id: user.userId, email: user.email };
          await recordUser(tx, 'recovery-code.used', own, now);
          await onRecoveryCode(tx, { user: own, userAgent: visitor.userAgent, now });
        }
        await tx.delete(authSessions).where(lt(authSessions.expiresAt, now));
        return { token, used };
      })
      .catch((error: unknown) => {
        if (error instanceof AccountChangedError) return 'outdated' as const;
        throw error;
      });
    if (typeof started === 'string') return started;
    const cookies = await sessionCookie.issue(started.token, absoluteHours * HOUR_SECONDS);
    return {
      cookies: [...cookies, devices.issue(user.email, user.passwordHash)],
      isRecovery: started.used === 'recovery',
    };
  }

  /** Records the first refusal of a window, for an account that exists. Nothing waits for it, so timing reveals nothing. */
  function noteRefusal(account: string, visitor: Visitor, isFirst: boolean) {
    log.warn('a sign-in was refused after too many attempts');
    if (!isFirst) return;
    recordRefusal(db, account, visitor, clock()).catch((err: unknown) =>
      log.warn({ err }, 'a refused sign-in could not be recorded'),
    );
  }

  return {
    /**
     * Returns the headers that sign the browser in and make it a known device. The result is the same for an unknown
     * account and a wrong password.
     */
    async signIn(credentials: Credentials): Promise<SignInResult> {
      const { email, password, ip, cookies } = credentials;
      const account = email.trim().toLowerCase();
      const device = await devices.recognize(cookies, account);
      const admission = await throttle.admit({ account, ip, device });
      if (!admission.isAdmitted) {
        const { retryAfterSeconds, isFirst } = admission;
        noteRefusal(account, credentials, isFirst);
        return { ok: false, reason: 'throttled', retryAfterSeconds };
      }
      if (admission.delayMs > 0) await wait(admission.delayMs);
      const user = await findCredential(db, account);
      if (!(await isPasswordRight(user, password)) || !user?.isActive)
        return { ok: false, reason: 'invalid' };
      if (user.hasTotp) {
        await admission.giveBack();
        const headers = cookieHeaders([challenges.issue(user)]);
        return { ok: false, reason: 'code-required', headers };
      }
      const started = await startSession(user, credentials, 'none');
      if (typeof started === 'string') return { ok: false, reason: 'invalid' };
      await admission.giveBack();
      return { ok: true, headers: cookieHeaders(started.cookies) };
    },

    /** The second step of a sign-in. Each code works once. */
    async signInWithCode(attempt: CodeAttempt): Promise<CodeResult> {
      const { code, ip, cookies } = attempt;
      const user = await findChallenged(cookies);
      if (!user) return { ok: false, reason: 'expired' };
      const device = await devices.recognize(cookies, user.email);
      const admission = await accountThrottle.admitCode({ account: user.email, ip, device });
      if (!admission.isAdmitted) {
        const { retryAfterSeconds, isFirst } = admission;
        noteRefusal(user.email, attempt, isFirst);
        return { ok: false, reason: 'throttled', retryAfterSeconds };
      }
      const started = await startSession(user, attempt, { code });
      if (started === 'outdated') return { ok: false, reason: 'expired' };
      if (started === 'wrong-code') return { ok: false, reason: 'invalid' };
      await admission.giveBack();
      const headers = cookieHeaders([...started.cookies, challenges.clear()]);
      return { ok: true, headers, usedRecoveryCode: started.isRecovery };
    },

    /** Whether the browser has taken the first step of a sign-in and the second is missing. */
    isCodeAwaited: async (request: Request): Promise<boolean> =>
      (await findChallenged(request.headers.get('cookie') ?? '')) !== undefined,

    /**
     * Signs in a user who has just proved who they are in another way: by accepting an invitation.
     * @returns undefined when the user is gone, deactivated or has TOTP
     */
    async signInUser(userId: string, visitor: Visitor): Promise<Headers | undefined> {
      const user = await findCredentialOf(db, userId);
      if (!user) return undefined;
      const started = await startSession(user, visitor, 'invitation');
      return typeof started === 'string' ? undefined : cookieHeaders(started.cookies);
    },
  };

  async function findChallenged(cookies: string): Promise<Credential | undefined> {
    const userId = challenges.userOf(cookies);
    const user = userId === undefined ? undefined : await findCredentialOf(db, userId);
    if (!user?.isActive || !user.hasTotp) return undefined;
    return challenges.matches(cookies, user) ? user : undefined;
  }
}
