import type { MiddlewareFunction } from 'react-router';
import { isSameOrigin } from '#src/platform/auth/same-origin.server.ts';
import { failureContext, servicesContext } from '#src/services.server.ts';
import { serveMarkdown } from '#src/site/machine-readable/serve-markdown.server.ts';
import { FailureScreen, SERVER_FAILED, statusMessage } from '#src/ui/failure-screen.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import { renderFailureDocument } from '#src/site/document/render-document.server.tsx';

/** Refuses what another site posts. React Router does so only for routes with a component. */
const refuseForeignPosts: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead || isSameOrigin(request, context.get(servicesContext).config.SITE_URL)) return next();
  return Promise.resolve(
    new Response('This form was sent from another site.', {
      status: 403,
      headers: { 'Cache-Control': 'no-store' },
    }),
  );
};

/** Responds with the failure screen where a route threw or does not take the method: React Router returns a bare text. */
const showFailures: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (!context.get(failureContext) && response.status !== 405) return response;
  const { status } = response;
  const message = status === 500 ? SERVER_FAILED : statusMessage(status);
  return renderFailureDocument(context, {
    head: [{ title: 'Something went wrong' }, { name: 'robots', content: 'noindex' }],
    main: renderMarkup(<FailureScreen message={message} />),
    status,
  });
};

/** Of every public page. Its routes have no component, so React Router returns what their loaders and actions return. */
export const middleware = [refuseForeignPosts, serveMarkdown, showFailures];
