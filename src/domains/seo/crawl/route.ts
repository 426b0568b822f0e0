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
export interface Route {
  /** decoded, as in `readSitePaths` */
  path: string;
  kind: RouteKind;
  status: number;
  /** absolute URL; null if it does not redirect */
  redirectTo: string | null;
  /** empty if the page has none */
  title: string;
  description: string;
  /** absolute URL; null without one */
  canonical: string | null;
  robots: string[];
  /** by what it says of itself; false everywhere but in production, where every page has `noindex` */
  isIndexable: boolean;
  isInSitemap: boolean;
  /** absolute URL of the picture for link previews */
  picture: string | null;
  schemaTypes: string[];
  words: number;
  /** pages whose content links here */
  inboundLinks: number;
  /** whether the header or the footer links here */
  isInMenu: boolean;
  /** of the document, decoded and as sent */
  bytes: number;
  sentBytes: number;
  /** SHA-256 of what visitors see; without what changes from one response to the next */
  contentHash: string;
  readAt: Date;
  /** when `contentHash` last changed, as far as was read */
  changedAt: Date;
}

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
