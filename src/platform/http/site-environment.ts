export type SiteEnvironment = 'production' | 'staging' | 'development';

/** Which environment this is: forced by SITE_ENV, else guessed from the host name (spec sections 7 and 9); an IP address, and a
 * name that only a local network knows, is none of the public's. */
export function siteEnvironment(siteUrl: string, forced?: SiteEnvironment): SiteEnvironment {
  if (forced) return forced;
  const { hostname } = new URL(siteUrl);
  const isLocal = /^[^.]+$|\.(localhost|local|internal)$|^[\d.]+$/.test(hostname);
  if (isLocal) return 'development';
  return hostname.includes('.io') ? 'staging' : 'production';
}

/** Only production may be indexed (spec section 9): elsewhere every answer says so. */
export function robotsHeader(siteUrl: string, forced?: SiteEnvironment): Record<string, string> {
  return siteEnvironment(siteUrl, forced) === 'production' ? {} : { 'X-Robots-Tag': 'noindex' };
}
