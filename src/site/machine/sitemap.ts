import { sitemap } from '#src/domains/seo/sitemap.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sitemap.ts';
import { keptText } from './kept-text.server.ts';
import { sitemapEntries } from './sitemap-entries.server.ts';

/** GET /sitemap.xml: every address that may be indexed, or an index of parts. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const entries = await sitemapEntries(services);
  return keptText(sitemap(services.config.SITE_URL, entries), 'application/xml');
}
