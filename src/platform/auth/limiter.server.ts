import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMIT_TABLE } from './auth-tables.server.ts';
import { livePoints } from '#src/platform/work-slots/live-points.ts';
import { scalePoints, type SignInLimit } from './sign-in-limits.ts';

interface LimiterOptions {
  pool: Pool;
  /** multiplies every limit */
  scale: () => number;
}

/**
 * Creates a counter in the database, so that all nodes share it and it survives a restart.
 * @param sweeps every five minutes, removes what expired an hour ago; one limiter of a process does it for all
 */
export const createLimiter = (
  { pool, scale }: LimiterOptions,
  keyPrefix: string,
  limit: SignInLimit,
  sweeps = false,
): RateLimiterPostgres =>
  livePoints(
    () => scalePoints(limit, scale()),
    (points) =>
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: 'pool', // otherwise detected by class name, which a bundler may change
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true, // by our migrations
        clearExpiredByTimeout: sweeps,
        keyPrefix,
        points,
        duration: limit.duration,
      }),
  );

export interface Consumed {
  /** milliseconds until a point is available; 0 when this attempt got one */
  waitMs: number;
  /** the first refusal within the window, which is worth recording */
  isFirstRefusal: boolean;
}

/** Consumes a point, or returns how long to wait for one. */
export async function consumePoint(limiter: RateLimiterPostgres, key: string): Promise<Consumed> {
  try {
    await limiter.consume(key);
    return { waitMs: 0, isFirstRefusal: false };
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) throw rejected;
    const isFirstRefusal = rejected.consumedPoints === limiter.points + 1;
    return { waitMs: Math.max(1, rejected.msBeforeNext), isFirstRefusal };
  }
}
