import {
  descriptionWidth,
  MAX_DESCRIPTION_WIDTH,
  MAX_TITLE_WIDTH,
  titleWidth,
} from '#src/domains/seo/arial-width.ts';
import { type CheckedSite, isListed, type SiteRoute } from './checked-site.ts';
import {
  type CheckedRoute,
  isDocument,
  type RouteCheck,
  type SiteCheck,
  type SiteFound,
} from './seo-check.ts';

const pixels = (width: number) => `${Math.round(width)} px`;

export const titleMissing: RouteCheck = {
  id: 'title-missing',
  title: 'Pages without a title',
  severity: 'error',
  why: 'The title is the line that people click in search results, and the name of the browser tab.',
  fix: 'Write a search title in the settings of the page: what people search for, then the brand.',
  find: (route) =>
    isDocument(route) && route.title === ''
      ? [{ place: 'title', message: 'This page has no title.' }]
      : [],
};

export const titleLong: RouteCheck = {
  id: 'title-long',
  title: 'Titles that are cut off',
  severity: 'warning',
  why: `Google shows about ${MAX_TITLE_WIDTH} px of a title, and cuts off the rest.`,
  fix: 'Shorten the title, or move the words that people search for to its start.',
  find: (route) => {
    const width = titleWidth(route.title);
    return isDocument(route) && width > MAX_TITLE_WIDTH
      ? [
          {
            place: 'title',
            key: 'long',
            message: `“${route.title}” is ${pixels(width)} wide, ${pixels(width - MAX_TITLE_WIDTH)} too much.`,
          },
        ]
      : [];
  },
};

export const descriptionMissing: RouteCheck = {
  id: 'description-missing',
  title: 'Pages without a description',
  severity: 'warning',
  why: 'Without a description, search engines pick sentences of the page, which may not say what it is for.',
  fix: 'Write a search description of one or two sentences in the settings of the page.',
  find: (route) =>
    isDocument(route) && route.kind !== 'screen' && route.description === ''
      ? [{ place: 'description', message: 'This page has no description.' }]
      : [],
};

export const descriptionLong: RouteCheck = {
  id: 'description-long',
  title: 'Descriptions that are cut off',
  severity: 'warning',
  why: `Google shows about ${MAX_DESCRIPTION_WIDTH} px of a description on a desktop, and cuts off the rest.`,
  fix: 'Shorten the description to about 155 characters.',
  find: (route) => {
    const width = descriptionWidth(route.description);
    return isDocument(route) && width > MAX_DESCRIPTION_WIDTH
      ? [
          {
            place: 'description',
            key: 'long',
            message: `The description is ${pixels(width)} wide, ${pixels(width - MAX_DESCRIPTION_WIDTH)} too much.`,
          },
        ]
      : [];
  },
};

/** Shorter texts leave out what the page is about. */
const MIN_TITLE_LENGTH = 15;
const MIN_DESCRIPTION_LENGTH = 50;

export const titleShort: RouteCheck = {
  id: 'title-short',
  title: 'Titles that say little',
  severity: 'notice',
  why: 'A title of one or two words competes with every page of that name, and wastes the line that people click.',
  fix: 'Name what the page offers and who it is for, then the brand.',
  find: (route) => short(route, 'title', MIN_TITLE_LENGTH),
};

export const descriptionShort: RouteCheck = {
  id: 'description-short',
  title: 'Descriptions that say little',
  severity: 'notice',
  why: 'Search engines often replace a very short description by sentences of the page.',
  fix: 'Say in one or two sentences what the page offers.',
  find: (route) => short(route, 'description', MIN_DESCRIPTION_LENGTH),
};

function short(route: CheckedRoute, place: 'title' | 'description', min: number) {
  const { length } = route[place];
  const isShort = length > 0 && length < min;
  const message = `The ${place} has ${length} characters: “${route[place]}”`;
  return isDocument(route) && route.kind !== 'screen' && isShort
    ? [{ place, key: 'short', message }]
    : [];
}

export const titleDuplicate: SiteCheck = {
  id: 'title-duplicate',
  title: 'Titles that several pages share',
  severity: 'warning',
  why: 'People who see two results with the same title cannot choose, and search engines may list only one.',
  fix: 'Give each page a title that names its own subject.',
  findAll: (site) => duplicates(site, 'title'),
};

export const descriptionDuplicate: SiteCheck = {
  id: 'description-duplicate',
  title: 'Descriptions that several pages share',
  severity: 'warning',
  why: 'A description that fits several pages describes none of them.',
  fix: 'Say in each description what only this page offers.',
  findAll: (site) => duplicates(site, 'description'),
};

function duplicates(site: CheckedSite, place: 'title' | 'description'): SiteFound[] {
  const byText = Map.groupBy(
    site.routes.filter((route) => isListed(site, route) && route[place] !== ''),
    (route) => route[place].toLowerCase(),
  );
  return [...byText.values()].flatMap((routes) =>
    routes.length < 2 ? [] : routes.map((route) => shared(route, routes, place)),
  );
}

function shared(
  route: SiteRoute,
  routes: readonly SiteRoute[],
  place: 'title' | 'description',
): SiteFound {
  const first = routes.find((each) => each !== route);
  const others = routes.length - 1;
  return {
    path: route.path,
    place,
    other: first!.path,
    key: 'shared',
    message:
      others === 1
        ? `${first!.path} has the same ${place}: “${route[place]}”`
        : `${others} other pages have the same ${place}, such as ${first!.path}: “${route[place]}”`,
  };
}
