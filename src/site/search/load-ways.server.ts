import type { Services } from '#src/services.server.ts';
import { isGroup, navigationFor, type NavLink } from '#src/site/parts/navigation.ts';
import { ROUTE_PAGES } from '#src/site/pages/route-pages.ts';
import type { Ways } from './search-ways.tsx';

const NEWEST = 4;

/** What visitors ask for most, apart from services and articles. */
const OTHERS: readonly NavLink[] = [
  { label: 'Book a growth audit', href: '/book-audit', hint: 'Free, 45 to 60 minutes' },
  { label: 'Success stories', href: '/insights/success-stories', hint: 'Before and after' },
  { label: 'AI Quotient', href: '/ai-quotient', hint: '25 questions, five pillars' },
  { label: 'Playbooks', href: '/playbooks', hint: 'Three short guides' },
  { label: 'Contact', href: '/contact', hint: 'Ask a person' },
];

/** Links to go on with; only to pages that exist, and also while the database is down. */
export async function loadWays({ pages, posts }: Pick<Services, 'pages' | 'posts'>): Promise<Ways> {
  const [paths, newest] = await Promise.all([
    pages.paths(),
    posts.listing({ page: 1 }).catch(() => undefined),
  ]);
  const exists = (path: string) => paths.has(path) || ROUTE_PAGES.includes(path);
  const services = navigationFor(exists)
    .menus.filter(isGroup)
    .find(({ label }) => label === 'Services');
  const cards = newest ? [newest.featured, ...newest.posts] : [];
  return {
    services: services?.links ?? [],
    articles: cards
      .flatMap((card) =>
        card ? [{ label: card.title, href: `/insights/${card.slug}`, hint: card.category }] : [],
      )
      .slice(0, NEWEST),
    others: OTHERS.filter(({ href }) => exists(href)),
  };
}
