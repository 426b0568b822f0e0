import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { identityOf } from '#src/domains/seo/site-settings/site-settings.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import type { Services } from '#src/services.server.ts';

/** The firm's data for heads and structured data as the SEO manager sets it, with this site's address. */
export async function siteIdentity({
  config: { SITE_URL, SITE_ENV },
  siteSettings,
  media,
}: Pick<Services, 'config' | 'siteSettings'> & {
  media?: Services['media'] | undefined;
}): Promise<SiteIdentity> {
  return {
    ...identityOf(await siteSettings.read()),
    origin: SITE_URL,
    ...(media && { fileAt: media.describe }),
    isIndexable: siteEnvironment(SITE_URL, SITE_ENV) === 'production',
  };
}
