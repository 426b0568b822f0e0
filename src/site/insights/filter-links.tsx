interface FilterLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Filters as links, so that each has an address and works without JavaScript. */
export function FilterLinks({ label, links }: { label: string; links: readonly FilterLink[] }) {
  return (
    <nav aria-label={label}>
      <ul className="filters">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.isCurrent ? 'page' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
