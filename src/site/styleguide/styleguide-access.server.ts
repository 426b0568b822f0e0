import type { Services } from '#src/services.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';

/** Whether the request has access to the style guide: public in development, with a session anywhere else. */
export async function isStyleguideOpen(
  request: Request,
  { auth, config }: { auth: Pick<Services['auth'], 'session'>; config: SiteConfig },
): Promise<boolean> {
  const isDevelopment =
    import.meta.env.DEV || siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'development';
  return isDevelopment || (await auth.session(request)) !== undefined;
}

type SiteConfig = Pick<Services['config'], 'SITE_URL' | 'SITE_ENV'>;
