import { withoutUndefined } from '#src/platform/json.ts';
import { defineList, TEXT } from '#src/admin/lists/define-list.ts';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { EDITABLE_KINDS, type RouteFilter } from '#src/domains/seo/routes/route-filter.ts';
import { SORT_NAMES } from './route-labels.ts';

export const ROUTES = defineList({
  path: SEO_ADDRESS,
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
