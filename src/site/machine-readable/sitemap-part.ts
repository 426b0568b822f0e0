import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sitemap-part.ts';
import { contentText } from './cacheable-text.server.ts';
import { renderSitemapPart } from './render-sitemap.server.ts';

/** GET /sitemap/1.xml: a part of a sitemap that is too long for one file. 404 for a part that does not exist. */
export function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [, part = 0] = /^([1-9]\d{0,3})\.xml$/.exec(params.part) ?? [];
  return contentText(services, 'application/xml', () => renderSitemapPart(services, Number(part)));
}
