import { or, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from '#src/platform/db/database.server.ts';
import { authRateLimits, RATE_LIMIT_TABLE } from './auth-tables.server.ts';
import {
  ACCOUNT_ATTEMPTS,
  delayOf,
  scalePoints,
  SIGN_IN_LIMITS,
  type SignInLimit,
} from './sign-in-limits.ts';
import { type Attempt, createThrottleKeys } from './throttle-keys.server.ts';

export type Admission =
  | {
      isAdmitted: true;
      /** to be waited before the password is looked at */
      delayMs: number;
      /** Gives back what the attempt cost, once it has succeeded. */
      giveBack(): Promise<void>;
    }
  | { isAdmitted: false; retryAfterSeconds: number };

export interface SignInThrottle {
  /** Counts an attempt, or refuses it. Throws when the database is away: nobody could sign in then anyway. */
  admit(attempt: Attempt): Promise<Admission>;
}

/**
 * The throttle of sign-ins (ADR 023), kept in the database: all nodes share it and a restart does not clear it. A stranger's
 * failures use up what their own network may do; a known device has an allowance of its own. Unknown accounts are
 * counted like known ones, so that nothing tells them apart. Windows go by this node's clock.
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
      storeType: 'pool', // else told by the class's name, which a bundler may change
      tableName: RATE_LIMIT_TABLE,
      tableCreated: true, // by our migrations
      clearExpiredByTimeout: sweeps, // every five minutes what expired an hour ago; one sweeps for all
      keyPrefix,
      points: scalePoints(limit, scale),
      duration: limit.duration,
    });
  const pairs = limiter('pair', SIGN_IN_LIMITS.pair, true);
  const networks = limiter('network', SIGN_IN_LIMITS.network);
  const devices = limiter('device', SIGN_IN_LIMITS.device);
  const accounts = limiter('account', ACCOUNT_ATTEMPTS);

  async function admitStranger({ account, ip }: Attempt): Promise<Admission> {
    const [pair, network] = [keys.pair(account, ip), keys.network(ip)];
    const pairWait = await take(pairs, pair);
    if (pairWait > 0) return refuse(pairWait);
    const networkWait = await take(networks, network);
    if (networkWait > 0) {
      await pairs.reward(pair); // refused for another reason: no attempt on this account
      return refuse(networkWait);
    }
    const { consumedPoints } = await accounts.penalty(keys.account(account));
    return {
      isAdmitted: true,
      delayMs: delayOf(consumedPoints, accounts.points),
      async giveBack() {
        await pairs.delete(pair);
        await networks.reward(network);
        await accounts.reward(keys.account(account));
      },
    };
  }

  return {
    async admit(attempt) {
      if (attempt.device === undefined) return admitStranger(attempt);
      const device = keys.device(attempt.account, attempt.device);
      const wait = await take(devices, device);
      if (wait === 0)
        return {
          isAdmitted: true,
          delayMs: 0,
          giveBack: async () => void (await devices.delete(device)),
        };
      // Whoever stole a device's cookie and used up its allowance must not lock the device out.
      const admission = await admitStranger(attempt);
      if (admission.isAdmitted) return admission;
      return refuse(Math.min(wait, admission.retryAfterSeconds * 1000));
    },
  };
}

const refuse = (waitMs: number): Admission => ({
  isAdmitted: false,
  retryAfterSeconds: Math.ceil(waitMs / 1000),
});

/** Takes a point and returns 0, or returns the milliseconds until there is one again. */
async function take(limiter: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    return Math.max(1, rejected.msBeforeNext);
  }
}

/**
 * Forgets every attempt on an account, and those of all networks: which one its owner is waiting in is not known.
 * Attempts on other accounts stay counted.
 */
export async function clearThrottle(db: Db, secret: string, account: string): Promise<void> {
  const hash = createThrottleKeys(secret).account(account);
  const startsWith = (text: string) => sql`starts_with(${authRateLimits.key}, ${text})`;
  const prefixes = [`pair:${hash}`, `device:${hash}`, `account:${hash}`, 'network:'];
  await db.delete(authRateLimits).where(or(...prefixes.map(startsWith)));
}
