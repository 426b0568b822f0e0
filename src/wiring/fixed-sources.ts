import { NAVIGATION, SEARCH_LINKS } from '#content/navigation.ts';
import { referencesIn } from '#src/domains/content/references.ts';
import type { FixedSource } from '#src/domains/documents/references/where-used.ts';
import { isGroup, type NavLink } from '#src/domains/site-map/navigation.ts';

const menu = (title: string, links: readonly (NavLink | undefined)[]): FixedSource => ({
  source: 'menu',
  title,
  address: null,
  references: referencesIn(links),
});

/** Uses by the release itself. */
export const FIXED_SOURCES: readonly FixedSource[] = [
  menu('Header', [
    ...NAVIGATION.menus.flatMap((entry) => (isGroup(entry) ? [] : [entry])),
    NAVIGATION.action,
  ]),
  ...NAVIGATION.menus
    .filter(isGroup)
    .map(({ label, hub, links }) => menu(`Header, menu “${label}”`, [hub, ...links])),
  ...[...NAVIGATION.columns, NAVIGATION.guides].map(({ label, links }) =>
    menu(`Footer, column “${label}”`, links),
  ),
  menu('Footer, last line', NAVIGATION.legal),
  menu('Suggestions in the search', SEARCH_LINKS),
];

/** Paths that the header or the footer links to. */
export const MENU_PATHS: ReadonlySet<string> = new Set(
  FIXED_SOURCES.filter(({ source }) => source === 'menu').flatMap(({ references }) =>
    references.map(({ target }) => target),
  ),
);
