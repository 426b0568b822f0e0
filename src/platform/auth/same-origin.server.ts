/**
 * Whether a state-changing request comes from our own pages. Browsers send Sec-Fetch-Site; older ones, and all of them
 * over plain http, send Origin. A request with neither header does not come from a browser, so it carries no cookie
 * that another site could abuse.
 * @param siteUrl the public URL, which differs from the request's own behind a proxy that terminates TLS
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return origin === new URL(siteUrl).origin || origin === new URL(request.url).origin;
}
