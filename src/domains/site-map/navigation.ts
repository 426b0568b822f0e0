import { isSamePath } from './own-link.ts';
import { LISTING_PATHS } from './paths.ts';

export interface NavLink {
  label: string;
  href: string;
  /** one short line under the label in a menu */
  hint?: string;
}

export interface NavGroup {
  label: string;
  links: readonly NavLink[];
}

export interface Navigation {
  menus: readonly (NavGroup | NavLink)[];
  action: NavLink | undefined;
  columns: readonly NavGroup[];
  /** pages about one question each, shown only in the footer */
  guides: NavGroup;
  legal: readonly NavLink[];
}

export const isGroup = (entry: NavGroup | NavLink): entry is NavGroup => 'links' in entry;

interface NavPlace {
  place: string;
  /** where the frame has its list of links; undefined for a single link */
  path?: string;
  links: readonly NavLink[];
}

/** The links of a navigation by the name of the place that has them. */
export const navigationPlaces = (all: Navigation): NavPlace[] => [
  {
    place: 'Main menu',
    path: 'header.menus',
    links: all.menus.filter((entry): entry is NavLink => !isGroup(entry)),
  },
  ...all.menus.flatMap((entry, at) =>
    isGroup(entry)
      ? { place: `Main menu, ${entry.label}`, path: `header.menus.${at}.links`, links: entry.links }
      : [],
  ),
  { place: 'Button at the top of every page', links: all.action ? [all.action] : [] },
  ...all.columns.map(({ label, links }, at) => ({
    place: `Footer, ${label}`,
    path: `footer.columns.${at}.links`,
    links,
  })),
  { place: `Footer, ${all.guides.label}`, path: 'footer.guides.links', links: all.guides.links },
  { place: 'Footer, last line', path: 'footer.legal', links: all.legal },
];

const pathOf = (href: string) => href.replace(/[?#].*$/s, '');
const isOwn = (href: string) => /^\/(?!\/)/.test(href);

/** The paths of this site that a navigation links to. */
export const navigationPaths = (all: Navigation): string[] =>
  navigationPlaces(all).flatMap(({ links }) =>
    links.flatMap(({ href }) => (isOwn(href) ? [pathOf(href)] : [])),
  );

/** Names the menus that link to a path. */
export const menusWith = (path: string, all: Navigation): string[] =>
  navigationPlaces(all)
    .filter(({ links }) => links.some(({ href }) => isOwn(href) && isSamePath(href, path)))
    .map(({ place }) => place);

/**
 * Whether a menu may show a link: to another place than this site, to a page of blocks, or to a list.
 * @param pages paths of all pages of blocks
 */
export const isLinkable =
  (pages: ReadonlySet<string>) =>
  (href: string): boolean =>
    isOwn(href) ? pages.has(pathOf(href)) || LISTING_PATHS.includes(pathOf(href)) : href !== '';

/**
 * Removes links to missing pages. A menu with a single remaining link becomes that link; an empty menu is removed.
 * @param all the navigation with all links
 */
export function filterNavigation(all: Navigation, exists: (path: string) => boolean): Navigation {
  const filterLinks = (links: readonly NavLink[]) => links.filter(({ href }) => exists(href));
  const menus = all.menus.flatMap((entry): (NavGroup | NavLink)[] => {
    if (!isGroup(entry)) return filterLinks([entry]);
    const links = filterLinks(entry.links);
    return links.length > 1 ? [{ label: entry.label, links }] : links;
  });
  return {
    menus,
    action: all.action && filterLinks([all.action])[0],
    columns: all.columns
      .map((column) => ({ ...column, links: filterLinks(column.links) }))
      .filter(({ links }) => links.length > 0),
    guides: { ...all.guides, links: filterLinks(all.guides.links) },
    legal: filterLinks(all.legal),
  };
}
