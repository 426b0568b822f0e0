import type { Services } from '#src/services.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';

/** Whether the request has access to the style guide, and cookies to set. */
export interface StyleguideAccess {
  isAdmitted: boolean;
  setCookie: readonly string[];
}

/** The style guide is public in development, and needs a session anywhere else. */
export async function getStyleguideAccess(
  request: Request,
  { auth, config }: { auth: Pick<Services['auth'], 'session'>; config: SiteConfig },
): Promise<StyleguideAccess> {
  const isDevelopment =
    import.meta.env.DEV || siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'development';
  if (isDevelopment) return { isAdmitted: true, setCookie: [] };
  const session = await auth.session(request);
  return { isAdmitted: session !== undefined, setCookie: session?.setCookie ?? [] };
}

type SiteConfig = Pick<Services['config'], 'SITE_URL' | 'SITE_ENV'>;
