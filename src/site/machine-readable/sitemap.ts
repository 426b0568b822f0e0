import { sitemap } from '#src/domains/seo/sitemap.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sitemap.ts';
import { contentText } from './cacheable-text.server.ts';
import { sitemapEntries } from './sitemap-entries.server.ts';

/** GET /sitemap.xml: every address that may be indexed, or an index of the parts of a long sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return contentText(services, 'application/xml', async () =>
    sitemap(services.config.SITE_URL, await sitemapEntries(services)),
  );
}
