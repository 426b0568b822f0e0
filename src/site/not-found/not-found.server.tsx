import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { withQuery } from '#src/domains/redirects/redirect-address.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import { INSIGHTS_PATH, SEARCH_PATH } from '#src/domains/site-map/paths.ts';
import { QUERY_LEFT_OUT } from '#src/platform/http/document-key.ts';
import { servicesContext } from '#src/services.server.ts';
import { privateHead } from '#src/site/seo/private-head.ts';
import { provideMarkup } from '#src/ui/static-markup/static-markup.server.ts';
import { NOT_FOUND } from './not-found-markup.tsx';
import { isVisit } from '#src/platform/http/request-kind.ts';

interface LoaderArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * For an edit to be seen at once. 301 and not 308: it is what tools of search engines report as a move, and these addresses
 * are only ever read.
 */
export const MOVED = { status: 301, headers: { 'Cache-Control': 'no-store' } };

/**
 * What a loader answers when nothing is at its address: 404 and what `<NothingHere>` shows of it. The miss is noted. An address that
 * has a redirect, or that content spells otherwise, is answered by 301 instead, which is thrown, with the request's query.
 */
export async function notFound({ request, url, context }: LoaderArgs) {
  const { redirects, misses } = context.get(servicesContext);
  const found = await redirects.resolveNotFound(url.pathname);
  if (found) {
    const isCounted = isVisit(request) && !request.headers.has(QUERY_LEFT_OUT);
    if (isCounted && found.from !== null) redirects.count(found.from);
    const isPage = found.toPath === '/' || (found.toPath && !isReservedPath(found.toPath));
    throw (isPage ? redirect : redirectDocument)(withQuery(found.to, url.search), MOVED);
  }
  if (isVisit(request)) misses.note(url.pathname, request.headers.get('Referer'));
  const html = provideMarkup(context, NOT_FOUND, renderToStaticMarkup(<NotFound />));
  return data(
    { state: 'missing' as const, head: privateHead('Page not found'), html },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** What any unknown path shows (spec section 2), with ways on. */
export function NotFound() {
  return (
    <div className="tone-paper section">
      <div className="wrap grid-12">
        <h1 className="h1 lg:col-span-8">Page not found</h1>
        <div className="mt-8 lg:col-start-9 lg:col-span-4 lg:mt-0 lg:self-end">
          <p className="lead">
            The address may be mistyped, or the page has moved. Nothing is lost: start from the home
            page, search for it, or read what we have learned lately.
          </p>
          <p className="mt-6 flex flex-wrap gap-x-8">
            <a className="more" href="/">
              Home page
            </a>
            <a className="more" href={SEARCH_PATH}>
              Search
            </a>
            <a className="more" href={INSIGHTS_PATH}>
              Insights
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
