import { NAVIGATION, SEARCH_LINKS } from '#content/navigation.ts';
import { filterNavigation, isGroup, navigationPaths } from '#src/domains/site-map/navigation.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { isLinkable } from '#src/domains/site-map/site-paths.ts';
import type { Services } from '#src/services.server.ts';
import type { SearchLinkLists } from './search-links.tsx';

const NEWEST = 4;

/** Loads links to pages that exist. Works without the database, then without articles. */
export async function loadSearchLinks({
  pages,
  posts,
}: Pick<Services, 'pages' | 'posts'>): Promise<SearchLinkLists> {
  const [paths, newest] = await Promise.all([
    pages.pathsAmong([...navigationPaths(NAVIGATION), ...SEARCH_LINKS.map(({ href }) => href)]),
    posts.listing({ page: 1 }).catch(() => undefined),
  ]);
  const exists = isLinkable(paths);
  const services = filterNavigation(NAVIGATION, exists)
    .menus.filter(isGroup)
    .find(({ label }) => label === 'Services');
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
