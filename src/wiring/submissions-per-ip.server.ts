import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { IpCounter } from '#src/domains/leads/intake/submit-lead.server.ts';
import { networkOf } from '#src/platform/http/client-network.ts';

const WINDOW_SECONDS = 600;

/**
 * Counts the leads of a form from a network in the last ten minutes, in this process.
 * @param scale divides the counts, as it multiplies rate limits
 */
export function submissionsPerIp(scale: () => number): IpCounter {
  const stored = new RateLimiterMemory({
    points: Number.MAX_SAFE_INTEGER,
    duration: WINDOW_SECONDS,
  });
  const key = (form: string, address: string) => `${form} ${networkOf(address)}`;
  return {
    async count(form, address) {
      const found = await stored.get(key(form, address));
      return Math.floor((found?.consumedPoints ?? 0) / Math.max(1, scale()));
    },
    async add(form, address) {
      await stored.consume(key(form, address));
    },
  };
}
