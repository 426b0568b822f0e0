/** After this time without a response, the visitor sees that sending failed and may retry. */
export const SEND_TIMEOUT_MS = 20_000;

interface TimedRequest extends RequestInit {
  /** milliseconds for the whole request, including the body; default {@link SEND_TIMEOUT_MS} */
  timeoutMs?: number;
  /** for tests */
  send?: typeof fetch;
}

/** `fetch` that rejects on timeout, or when `signal` is aborted. */
export function fetchWithTimeout(
  url: string,
  { timeoutMs = SEND_TIMEOUT_MS, send = fetch, signal, ...init }: TimedRequest = {},
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  return send(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
}
