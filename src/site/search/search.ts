import { SEARCH_LINKS, SERVICES } from '#content/frame.ts';
import { navigationOf } from '#src/domains/content/frame/site-frame.ts';
import {
  filterNavigation,
  isGroup,
  isLinkable,
  navigationPaths,
} from '#src/domains/site-map/navigation.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import { renderDocument } from '#src/site/document/render-document.server.tsx';
import { privateHead } from '#src/site/seo/private-head.ts';
import type { Route } from './+types/search.ts';
import { loadSearch } from './load-search.server.ts';
import { renderSearch } from './render-search.server.tsx';
import type { SearchLinkLists } from './search-links.tsx';
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

const NEWEST = 4;

/** Loads links to pages that exist. Works without the database, then without articles. */
async function loadSearchLinks({
  pages,
  posts,
  frame,
}: Pick<Services, 'pages' | 'posts' | 'frame'>): Promise<SearchLinkLists> {
  const navigation = navigationOf(await frame.read());
  const [paths, newest] = await Promise.all([
    pages.pathsAmong([...navigationPaths(navigation), ...SEARCH_LINKS.map(({ href }) => href)]),
    posts.listing({ page: 1 }).catch(() => undefined),
  ]);
  const exists = isLinkable(paths);
  const services = filterNavigation(navigation, exists)
    .menus.filter(isGroup)
    .find(({ links }) => links.some(({ href }) => href === SERVICES[0]!.href));
  const cards = newest ? [newest.featured, ...newest.posts] : [];
  return {
    services: services?.links ?? [],
    articles: cards
      .flatMap((card) =>
        card ? [{ label: card.title, href: postPath(card.slug), hint: card.category }] : [],
      )
      .slice(0, NEWEST),
    others: SEARCH_LINKS.filter(({ href }) => exists(href)),
  };
}
