import { type MiddlewareFunction, redirect } from 'react-router';
import {
  markdownPathOf,
  markdownTwin,
  pageOfMarkdownPath,
} from '#src/domains/seo/markdown-twin.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { htmlToMarkdown } from '#src/platform/markdown/html-to-markdown.server.ts';
import { MOVED } from '#src/site/not-found/not-found.server.tsx';
import { servicesContext } from '#src/services.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';
import { findTwin } from './find-twin.server.ts';
import { cacheableText, serviceUnavailable } from './cacheable-text.server.ts';

/**
 * Answers `/about.md` with the Markdown twin of `/about`. It stands before the routes, since a path there cannot have an
 * ending of its own; what is no twin goes on to them, and gets the not-found page. The twin of a page that moved has moved with it.
 */
export const serveMarkdown: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead ? pageOfMarkdownPath(decodePath(url.pathname)) : undefined;
  if (path === undefined || !context.get(staticMarkupContext).isDocument) return next();
  const source = await findTwin(path, context);
  if (source === 'missing') {
    const moved = await context.get(servicesContext).redirects.resolveNotFound(path);
    return moved?.toPath ? redirect(markdownPathOf(moved.toPath), MOVED) : next();
  }
  if (source === 'failed')
    return serviceUnavailable('This page cannot be read at the moment. Please try again.');
  const address = new URL(path, context.get(servicesContext).config.SITE_URL).href;
  const { html, ...facts } = source;
  const content = htmlToMarkdown(html, address);
  const response = cacheableText(markdownTwin(content, { ...facts, address }), 'text/markdown');
  // The page is what should be found; `noindex` beside it would contradict that (protocols.md section 6).
  response.headers.set('Link', `<${address}>; rel="canonical"`);
  return response;
};
