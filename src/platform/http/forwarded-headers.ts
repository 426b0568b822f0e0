/**
 * A mismatch between a request's proxy headers and TRUST_PROXY. `untrusted`: a proxy names the visitor but none is
 * trusted, so all visitors share the proxy's address. `short`: fewer proxies wrote than are trusted, so the address is
 * the proxy's, or made up by the visitor.
 */
export type ForwardingProblem = 'untrusted' | 'short';

/** Headers in which proxies name their client. Only X-Forwarded-For is used for the address (client-address.ts). */
const FORWARDING_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Returns the mismatch between a request and TRUST_PROXY; undefined when they agree.
 * @param trusted number of trusted proxies
 */
export function forwardingProblem(
  headers: Pick<Headers, 'get'>,
  trusted: number,
): ForwardingProblem | undefined {
  if (trusted === 0)
    return FORWARDING_HEADERS.some((name) => headers.get(name)) ? 'untrusted' : undefined;
  const hops =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .filter((hop) => hop.trim()) ?? [];
  return hops.length < trusted ? 'short' : undefined;
}

/**
 * Returns the visitor's IP address, for rate limits: the connection's own, or the one that the outermost trusted proxy
 * saw.
 * @param forwarded the X-Forwarded-For header; each proxy appends the address of its client
 * @param trusted how many of its last entries our own proxies wrote; 0 ignores the header
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trusted: number,
): string {
  const hops = trusted > 0 ? (forwarded?.split(',').map((hop) => hop.trim()) ?? []) : [];
  return hops.at(-trusted) || hops[0] || remote || 'unknown';
}
