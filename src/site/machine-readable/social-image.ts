import {
  pageOfSocialImage,
  socialImagePath,
} from '#src/domains/social-images/social-card.server.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { linkPictureOf } from '#src/site/seo/link-picture.ts';
import { siteIdentity } from '#src/site/seo/site-identity.server.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/social-image.ts';
import { findSocialCard } from './find-social-card.server.ts';
import { wasTakenOffline } from '#src/site/not-found/not-found.server.tsx';
import { gone, serviceUnavailable } from './cacheable-text.server.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

const RETRY_SECONDS = 5;

/**
 * GET /social/<digest>/services/paid-media.png: the picture of a page for link previews. Draws only the current content of a
 * page: any other digest redirects to the current picture. The previews of editors ask for `current`, which is the default picture
 * of the site-wide settings if there is one.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = pageOfSocialImage(params['*']);
  const site = await siteIdentity(services);
  const card = path === undefined ? undefined : await readCard(services, path, site);
  if (card === 'failed')
    return serviceUnavailable('This picture is temporarily unavailable. Please try again.');
  if (path !== undefined && !card && (await wasTakenOffline(services, path))) return gone();
  if (path === undefined || !card)
    return new Response('This picture does not exist.', { status: 404, headers: NO_STORE });
  const current = socialImagePath(card, path);
  if (!current.startsWith(`/social/${params.digest}/`)) {
    const isPreview = params.digest === 'current';
    const location = isPreview ? linkPictureOf(undefined, current, site).address : current;
    return new Response(null, { status: 302, headers: { Location: location, ...NO_STORE } });
  }
  const png = await services.socialImages.find(card);
  if (png === 'busy')
    return new Response(
      'The server is busy drawing other pictures. Please try again in a moment.',
      {
        status: 503,
        headers: { 'Retry-After': String(RETRY_SECONDS), ...NO_STORE },
      },
    );
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

/** Resolves to the card of the page at a path, or to 'failed' if content cannot be loaded, which is logged. */
async function readCard(services: Services, path: string, site: SiteIdentity) {
  try {
    return await findSocialCard(services, path, site);
  } catch (error) {
    services.log.error({ err: error }, 'the content of a social image could not be loaded');
    return 'failed';
  }
}
