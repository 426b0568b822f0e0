import { randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { contentPolicy } from '#src/platform/http/security-headers.ts';
import { failureContext, servicesContext } from '#src/services.server.ts';
import { wholeStyleOf } from '#src/site/document/site-style.server.ts';
import { LOAD_AGAIN } from '#src/inline/inline-scripts.server.ts';
import { readColorScheme } from '#src/admin/shell/color-scheme.server.ts';
import { AdminDocumentContext } from './root.tsx';

/** Replaced by the styles. Its first occurrence is the one in the head. */
const STYLE_PLACEHOLDER = '/*styles*/';

/**
 * Renders a page of the admin area: public pages are resource routes. As one string, since its styles are chosen by what it
 * contains. Its scripts carry a nonce, which the content security policy of this response alone allows.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = randomBytes(16).toString('base64');
  const { config, frame, siteSettings } = context.get(servicesContext);
  const { SITE_URL } = config;
  // The settings have the brand as it was last read.
  await frame.read();
  const { shortName, mark } = siteSettings.latest();
  const stream = await renderToReadableStream(
    <AdminDocumentContext
      value={{
        nonce,
        scheme: readColorScheme(request),
        styles: STYLE_PLACEHOLDER,
        site: shortName,
        mark,
        loadAgain: LOAD_AGAIN.path,
      }}
    >
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </AdminDocumentContext>,
    { nonce },
  );
  const html = await new Response(stream).text();
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentPolicy([`'nonce-${nonce}'`], SITE_URL));
  if (status >= 400) headers.set('Cache-Control', 'no-store');
  const style = wholeStyleOf(html);
  const text = html
    .replace(STYLE_PLACEHOLDER, () => style)
    .replace('</head>', () => `${preloadFonts(style)}</head>`);
  return new Response(text, { status, headers });
}

/** Fonts whose late arrival would lay the page out again, but for those of rarer characters. As text: React would hydrate elements. */
function preloadFonts(style: string): string {
  const fonts = style.matchAll(/url\(["']?(\/assets\/(?!\w+-\w+-latin)[\w.-]+\.woff2)["']?\)/g);
  return [...fonts]
    .map(([, href]) => `<link rel="preload" as="font" crossorigin href="${href}">`)
    .join('');
}

/**
 * Stores what loaders, actions and rendering throw in `failureContext`, which the server reads to set the status, and logs it
 * with the path alone. Secret parts of the path are left out.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.set(failureContext, { error });
  const path = withoutSecrets(new URL(request.url).pathname);
  context.get(servicesContext).log.error({ err: error, path }, 'a page failed');
};
