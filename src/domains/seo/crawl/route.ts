import type { seoRoutes } from './crawl-tables.server.ts';
import type { RouteFacts } from './route-facts.ts';

/** Kinds of public addresses. `other` is an address that only a link mentions: it redirects, or nothing is there. */
export const ROUTE_KINDS = [
  'page',
  'post',
  'story',
  'listing',
  'screen',
  'machine',
  'other',
] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

/** A public address that the site itself knows. */
export interface KnownRoute {
  path: string;
  kind: RouteKind;
}

/** A row of the table of routes: what the last reading of an address found. */
export type Route = Omit<typeof seoRoutes.$inferSelect, 'details' | 'sentences' | 'fingerprint'>;

/** The rest of what was read, for the checks and for the details of a route. */
export type RouteDetails = Omit<
  RouteFacts,
  | 'path'
  | 'status'
  | 'redirectTo'
  | 'links'
  | 'sentences'
  | 'words'
  | 'bytes'
  | 'sentBytes'
  | 'robots'
>;
