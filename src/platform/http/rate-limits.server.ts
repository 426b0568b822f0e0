import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface RateLimit {
  /** HEAD counts as GET, every other method as POST */
  method: 'GET' | 'POST';
  /** exact path, or a prefix ending in `*` */
  path: string;
  /** requests per window of one visitor's address */
  points: number;
  /** seconds */
  duration: number;
}

/** What is said to a client that asks too often. */
export const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

/** Value of Retry-After for a limit that is used up. */
export const secondsUntil = ({ msBeforeNext }: RateLimiterRes) =>
  String(Math.ceil(msBeforeNext / 1000));

const READING = new Set(['GET', 'HEAD']);

const matches = ({ method, path }: RateLimit, request: { method: string; path: string }) =>
  method === (READING.has(request.method) ? 'GET' : 'POST') &&
  (path.endsWith('*') ? request.path.startsWith(path.slice(0, -1)) : request.path === path);

/** The path as the router reads it, which takes other spellings of an address for the same. */
function routed(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replaceAll(/\/+/g, '/');
  } catch {
    return path;
  }
}

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
    const asked = { method: c.req.method, path: routed(c.req.path) };
    const found = limiters.find(({ limit }) => matches(limit, asked));
    if (!found) return next();
    try {
      await found.limiter.consume(addressOf(c));
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      c.header('Retry-After', secondsUntil(rejected));
      if (!asked.path.startsWith('/api/')) return c.text(TOO_MANY, 429);
      return c.json({ ok: false, message: TOO_MANY }, 429);
    }
    return next();
  };
}
