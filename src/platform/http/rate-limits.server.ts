import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { livePoints } from '#src/platform/work-slots/live-points.ts';
import { networkOf } from './client-network.ts';
import { isHalfUsed, refusedPrefetch } from './prefetches.server.ts';
import { isPrefetch } from './request-kind.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface RateLimit {
  /** HEAD counts as GET, every other method as POST */
  method: 'GET' | 'POST';
  /** exact path, or a prefix ending in `*` */
  path: string;
  /** requests per window and network */
  points: number;
  /** seconds */
  duration: number;
  /** additional limit per hour, where each request is stored */
  perHour?: number;
  /** refused requests go to the application, whose page keeps the typed values */
  isPage?: boolean;
}

/** Renders a page for a refused request; Retry-After is added. */
type RefusalPage = (c: Context, retryAfterSeconds: number) => Promise<Response>;

const HOUR_SECONDS = 3_600;

/** Value of Retry-After for an exhausted limit: at least a second. */
export const secondsUntil = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1_000));

const READ_METHODS = new Set(['GET', 'HEAD']);

const matches = ({ method, path }: RateLimit, request: { method: string; path: string }) =>
  method === (READ_METHODS.has(request.method) ? 'GET' : 'POST') && matchesPath(path, request.path);

/** @param pattern exact path, or a prefix ending in `*` */
export const matchesPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Normalizes a path as the router does, so that other spellings share a limit. */
export function normalizePath(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replaceAll(/\/+/g, '/');
  } catch {
    return path;
  }
}

/**
 * Responds with 429 and Retry-After once a network has exhausted the first limit that matches its request.
 * @param scale multiplies every limit; read for each request
 * @param refusalPage renders the response for limits with `isPage`, until a network was refused as often as it was
 * admitted
 */
export function rateLimits(
  limits: readonly RateLimit[],
  scale: () => number,
  addressOf: (c: Context) => string,
  refusalPage?: RefusalPage,
): MiddlewareHandler {
  const open = (points: number, duration: number) =>
    livePoints(
      () => Math.max(1, Math.round(points * scale())),
      (now) => new RateLimiterMemory({ points: now, duration }),
    );
  const known = limits.map((limit) => {
    const { points, duration, perHour } = limit;
    const windows = [open(points, duration)];
    if (perHour) windows.push(open(perHour, HOUR_SECONDS));
    return { limit, windows };
  });
  return async (c, next) => {
    const target = { method: c.req.method, path: normalizePath(c.req.path) };
    const found = known.find(({ limit }) => matches(limit, target));
    if (!found) return next();
    const network = networkOf(addressOf(c));
    if (isPrefetch(c.req.raw) && (await isHalfUsed(found.windows[0]!, network)))
      return refusedPrefetch();
    const refusal = await consume(found.windows, network);
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
    if (target.path.startsWith('/api/')) return c.json({ ok: false, message }, 429);
    return c.text(message, 429);
  };
}

interface Refusal {
  /** until the network may retry */
  seconds: number;
  /** refused more often than admitted */
  isFlood: boolean;
}

/** Counts a request in each window until one refuses it; undefined when all admit it. */
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
