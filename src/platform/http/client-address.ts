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
