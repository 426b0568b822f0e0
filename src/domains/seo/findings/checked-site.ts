import type { RouteReading } from '#src/domains/seo/crawl/describe-route.ts';
import type { Route } from '#src/domains/seo/crawl/route.ts';
import type { Alternate, RouteFacts } from '#src/domains/seo/crawl/route-facts.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { Finding, Found } from './finding.ts';

/** Rules for the checks of a route besides its facts. */
export interface SiteRules {
  identity: Pick<SiteIdentity, 'name' | 'shortName' | 'address' | 'email'> & { phone?: string };
  /** origin of the site */
  origin: string;
  /** elsewhere every response has `noindex`, so nothing can be said about indexing */
  isProduction: boolean;
}

/** A route as its checks see it. */
export type CheckedRoute = RouteReading & { facts: RouteFacts };

/** The checks of public pages, which `src/domains/checks` implements. None of them throws. */
export interface PageChecks {
  /** ids of all that `ofRoute` may find */
  routeChecks: readonly string[];
  /** Checks what one address responds with. */
  ofRoute(route: CheckedRoute, rules: SiteRules): Found[];
  /** ids of the checks that compare routes */
  siteChecks: readonly string[];
  /** Runs one that compares routes. */
  ofSite(check: string, site: CheckedSite): (Found & Pick<Finding, 'path'>)[];
}

/** A route for the checks of the whole site. */
export type SiteRoute = Pick<
  Route,
  | 'path'
  | 'kind'
  | 'status'
  | 'redirectTo'
  | 'title'
  | 'description'
  | 'canonical'
  | 'isIndexable'
  | 'isInSitemap'
  | 'isInMenu'
  | 'inboundLinks'
> & { isNoindex: boolean; isHtml: boolean; alternates: Alternate[]; phones: string[] };

/** A link to an address that does not respond with a page, or to a fragment that is not there. */
export interface DoubtfulLink {
  from: string;
  to: string;
  fragment: string;
  text: string;
}

/** A link to another site that does not work. */
export interface BrokenOutsideLink {
  from: string;
  href: string;
  text: string;
  /** the end of a sentence about it */
  problem: string;
}

/** Two pages whose texts overlap. */
export interface SimilarPair {
  one: string;
  other: string;
  /** share of what both have, from 0 to 1 */
  similarity: number;
  /** sentences that both have */
  sentences: string[];
}

/** A page's Web Vital that visitors' browsers measured too slow. */
export interface SlowVital {
  path: string;
  /** 'LCP', 'INP', 'CLS' */
  name: string;
  /** 75th percentile with its unit, for people */
  value: string;
  /** the value to stay below, for people */
  limit: string;
}

/** The site for the checks of all of it: facts of a crawl, as plain data. */
export interface CheckedSite {
  origin: string;
  isProduction: boolean;
  routes: readonly SiteRoute[];
  byPath: ReadonlyMap<string, SiteRoute>;
  doubtfulLinks: readonly DoubtfulLink[];
  brokenOutsideLinks: readonly BrokenOutsideLink[];
  similarPairs: readonly SimilarPair[];
  slowVitals: readonly SlowVital[];
}

/**
 * Whether search engines are to list a route. Outside of production every page has `noindex`, so that what the sitemap lists
 * counts instead.
 */
export const isListed = (site: Pick<CheckedSite, 'isProduction'>, route: SiteRoute): boolean =>
  route.status === 200 &&
  route.isHtml &&
  (site.isProduction ? route.isIndexable : route.isInSitemap);

/** The path that an absolute URL of this site leads to; undefined for other sites. */
export function pathWithin(address: string | null, origin: string): string | undefined {
  const url = address === null ? null : URL.parse(address);
  return url?.origin === origin ? decodePath(url.pathname) : undefined;
}

/** A page that visitors and search engines read: neither a redirect, an error, nor a file for programs. */
export const isDocument = ({ status, facts }: Pick<CheckedRoute, 'status' | 'facts'>): boolean =>
  status === 200 && facts.contentType.startsWith('text/html');
