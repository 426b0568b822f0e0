import { servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/search.ts';
import { loadSearchLinks } from './load-search-links.server.ts';
import { loadSearch } from './load-search.server.ts';
import { renderSearch } from './render-search.server.tsx';
import { readSearchRequest } from './search-request.ts';

/** Results are neither cached nor indexed. */
const HEADERS = { 'Cache-Control': 'no-store' };

/** /search: the field, and what was found. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const searchRequest = readSearchRequest(new URL(request.url).searchParams);
  const loaded = await loadSearch(services, searchRequest);
  const isUnavailable = loaded.state === 'unavailable' || loaded.state === 'not-indexed';
  const linkLists = loaded.state === 'found' ? undefined : await loadSearchLinks(services);
  const text = 'results' in loaded ? loaded.results.text : '';
  return renderDocument(context, {
    head: privateHead(text ? `Search: ${text}` : 'Search'),
    main: renderSearch(loaded, searchRequest.typed, linkLists),
    status: isUnavailable ? 503 : 200,
    headers: isUnavailable ? { ...HEADERS, 'Retry-After': '30' } : HEADERS,
  });
}
