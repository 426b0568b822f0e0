import { isSamePath } from '#src/domains/site-map/own-link.ts';
import {
  isGroup,
  type Navigation,
  type NavGroup,
  type NavLink,
} from '#src/domains/site-map/navigation.ts';

/** Names the menus that link to a path. */
export function menusWith(path: string, navigation: Navigation): string[] {
  if (path === '') return [];
  const isHere = ({ href }: NavLink) => isSamePath(href, path);
  const linksOf = (group: NavGroup) => [...group.links, ...(group.hub ? [group.hub] : [])];
  const { menus, action, columns, guides, legal } = navigation;
  return [
    ...menus.flatMap((entry) =>
      isGroup(entry)
        ? linksOf(entry).some(isHere)
          ? [`Main menu, ${entry.label}`]
          : []
        : isHere(entry)
          ? ['Main menu']
          : [],
    ),
    ...(action && isHere(action) ? ['Button at the top of every page'] : []),
    ...[...columns, guides]
      .filter((group) => linksOf(group).some(isHere))
      .map(({ label }) => `Footer, ${label}`),
    ...(legal.some(isHere) ? ['Footer, last line'] : []),
  ];
}
