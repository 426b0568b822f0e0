import type { RouteKind } from '../crawl/route.ts';

/** Orders of the table of routes. */
export type RouteSortKey =
  | 'path'
  | 'kind'
  | 'title'
  | 'description'
  | 'words'
  | 'links'
  | 'changed'
  | 'views'
  | 'findings';
/** A leading minus reverses the order. */
export type RouteSort = RouteSortKey | `-${RouteSortKey}`;

/** Kinds with values that the SEO manager edits. The rest are screens, files for programs, and addresses without content. */
export const EDITABLE_KINDS = ['page', 'post', 'story', 'listing'] as const satisfies RouteKind[];
export type EditableKind = (typeof EDITABLE_KINDS)[number];

export interface RouteFilter {
  /** a part of the path or title */
  search?: string;
  kind?: EditableKind;
  /** whether the SEO manager sets a value */
  isOverridden?: boolean;
  /** whether search engines are asked to leave it out, or to list another page instead */
  isHidden?: boolean;
  /** id of a check that found something; 'any' for every check */
  check?: string;
}

export interface RouteWindow {
  sort?: RouteSort;
  limit: number;
  offset?: number;
  /** numbers by path for the order by views; routes that are not listed have 0 */
  views?: ReadonlyMap<string, number>;
}
