import { robots } from '#src/domains/seo/robots.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/robots.ts';
import { cacheableText } from './cacheable-text.server.ts';

/** GET /robots.txt */
export async function loader({ context }: Route.LoaderArgs) {
  const { config, siteSettings } = context.get(servicesContext);
  const { SITE_URL, SITE_ENV } = config;
  const settings = await siteSettings.read();
  return cacheableText(
    robots(SITE_URL, siteEnvironment(SITE_URL, SITE_ENV) === 'production', settings.robots),
    'text/plain',
  );
}
