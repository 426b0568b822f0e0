import { type MiddlewareFunction, redirect } from 'react-router';
import {
  markdownPathOf,
  markdownTwin,
  pageOfMarkdownPath,
} from '#src/domains/seo/markdown-twin.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { htmlToMarkdown } from '#src/platform/markdown/html-to-markdown.server.ts';
import { moved, wasTakenOffline } from '#src/site/not-found/not-found.server.tsx';
import { servicesContext } from '#src/services.server.ts';
import { findTwin } from './find-twin.server.ts';
import { cacheableText, gone, serviceUnavailable } from './cacheable-text.server.ts';

/**
 * Serves the Markdown twin of `/about` at `/about.md`. A middleware, since routes cannot match an extension. Paths without a twin
 * go on to the routes, which return the not-found page. The twin of a page that moved redirects too.
 */
export const serveMarkdown: MiddlewareFunction<Response> = async (
  { request, url, context },
  next,
) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead ? pageOfMarkdownPath(decodePath(url.pathname)) : undefined;
  if (path === undefined) return next();
  const source = await findTwin(path, context);
  if (source === 'missing') {
    const found = await context.get(servicesContext).redirects.resolveNotFound(path);
    if (found?.status === 410) return gone();
    if (found?.toPath) return redirect(markdownPathOf(found.toPath), moved(found.status));
    return (await wasTakenOffline(context.get(servicesContext), path)) ? gone() : next();
  }
  if (source === 'failed')
    return serviceUnavailable('This page is temporarily unavailable. Please try again.');
  const address = new URL(path, context.get(servicesContext).config.SITE_URL).href;
  const { html, ...facts } = source;
  const content = htmlToMarkdown(html, address);
  const response = cacheableText(markdownTwin(content, { ...facts, address }), 'text/markdown');
  // Search engines should index the page instead. A `noindex` would contradict the canonical link.
  response.headers.set('Link', `<${address}>; rel="canonical"`);
  return response;
};
