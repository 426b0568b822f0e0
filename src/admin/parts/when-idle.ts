/**
 * Runs when the browser has nothing else to do, at the latest after a time.
 * @returns a function that cancels it
 */
export function whenIdle(run: () => void, timeoutMs?: number): () => void {
  // Safari has no `requestIdleCallback`.
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, timeoutMs === undefined ? {} : { timeout: timeoutMs });
  return () => cancelIdleCallback(request);
}
