import type { MiddlewareFunction } from 'react-router';
import { failureContext } from '#src/services.server.ts';
import { serveMarkdown } from '#src/site/machine-readable/serve-markdown.server.ts';
import { FailureScreen } from '#src/ui/failure-screen.tsx';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import { renderFailureDocument } from '#src/site/document/render-document.server.tsx';
import { refuseForeignPosts } from './refuse-foreign-posts.ts';

/** Responds with the failure screen where a route threw or does not take the method: React Router returns a bare text. */
const showFailures: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  if (!context.get(failureContext) && response.status !== 405) return response;
  const message =
    response.status === 500
      ? 'The server could not load this page. Wait a moment, then reload it.'
      : `The server responded with error ${response.status}.`;
  return renderFailureDocument(context, {
    head: [{ title: 'Something went wrong' }, { name: 'robots', content: 'noindex' }],
    main: renderMarkup(<FailureScreen message={message} />),
    status: response.status,
  });
};

/** Of every public page. Its routes have no component, so React Router returns what their loaders and actions return. */
export const middleware = [refuseForeignPosts, serveMarkdown, showFailures];
