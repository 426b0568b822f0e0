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
  /** pages that answer one question each, in the footer only */
  guides: NavGroup;
  legal: readonly NavLink[];
}

export const isGroup = (entry: NavGroup | NavLink): entry is NavGroup => 'links' in entry;

/**
 * The navigation over pages that exist, so that no link leads to a 404. A menu left with a single link becomes
 * that link; one left with none is not shown.
 * @param whole every link there could be
 */
export function navigationFor(whole: Navigation, exists: (path: string) => boolean): Navigation {
  const shown = (links: readonly NavLink[]) => links.filter(({ href }) => exists(href));
  const menus = whole.menus.flatMap((entry): (NavGroup | NavLink)[] => {
    if (!isGroup(entry)) return shown([entry]);
    const links = shown([...entry.links, ...(entry.hub ? [entry.hub] : [])]);
    return links.length > 1 ? [{ label: entry.label, links }] : links;
  });
  return {
    menus,
    action: whole.action && shown([whole.action])[0],
    columns: whole.columns
      .map((column) => ({ ...column, links: shown(column.links) }))
      .filter(({ links }) => links.length > 0),
    guides: { ...whole.guides, links: shown(whole.guides.links) },
    legal: shown(whole.legal),
  };
}
