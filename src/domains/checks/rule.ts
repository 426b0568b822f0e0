import type {
  CheckedRoute,
  CheckedSite,
  SiteRules,
} from '#src/domains/seo/findings/checked-site.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { Found } from './finding.ts';
import type { SiteFacts } from './site-facts.ts';

/** Pure functions. One finds what is wrong with a working copy, by one or several checks. */
export type DocumentRule = (document: CheckedDocument, site: SiteFacts) => Found[];

/** One finds what is wrong with what an address responds with: a page, neither a redirect, an error, nor a file for programs. */
export type RouteRule = (route: CheckedRoute, rules: SiteRules) => Found[];

type SiteFound = Found & { path: string };

/** One compares all routes, and says on which one it found something. */
export type SiteRule = (site: CheckedSite) => SiteFound[];
