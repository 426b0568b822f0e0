import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-network.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface RateLimit {
  /** HEAD counts as GET, every other method as POST */
  method: 'GET' | 'POST';
  /** exact path, or a prefix ending in `*` */
  path: string;
  /** requests per window of one visitor's network */
  points: number;
  /** seconds */
  duration: number;
  /** requests per hour besides, where each is stored */
  perHour?: number;
  /** what is refused goes to the application, whose page keeps what was typed */
  isPage?: boolean;
}

/** Answers a refused request with a page; Retry-After is added. */
export type RefusalPage = (c: Context, retryAfterSeconds: number) => Promise<Response>;

const HOUR_SECONDS = 3_600;

/** Value of Retry-After for a limit that is used up: at least a second. */
export const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));

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

/**
 * Answers 429 with Retry-After once a network has used up the first limit that matches its request.
 * @param scale multiplies every limit
 * @param refusalPage answers for limits with `isPage`, until a network has asked for it as often as it was let through
 */
export function rateLimits(
  limits: readonly RateLimit[],
  scale: number,
  addressOf: (c: Context) => string,
  refusalPage?: RefusalPage,
): MiddlewareHandler {
  const scaled = (points: number) => Math.max(1, Math.round(points * scale));
  const known = limits.map((limit) => {
    const { points, duration, perHour } = limit;
    const windows = [new RateLimiterMemory({ points: scaled(points), duration })];
    if (perHour)
      windows.push(new RateLimiterMemory({ points: scaled(perHour), duration: HOUR_SECONDS }));
    return { limit, windows };
  });
  return async (c, next) => {
    const asked = { method: c.req.method, path: routed(c.req.path) };
    const found = known.find(({ limit }) => matches(limit, asked));
    const refusal = found && (await consume(found.windows, networkOf(addressOf(c))));
    if (!refusal) return next();
    const { seconds, isFlood } = refusal;
    if (found.limit.isPage && refusalPage && !isFlood) {
      const page = await refusalPage(c, seconds);
      c.res = new Response(page.body, page);
      c.header('Retry-After', String(seconds));
      return undefined;
    }
    c.header('Retry-After', String(seconds));
    const message = tooManyRequests(seconds);
    if (asked.path.startsWith('/api/')) return c.json({ ok: false, message }, 429);
    return c.text(message, 429);
  };
}

interface Refusal {
  /** until the network may ask again */
  seconds: number;
  /** refused more often than let through */
  isFlood: boolean;
}

/** Counts a request in each window, as far as it is let through; undefined when it is in all. */
async function consume(
  windows: readonly RateLimiterMemory[],
  network: string,
): Promise<Refusal | undefined> {
  for (const window of windows) {
    try {
      await window.consume(network);
    } catch (rejected) {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return {
        seconds: secondsUntil(rejected),
        isFlood: rejected.consumedPoints > 2 * window.points,
      };
    }
  }
  return undefined;
}
