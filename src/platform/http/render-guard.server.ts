import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { livePoints } from '#src/platform/work-slots/live-points.ts';
import { networkOf } from './client-network.ts';
import { isHalfUsed } from './prefetches.server.ts';
import { secondsUntil } from './rate-limits.server.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface RenderLimits {
  /** concurrent renderings of unknown addresses */
  running: number;
  /** requests that may wait for one; more are refused with 503 */
  waiting: number;
  /** uncached responses per window and network; more are refused with 429 */
  points: number;
  /** length of the window, in seconds */
  duration: number;
}

/** Limits the cost of rendering unknown addresses; known pages bypass it. */
export type RenderGuard = ReturnType<typeof createRenderGuard>;

/** Seconds until a client should retry a busy server. */
const BUSY_RETRY_AFTER = '2';

/** @param scale multiplies the points */
export function createRenderGuard(limits: RenderLimits, scale: () => number) {
  const spent = livePoints(
    () => Math.max(1, Math.round(limits.points * scale())),
    (points) => new RateLimiterMemory({ points, duration: limits.duration }),
  );
  const turns = pLimit(limits.running);

  return {
    /** Returns a refusal when the network of an address has exhausted its allowance. */
    async refusal(address: string): Promise<Response | undefined> {
      const found = await spent.get(networkOf(address));
      if (!found || found.consumedPoints < spent.points) return undefined;
      const seconds = secondsUntil(found);
      return refuse(429, tooManyRequests(seconds), String(seconds));
    },
    /** Whether renderings have to wait, or a network has used half of its allowance. */
    async isBusy(address: string): Promise<boolean> {
      return turns.pendingCount > 0 || isHalfUsed(spent, networkOf(address));
    },
    /** Counts an uncached response. */
    async spend(address: string) {
      // `consume` rejects beyond the allowance; `refusal` reads its state.
      await spent.consume(networkOf(address)).catch((_used: RateLimiterRes) => undefined);
    },
    /** Renders when it is this request's turn. Skipped when the client has disconnected meanwhile. */
    inTurn(request: Request, render: () => Promise<Response>): Promise<Response> {
      if (turns.pendingCount >= limits.waiting)
        return Promise.resolve(
          refuse(503, 'The site is very busy. Please try again in a moment.', BUSY_RETRY_AFTER),
        );
      const { signal } = request;
      return turns(() => (signal.aborted ? new Response(null, { status: 499 }) : render()));
    },
  };
}

const refuse = (status: number, message: string, retryAfter: string) =>
  new Response(message, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=UTF-8',
      'Cache-Control': 'no-store',
      'Retry-After': retryAfter,
    },
  });
