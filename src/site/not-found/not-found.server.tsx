import { redirect, type RouterContextProvider } from 'react-router';
import { INSIGHTS_PATH, SEARCH_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import { QUERY_LEFT_OUT } from '#src/platform/http/document-key.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import { HintedLinks } from '#src/site/parts/hinted-links.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import { renderMarkup } from '#src/ui/render-markup.server.ts';
import { BrokenStream } from '#src/ui/drawings/lost-stream.tsx';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { isVisit } from '#src/platform/http/request-kind.ts';

interface LoaderArgs {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/**
 * The response to a redirect. Not cached, so that an edited redirect applies at once. 301 instead of 308, since search engine
 * tools report a 301 as a move.
 */
export const moved = (status: 301 | 302) => ({ status, headers: { 'Cache-Control': 'no-store' } });

/**
 * The response of a loader without content at its address: 404, or 410 for what was taken offline. Logs the path. For an
 * address with a redirect or another canonical spelling, a 301 or 302 with the request's query instead.
 */
export async function notFound({ request, url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const { redirects, notFoundLog } = services;
  const found = await redirects.resolveNotFound(url.pathname, url.search);
  const isCounted = isVisit(request) && !request.headers.has(QUERY_LEFT_OUT);
  if (found && isCounted) redirects.count(found.starts);
  if (found && found.status !== 410) {
    return redirect(found.to, moved(found.status));
  }
  if (isVisit(request) && !found)
    notFoundLog.note(url.pathname, {
      referrer: request.headers.get('Referer'),
      userAgent: request.headers.get('User-Agent'),
    });
  const isGone =
    found?.status === 410 || (await wasTakenOffline(services, decodePath(url.pathname)));
  return renderDocument(context, {
    head: privateHead(isGone ? GONE : 'Page not found'),
    main: renderMarkup(<NotFound isGone={isGone} />),
    status: isGone ? 410 : 404,
  });
}

/** Whether a page or post was public at a path and was taken offline. False while the database is down. */
export async function wasTakenOffline(
  { documents, log }: Pick<Services, 'documents' | 'log'>,
  path: string,
): Promise<boolean> {
  try {
    return await documents.wasPublicAt(path);
  } catch (error) {
    log.warn({ err: error }, 'whether a page was taken offline cannot be read');
    return false;
  }
}

const GONE = 'Page no longer available';

const WAYS_ON = [
  { href: '/', label: 'Home page', hint: 'What we do, and the results' },
  { href: '/services', label: 'Services', hint: 'CRM, AI, and go-to-market' },
  { href: STORIES_PATH, label: 'Success stories', hint: 'Before and after, in numbers' },
  { href: INSIGHTS_PATH, label: 'Insights', hint: 'Articles from client work' },
  { href: SEARCH_PATH, label: 'Search', hint: 'Every page and article' },
] as const;

/** Content of the not-found page (docs/specification.md, section 2), with links to go on. */
export function NotFound({ isGone = false }: { isGone?: boolean }) {
  return (
    <div className="tone-paper section lost-page">
      <div className="wrap grid-12 opening">
        <h1 className="h1">{isGone ? GONE : 'Page not found'}</h1>
        <p className="lead">
          {isGone
            ? 'We took this page offline. Try one of these instead.'
            : 'The address may be mistyped, or the page may have moved. Try one of these instead.'}
        </p>
      </div>
      <BrokenStream />
      <nav className="wrap" aria-label="Other pages">
        <HintedLinks links={WAYS_ON} className="lost-ways" />
      </nav>
    </div>
  );
}
