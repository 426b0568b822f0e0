import { sitemapPart } from '#src/domains/seo/sitemap.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sitemap-part.ts';
import { keptText } from './kept-text.server.ts';
import { sitemapEntries } from './sitemap-entries.server.ts';

/** GET /sitemap/1.xml: a part of a sitemap that is too long for one file; 404 where there is none. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [, part] = /^(\d{1,4})\.xml$/.exec(params.part) ?? [];
  const entries = part ? await sitemapEntries(services) : [];
  const xml = sitemapPart(services.config.SITE_URL, entries, Number(part));
  return xml
    ? keptText(xml, 'application/xml')
    : new Response('There is no such part.', { status: 404 });
}
