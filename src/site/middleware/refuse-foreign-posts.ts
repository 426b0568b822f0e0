import type { MiddlewareFunction } from 'react-router';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { servicesContext } from '#src/services.server.ts';

/** Refuses what another site posts. React Router does so only for routes with a component. */
export const refuseForeignPosts: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || isSameOrigin(request, context.get(servicesContext).config.SITE_URL)) return next();
  return Promise.resolve(
    new Response('This form was sent from another site.', {
      status: 403,
      headers: { 'Cache-Control': 'no-store' },
    }),
  );
};
