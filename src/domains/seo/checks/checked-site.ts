import { decodePath } from '#src/platform/http/decode-path.ts';
import type { Route } from '#src/domains/seo/crawl/route.ts';
import type { Alternate } from '#src/domains/seo/crawl/route-facts.ts';

/** What the checks of the whole site need of each route. */
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

/** What the checks of the whole site know: facts of a crawl, as plain data. */
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
