import pLimit from 'p-limit';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from './client-network.ts';
import { secondsUntil } from './rate-limits.server.ts';
import { tooManyRequests } from './too-many-requests.ts';

export interface RenderLimits {
  /** renderings at a time of what is not known to be a page */
  running: number;
  /** requests that may wait for one of these; more are refused with 503 */
  waiting: number;
  /** answers that are not kept, per window of one network; more are refused with 429 */
  points: number;
  /** of that window, in seconds */
  duration: number;
}

/** Bounds what rendering for strangers costs: pages that are known pass it by. */
export interface RenderGuard {
  /** The refusal of an address that has used up its allowance; undefined while it has not. */
  refusal(address: string): Promise<Response | undefined>;
  /** Counts an answer that is kept for nobody else. */
  spend(address: string): Promise<void>;
  /** Renders when it is this request's turn. Who left before is not rendered for. */
  inTurn(request: Request, render: () => Promise<Response>): Promise<Response>;
}

/** Seconds after which a busy server is asked again. */
const BUSY_RETRY_AFTER = '2';

/** @param scale multiplies the points */
export function createRenderGuard(limits: RenderLimits, scale: number): RenderGuard {
  const points = Math.max(1, Math.round(limits.points * scale));
  const spent = new RateLimiterMemory({ points, duration: limits.duration });
  const turns = pLimit(limits.running);

  return {
    async refusal(address) {
      const found = await spent.get(networkOf(address));
      if (!found || found.consumedPoints < points) return undefined;
      const seconds = secondsUntil(found);
      return refuse(429, tooManyRequests(seconds), String(seconds));
    },
    async spend(address) {
      // Beyond the allowance it rejects with its state, which `refusal` reads.
      await spent.consume(networkOf(address)).catch((_used: RateLimiterRes) => undefined);
    },
    inTurn(request, render) {
      if (turns.pendingCount >= limits.waiting)
        return Promise.resolve(
          refuse(503, 'We are very busy. Please try again in a moment.', BUSY_RETRY_AFTER),
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
