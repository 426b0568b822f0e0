import {
  pageOfSocialImage,
  socialImagePath,
} from '#src/domains/social-images/social-card.server.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/social-image.ts';
import { findSocialCard } from './find-social-card.server.ts';
import { serviceUnavailable } from './cacheable-text.server.ts';

const NOT_KEPT = { 'Cache-Control': 'no-store' };

const RETRY_SECONDS = 5;

/**
 * GET /social/<digest>/services/paid-media.png: the picture of a page for link previews. Only what a page says now is ever
 * drawn: an address of an older picture, or a made-up one, leads to the current one.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const path = pageOfSocialImage(params['*']);
  const card = path === undefined ? undefined : await readCard(services, path);
  if (card === 'failed')
    return serviceUnavailable('This picture cannot be drawn at the moment. Please try again.');
  if (path === undefined || !card)
    return new Response('There is no such picture.', { status: 404, headers: NOT_KEPT });
  const current = socialImagePath(card, path);
  if (!current.startsWith(`/social/${params.digest}/`))
    return new Response(null, { status: 302, headers: { Location: current, ...NOT_KEPT } });
  const png = await services.socialImages.find(card);
  if (png === 'busy')
    return new Response('Too many pictures are being made. Please try again in a moment.', {
      status: 503,
      headers: { 'Retry-After': String(RETRY_SECONDS), ...NOT_KEPT },
    });
  return new Response(new Uint8Array(png), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

/** The card of the page at a path; 'failed' while content cannot be read, which is logged. */
async function readCard(services: Services, path: string) {
  try {
    return await findSocialCard(services, path);
  } catch (error) {
    services.log.error({ err: error }, 'the content of a picture for link previews cannot be read');
    return 'failed';
  }
}
