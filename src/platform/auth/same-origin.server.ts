/**
 * Whether a request that changes something comes from our own pages. Browsers say so in Sec-Fetch-Site; older ones, and
 * all of them over plain http, name at least the Origin. A request with neither is no browser's, and carries no
 * cookie that somebody else's page could ride on.
 * @param siteUrl the public address, which differs from the request's own behind a proxy that ends TLS
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin;
}
