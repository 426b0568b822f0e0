/** After this long without a response a visitor hears that sending failed, and may try again. */
export const SEND_TIMEOUT_MS = 20_000;

interface TimedRequest extends RequestInit {
  /** milliseconds until it is given up, the body included; default {@link SEND_TIMEOUT_MS} */
  timeoutMs?: number;
  /** for tests */
  send?: typeof fetch;
}

/** `fetch` that rejects once its time is over, or `signal` is aborted. */
export function fetchWithTimeout(
  url: string,
  { timeoutMs = SEND_TIMEOUT_MS, send = fetch, signal, ...init }: TimedRequest = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return send(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}
