import type { NavLink } from '#src/site/parts/navigation.ts';

export interface Ways {
  services: readonly NavLink[];
  /** newest first; none while they cannot be read */
  articles: readonly NavLink[];
  others: readonly NavLink[];
}

interface WaysProps {
  ways: Ways;
  /** what is offered first, where something is */
  first?: { title: string; links: readonly NavLink[] };
}

/** Where a visitor can go on without a query: lists of links, the ones most likely meant first. */
export function SearchWays({ ways, first }: WaysProps) {
  return (
    <div className="search-ways">
      {first ? <WayList {...first} /> : null}
      <WayList title="Services" links={ways.services} />
      <WayList title="Newest articles" links={ways.articles} />
      <WayList title="Often wanted" links={ways.others} />
    </div>
  );
}

function WayList({ title, links }: { title: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="card-title">{title}</h2>
      <ul>
        {links.map(({ href, label, hint }) => (
          <li key={href}>
            <a href={href}>
              {label}
              {hint === undefined ? null : <span>{hint}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
