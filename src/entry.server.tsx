import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { failureContext, servicesContext } from '#src/services.server.ts';
import { IslandViewsContext } from '#src/ui/static-markup/island-views.ts';
import { fillStaticMarkup } from '#src/ui/static-markup/fill-static-markup.server.ts';
import { staticMarkupContext } from '#src/ui/static-markup/static-markup.server.ts';
import { styleOf } from '#src/ui/styles/site-style.server.ts';
import { SiteStyleContext } from '#src/ui/styles/site-style.tsx';
import { HeldApplicationContext } from '#src/wake-up/held-application.tsx';
import { holdApplication } from '#src/wake-up/hold-application.server.ts';

/** Replaced by the styles. Its first occurrence is the one in the head. */
const STYLE_PLACEHOLDER = '/*styles*/';

const NOINDEX = /<meta name="robots" content="noindex/;

/**
 * Renders a document as one string instead of a stream: nothing suspends, and the document cache, the ETag and Content-Length
 * need the whole text.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { markup, islands } = context.get(staticMarkupContext);
  const { held, preloads } = import.meta.env.DEV
    ? { held: '', preloads: [] }
    : await holdApplication(entry, [...islands.keys()]);
  const rendered = renderToString(
    <SiteStyleContext value={STYLE_PLACEHOLDER}>
      <IslandViewsContext value={islands}>
        <HeldApplicationContext value={held}>
          <ServerRouter context={entry} url={request.url} />
        </HeldApplicationContext>
      </IslandViewsContext>
    </SiteStyleContext>,
  );
  const html = fillStaticMarkup(rendered, markup);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (status >= 400) headers.set('Cache-Control', 'no-store');
  // Repeated as a header, for crawlers that do not parse the body.
  if (NOINDEX.test(html) && !headers.has('X-Robots-Tag')) headers.set('X-Robots-Tag', 'noindex');
  const style = styleOf(html);
  const document = html
    .replace(STYLE_PLACEHOLDER, () => style)
    .replace('</head>', () => `${preloadLinks(preloads, style)}</head>`);
  return new Response(`<!doctype html>${document}`, { status, headers });
}

/**
 * What an admin page needs before it can be used: its scripts, and its fonts, whose late arrival would lay it out again. As text,
 * since React would hydrate elements.
 */
function preloadLinks(scripts: readonly string[], style: string): string {
  if (scripts.length === 0) return '';
  // Not those for rarer characters.
  const fonts = style.matchAll(/url\(["']?(\/assets\/(?!\w+-\w+-latin)[\w.-]+\.woff2)["']?\)/g);
  return [
    ...[...fonts].map(([, href]) => `<link rel="preload" as="font" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
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
