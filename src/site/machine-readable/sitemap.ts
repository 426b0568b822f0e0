import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sitemap.ts';
import { contentText } from './cacheable-text.server.ts';
import { renderSitemap } from './render-sitemap.server.ts';

/** GET /sitemap.xml: every address that may be indexed, or an index of the parts of a long sitemap. */
export function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return contentText(services, 'application/xml', () => renderSitemap(services));
}
