type SiteEnvironment = 'production' | 'staging' | 'development';

/**
 * Returns the environment: SITE_ENV, else derived from the host name (docs/specification.md, sections 7 and 9). An IP
 * address, or a name that only a local network resolves, is development.
 */
export function siteEnvironment(siteUrl: string, forced?: SiteEnvironment): SiteEnvironment {
  if (forced) return forced;
  const { hostname } = new URL(siteUrl);
  const isLocal = /^[^.]+$|\.(localhost|local|internal)$|^[\d.]+$/.test(hostname);
  if (isLocal) return 'development';
  return hostname.includes('.io') ? 'staging' : 'production';
}

/** Only production may be indexed (docs/specification.md, section 9): elsewhere every response has noindex. */
export function robotsHeader(siteUrl: string, forced?: SiteEnvironment): Record<string, string> {
  return siteEnvironment(siteUrl, forced) === 'production' ? {} : { 'X-Robots-Tag': 'noindex' };
}
