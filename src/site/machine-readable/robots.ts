import { robots } from '#src/domains/seo/robots.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/robots.ts';
import { cacheableText } from './cacheable-text.server.ts';

/** GET /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { SITE_URL, SITE_ENV } = context.get(servicesContext).config;
  return cacheableText(
    robots(SITE_URL, siteEnvironment(SITE_URL, SITE_ENV) === 'production'),
    'text/plain',
  );
}
