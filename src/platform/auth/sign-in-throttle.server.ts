import { or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { authRateLimits } from './auth-tables.server.ts';
import { type Consumed, consumePoint, createLimiter } from './limiter.server.ts';
import { ACCOUNT_ATTEMPTS, getSignInDelayMs, SIGN_IN_LIMITS } from './sign-in-limits.ts';
import { createThrottleKeys, type SignInAttempt } from './throttle-keys.server.ts';

type Admission =
  | {
      isAdmitted: true;
      /** milliseconds to wait before the password is checked */
      delayMs: number;
      /** Refunds the attempt once it has succeeded. */
      giveBack(): Promise<void>;
    }
  | Refusal;

export interface Refusal {
  isAdmitted: false;
  retryAfterSeconds: number;
  /** the first one within the window */
  isFirst: boolean;
}

export type SignInThrottle = ReturnType<typeof createSignInThrottle>;

/**
 * The sign-in throttle (ADR 023). Counters live in the database, so all nodes share them and they survive a restart. An
 * attacker uses up the allowance of their own network only; a known device has a separate allowance. Unknown accounts
 * are counted like known ones, so the response does not reveal which exist. Windows use this node's clock.
 */
export function createSignInThrottle(options: { pool: Pool; secret: Secret; scale: () => number }) {
  const keys = createThrottleKeys(options.secret);
  const pairs = createLimiter(options, 'pair', SIGN_IN_LIMITS.pair, true);
  const networks = createLimiter(options, 'network', SIGN_IN_LIMITS.network);
  const devices = createLimiter(options, 'device', SIGN_IN_LIMITS.device);
  const accounts = createLimiter(options, 'account', ACCOUNT_ATTEMPTS);

  async function admitUnknownDevice({ account, ip }: SignInAttempt): Promise<Admission> {
    const [pair, network] = [keys.pair(account, ip), keys.network(ip)];
    const ofPair = await consumePoint(pairs, pair);
    if (ofPair.waitMs > 0) return refuse(ofPair);
    const ofNetwork = await consumePoint(networks, network);
    if (ofNetwork.waitMs > 0) {
      await pairs.reward(pair); // refused because of the network: refund the attempt on this account
      return refuse(ofNetwork);
    }
    const { consumedPoints } = await accounts.penalty(keys.account(account));
    return {
      isAdmitted: true,
      delayMs: getSignInDelayMs(consumedPoints, accounts.points),
      async giveBack() {
        await pairs.delete(pair);
        await networks.reward(network);
        await accounts.reward(keys.account(account));
      },
    };
  }

  return {
    /**
     * Counts an attempt, or refuses it.
     * @throws when the database is unavailable
     */
    async admit(attempt: SignInAttempt): Promise<Admission> {
      if (attempt.device === undefined) return admitUnknownDevice(attempt);
      const device = keys.device(attempt.account, attempt.device);
      const ofDevice = await consumePoint(devices, device);
      if (ofDevice.waitMs === 0)
        return {
          isAdmitted: true,
          delayMs: 0,
          giveBack: async () => void (await devices.delete(device)),
        };
      // Otherwise a thief of the device cookie could use up its allowance and lock out the owner.
      const admission = await admitUnknownDevice(attempt);
      if (admission.isAdmitted) return admission;
      const { retryAfterSeconds, isFirst } = admission;
      return refuse({
        waitMs: Math.min(ofDevice.waitMs, retryAfterSeconds * 1000),
        isFirstRefusal: ofDevice.isFirstRefusal || isFirst,
      });
    },
  };
}

export const refuse = ({ waitMs, isFirstRefusal }: Consumed): Refusal => ({
  isAdmitted: false,
  retryAfterSeconds: Math.ceil(waitMs / 1000),
  isFirst: isFirstRefusal,
});

/**
 * Deletes all attempts on an account, and those of every network, since the owner's network is unknown. Attempts on
 * other accounts stay counted.
 */
export async function clearThrottle(db: Db, secret: Secret, account: string) {
  const kinds = ['code-pair', 'code-device', 'code-account', 'confirm'];
  await clearSignInThrottle(db, secret, account);
  await deleteCounters(db, [...ofAccount(kinds, secret, account), 'network:']);
}

/** Deletes the attempts at the password of an account, after it was replaced. */
export const clearSignInThrottle = (db: Db, secret: Secret, account: string): Promise<void> =>
  deleteCounters(db, ofAccount(['pair', 'device', 'account'], secret, account));

function ofAccount(kinds: readonly string[], secret: Secret, account: string) {
  const hash = createThrottleKeys(secret).account(account);
  return kinds.map((kind) => `${kind}:${hash}`);
}

async function deleteCounters(db: Db, prefixes: readonly string[]) {
  const startsWith = (text: string) => sql`starts_with(${authRateLimits.key}, ${text})`;
  await db.delete(authRateLimits).where(or(...prefixes.map(startsWith)));
}
