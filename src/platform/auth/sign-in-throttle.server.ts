import { or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#src/platform/db/database.server.ts';
import { authRateLimits, RATE_LIMIT_TABLE } from './auth-tables.server.ts';
import {
  ACCOUNT_ATTEMPTS,
  getSignInDelayMs,
  scalePoints,
  SIGN_IN_LIMITS,
  type SignInLimit,
} from './sign-in-limits.ts';
import { type SignInAttempt, createThrottleKeys } from './throttle-keys.server.ts';

export type Admission =
  | {
      isAdmitted: true;
      /** milliseconds to wait before the password is checked */
      delayMs: number;
      /** Refunds the attempt once it has succeeded. */
      giveBack(): Promise<void>;
    }
  | { isAdmitted: false; retryAfterSeconds: number };

export interface SignInThrottle {
  /**
   * Counts an attempt, or refuses it.
   * @throws when the database is unavailable
   */
  admit(attempt: SignInAttempt): Promise<Admission>;
}

/**
 * The sign-in throttle (ADR 023). Counters live in the database, so all nodes share them and they survive a restart. An
 * attacker uses up the allowance of their own network only; a known device has a separate allowance. Unknown accounts
 * are counted like known ones, so the response does not reveal which exist. Windows use this node's clock.
 */
export function createSignInThrottle(options: {
  pool: Pool;
  secret: string;
  scale: number;
}): SignInThrottle {
  const { pool, secret, scale } = options;
  const keys = createThrottleKeys(secret);
  const limiter = (keyPrefix: string, limit: SignInLimit, sweeps = false) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool', // otherwise detected by class name, which a bundler may change
      tableName: RATE_LIMIT_TABLE,
      tableCreated: true, // by our migrations
      clearExpiredByTimeout: sweeps, // every five minutes, removes what expired an hour ago; one limiter does it for all
      keyPrefix,
      points: scalePoints(limit, scale),
      duration: limit.duration,
    });
  const pairs = limiter('pair', SIGN_IN_LIMITS.pair, true);
  const networks = limiter('network', SIGN_IN_LIMITS.network);
  const devices = limiter('device', SIGN_IN_LIMITS.device);
  const accounts = limiter('account', ACCOUNT_ATTEMPTS);

  async function admitUnknownDevice({ account, ip }: SignInAttempt): Promise<Admission> {
    const [pair, network] = [keys.pair(account, ip), keys.network(ip)];
    const pairWait = await consumePoint(pairs, pair);
    if (pairWait > 0) return refuse(pairWait);
    const networkWait = await consumePoint(networks, network);
    if (networkWait > 0) {
      await pairs.reward(pair); // refused because of the network: refund the attempt on this account
      return refuse(networkWait);
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
    async admit(attempt) {
      if (attempt.device === undefined) return admitUnknownDevice(attempt);
      const device = keys.device(attempt.account, attempt.device);
      const wait = await consumePoint(devices, device);
      if (wait === 0)
        return {
          isAdmitted: true,
          delayMs: 0,
          giveBack: async () => void (await devices.delete(device)),
        };
      // Otherwise a thief of the device cookie could use up its allowance and lock out the owner.
      const admission = await admitUnknownDevice(attempt);
      if (admission.isAdmitted) return admission;
      return refuse(Math.min(wait, admission.retryAfterSeconds * 1000));
    },
  };
}

const refuse = (waitMs: number): Admission => ({
  isAdmitted: false,
  retryAfterSeconds: Math.ceil(waitMs / 1000),
});

/** Consumes a point and returns 0, or returns the milliseconds until one is available. */
async function consumePoint(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return Math.max(1, rejected.msBeforeNext);
  }
}

/**
 * Deletes all attempts on an account, and those of every network, since the owner's network is unknown. Attempts on
 * other accounts stay counted.
 */
export async function clearThrottle(db: Db, secret: string, account: string): Promise<void> {
  const hash = createThrottleKeys(secret).account(account);
  const startsWith = (text: string) => sql`starts_with(${authRateLimits.key}, ${text})`;
  const prefixes = [`pair:${hash}`, `device:${hash}`, `account:${hash}`, 'network:'];
  await db.delete(authRateLimits).where(or(...prefixes.map(startsWith)));
}
