import type { Services } from '#src/services.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';

/** Whether somebody may see the style guide, and cookies to send along. */
export interface Admission {
  isAdmitted: boolean;
  setCookie: readonly string[];
}

/** In development everybody may see the style guide; anywhere else whoever is signed in. */
export async function maySeeStyleguide(
  request: Request,
  { auth, config }: { auth: Pick<Services['auth'], 'session'>; config: SiteConfig },
): Promise<Admission> {
  const isDevelopment =
    import.meta.env.DEV || siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'development';
  if (isDevelopment) return { isAdmitted: true, setCookie: [] };
  const session = await auth.session(request);
  return { isAdmitted: session !== undefined, setCookie: session?.setCookie ?? [] };
}

type SiteConfig = Pick<Services['config'], 'SITE_URL' | 'SITE_ENV'>;
