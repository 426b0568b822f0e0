import type { NavLink } from '#src/domains/site-map/navigation.ts';

interface HintedLinksProps {
  links: readonly NavLink[];
  className?: string;
}

/** Links to go on from a page without content, each with a hint below it. */
export const HintedLinks = ({ links, className }: HintedLinksProps) => (
  <ul className={className}>
    {links.map(({ href, label, hint }) => (
      <li key={href}>
        <a className="hinted-link" href={href}>
          {label}
          {hint === undefined ? null : <span>{hint}</span>}
        </a>
      </li>
    ))}
  </ul>
);
