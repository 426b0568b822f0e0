/**
 * What a request says of proxies, against how many we trust. `untrusted`: a proxy names the visitor, and none is trusted, so
 * all visitors have the proxy's address. `short`: fewer proxies have written than are trusted, so the address is the
 * proxy's, or one that the visitor made up.
 */
export type ForwardingProblem = 'untrusted' | 'short';

/** Headers by which proxies name the address they were called from. Only X-Forwarded-For is read for it (client-address.ts). */
const NAMING = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * What is wrong between one request and the setting TRUST_PROXY; undefined when they agree.
 * @param trusted how many proxies may name the visitor's address
 */
export function forwardingProblem(
  headers: Pick<Headers, 'get'>,
  trusted: number,
): ForwardingProblem | undefined {
  if (trusted === 0) return NAMING.some((name) => headers.get(name)) ? 'untrusted' : undefined;
  const hops =
    headers
      .get('x-forwarded-for')
      ?.split(',')
      .filter((hop) => hop.trim()) ?? [];
  return hops.length < trusted ? 'short' : undefined;
}
