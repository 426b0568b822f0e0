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

/** Where the styles will stand. The first occurrence is the one in the head. */
const STYLE_PLACE = '/*styles*/';

const NOINDEX = /<meta name="robots" content="noindex/;

/**
 * Renders a document in one piece: nothing here suspends, and a whole text is what the document cache,
 * the ETag and Content-Length need.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { markup, islands } = context.get(staticMarkupContext);
  const held = import.meta.env.DEV ? '' : await holdApplication(entry, [...islands.keys()]);
  const rendered = renderToString(
    <SiteStyleContext value={STYLE_PLACE}>
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
  // What a page asks of search engines stands in its headers too, for those that read no further.
  if (NOINDEX.test(html) && !headers.has('X-Robots-Tag')) headers.set('X-Robots-Tag', 'noindex');
  const document = html.replace(STYLE_PLACE, () => styleOf(html));
  return new Response(`<!doctype html>${document}`, { status, headers });
}

/**
 * Notes what loaders, actions and rendering throw, for the entry that decides on the status, and logs it by path only, of
 * secret ones by the beginning.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.set(failureContext, { error });
  const path = withoutSecrets(new URL(request.url).pathname);
  context.get(servicesContext).log.error({ err: error, path }, 'a page failed');
};
