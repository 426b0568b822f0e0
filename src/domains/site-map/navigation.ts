export interface NavLink {
  label: string;
  href: string;
  /** one short line under the label in a menu */
  hint?: string;
}

export interface NavGroup {
  label: string;
  /** the overview page of the group, listed last in its menu */
  hub?: NavLink;
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

/** The paths that a navigation links to. */
export const navigationPaths = ({ menus, action, columns, guides, legal }: Navigation): string[] =>
  [...menus, ...(action ? [action] : []), ...columns, guides, ...legal]
    .flatMap((entry) =>
      isGroup(entry) ? [...(entry.hub ? [entry.hub] : []), ...entry.links] : [entry],
    )
    .map(({ href }) => href);

/**
 * Removes links to missing pages. A menu with a single remaining link becomes that link; an empty menu is removed.
 * @param all the navigation with all links
 */
export function filterNavigation(all: Navigation, exists: (path: string) => boolean): Navigation {
  const filterLinks = (links: readonly NavLink[]) => links.filter(({ href }) => exists(href));
  const menus = all.menus.flatMap((entry): (NavGroup | NavLink)[] => {
    if (!isGroup(entry)) return filterLinks([entry]);
    const links = filterLinks([...entry.links, ...(entry.hub ? [entry.hub] : [])]);
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
