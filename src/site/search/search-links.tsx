import type { NavLink } from '#src/domains/site-map/navigation.ts';
import { HintedLinks } from '#src/site/parts/hinted-links.tsx';

export interface SearchLinkLists {
  services: readonly NavLink[];
  /** newest first; empty if they cannot be loaded */
  articles: readonly NavLink[];
  others: readonly NavLink[];
}

interface SearchLinksProps {
  lists: SearchLinkLists;
  /** a list before the others, if there is one */
  first?: { title: string; links: readonly NavLink[] };
}

/** Lists of links for a visitor without results, the most likely ones first. */
export function SearchLinks({ lists, first }: SearchLinksProps) {
  return (
    <div className="search-ways">
      {first ? <LinkList {...first} /> : null}
      <LinkList title="Services" links={lists.services} />
      <LinkList title="Newest articles" links={lists.articles} />
      <LinkList title="Popular pages" links={lists.others} />
    </div>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="card-title">{title}</h2>
      <HintedLinks links={links} />
    </section>
  );
}
