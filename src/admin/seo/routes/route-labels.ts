import { formatCount } from '#src/admin/parts/counts.ts';
import type { OverrideField } from '#src/domains/seo/overrides/override.ts';
import {
  type EditableKind,
  type RouteSort,
  EDITABLE_KINDS,
  type RouteFilter,
} from '#src/domains/seo/routes/route-filter.ts';
import type { OwnSource } from '#src/domains/seo/routes/own-metadata.ts';
import { withoutUndefined } from '#src/platform/json.ts';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';

export const KIND_NAMES: Readonly<Record<EditableKind, string>> = {
  page: 'Page',
  post: 'Post',
  story: 'Success story',
  listing: 'List',
};

/** Where a value comes from, as a mark beside it. */
export const SOURCE_NAMES: Readonly<Record<OwnSource | 'override', string>> = {
  'built-in': 'Built-in',
  page: 'From the page',
  template: 'From its template',
  override: 'Set here',
};

/** Where the values of a route come from that are not set here. */
export const sourceInWords = (source: OwnSource, isTitledByTemplate: boolean): string =>
  isTitledByTemplate ? `${SOURCE_NAMES[source]}, title by its template` : SOURCE_NAMES[source];

export const SORT_NAMES: Readonly<Record<RouteSort, string>> = {
  path: 'by path',
  '-path': 'by path, backward',
  kind: 'by kind',
  '-kind': 'by kind, backward',
  title: 'by title',
  '-title': 'by title, backward',
  description: 'by description',
  '-description': 'by description, backward',
  words: 'fewest words first',
  '-words': 'most words first',
  links: 'fewest links first',
  '-links': 'most links first',
  changed: 'longest unchanged first',
  '-changed': 'last changed first',
  views: 'fewest views first',
  '-views': 'most views first',
  findings: 'fewest findings first',
  '-findings': 'most findings first',
};

/** Names the first two of some routes, and counts the others. */
export const describeRoutes = (paths: readonly string[], count: number): string =>
  [paths.join(', '), count > paths.length ? `and ${countRoutes(count - paths.length)} more` : '']
    .filter(Boolean)
    .join(' ');

export const countRoutes = (count: number): string => formatCount(count, 'route');

const NOTHING: Readonly<Record<OverrideField, string>> = {
  title: 'None',
  description: 'None',
  canonical: 'The page itself',
  image: 'Drawn from the title',
  noindex: 'No',
};

/** A value in words. */
export function wordsOfValue(field: OverrideField, value: string | boolean | null): string {
  if (value === null || value === '' || value === false) return NOTHING[field];
  return value === true ? 'Yes' : value;
}

export const ROUTES = defineList({
  path: SEO_ADDRESS,
  csv: `${SEO_ADDRESS}/routes.csv`,
  noun: 'route',
  fields: {
    search: TEXT,
    kind: EDITABLE_KINDS,
    // whether the SEO manager sets a value
    set: ['yes', 'no'],
    // whether search engines are asked to leave it out
    hidden: ['yes', 'no'],
    // id of a check, or 'any'
    check: TEXT,
  },
  sorts: SORT_NAMES,
  // path of the route whose editor is open in the table
  last: ['open'],
});

/** The part of the table of routes that a URL selects. */
export type RoutesQuery = ReturnType<typeof ROUTES.parse>;

export const filterOf = ({ search, kind, set, hidden, check }: RoutesQuery): RouteFilter =>
  withoutUndefined({
    search,
    kind,
    isOverridden: set && set === 'yes',
    isHidden: hidden && hidden === 'yes',
    check,
  });
