import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  method: string;
  /** exact path, or a prefix ending in `*` */
  path: string;
  /** requests per window of one visitor's address */
  points: number;
  /** seconds */
  duration: number;
}

const matches = ({ method, path }: RateLimit, request: { method: string; path: string }) =>
  request.method === method &&
  (path.endsWith('*') ? request.path.startsWith(path.slice(0, -1)) : request.path === path);

/** Answers 429 with Retry-After once an address has used up the first limit that matches its request. */
export function rateLimits(
  limits: readonly RateLimit[],
  scale: number,
  addressOf: (c: Context) => string,
): MiddlewareHandler {
  const limiters = limits.map((limit) => ({
    limit,
    limiter: new RateLimiterMemory({
      points: Math.max(1, Math.round(limit.points * scale)),
      duration: limit.duration,
    }),
  }));
  return async (c, next) => {
    const found = limiters.find(({ limit }) => matches(limit, c.req));
    if (!found) return next();
    try {
      await found.limiter.consume(addressOf(c));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      c.header('Retry-After', String(Math.ceil(rejected.msBeforeNext / 1000)));
      return c.text('Too many requests. Please wait a moment and try again.', 429);
    }
    return next();
  };
}
