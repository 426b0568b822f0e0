import { BRAND } from '#content/brand.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';

/** The firm's data for heads and structured data, with this site's address. */
export const siteIdentity = ({
  SITE_URL,
  SITE_ENV,
}: Pick<Config, 'SITE_URL' | 'SITE_ENV'>): SiteIdentity => ({
  origin: SITE_URL,
  isIndexable: siteEnvironment(SITE_URL, SITE_ENV) === 'production',
  name: BRAND.name,
  shortName: BRAND.shortName,
  description: BRAND.description,
  email: BRAND.email,
  address: BRAND.postal,
  sameAs: BRAND.social.map(({ href }) => href),
  logo: '/logo.png',
});
