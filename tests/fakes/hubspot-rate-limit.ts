const WINDOW_MS = 10_000;
const REQUESTS_PER_WINDOW = 50;
const REFUSALS_BEFORE_BLOCK = 10;
const REFUSALS_WITHIN_MS = 1_000;
const BLOCK_MS = 60_000;

/**
 * The limit of the public forms API (docs/hubspot-forms-api.md): 50 requests in any 10 seconds, then 429; after ten
 * of those within a second, the caller is blocked for a minute.
 * @param now milliseconds
 * @returns whether the next request is allowed
 */
export function createHubspotRateLimit(now: () => number): () => boolean {
  let passed: number[] = [];
  let refused: number[] = [];
  let blockedUntil = -Infinity;
  return () => {
    const at = now();
    if (at < blockedUntil) return false;
    passed = passed.filter((time) => at - time < WINDOW_MS);
    if (passed.length < REQUESTS_PER_WINDOW) {
      passed.push(at);
      return true;
    }
    refused = [...refused.filter((time) => at - time < REFUSALS_WITHIN_MS), at];
    if (refused.length >= REFUSALS_BEFORE_BLOCK) blockedUntil = at + BLOCK_MS;
    return false;
  };
}
