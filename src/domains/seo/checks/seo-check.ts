import type { RouteReading } from '#src/domains/seo/crawl/describe-route.ts';
import type { RouteFacts } from '#src/domains/seo/crawl/route-facts.ts';
import type { SiteIdentity } from '#src/domains/seo/site-identity.ts';
import type { CheckedSite } from './checked-site.ts';
import type { Found } from './finding.ts';

/**
 * - error: visitors or search engines meet something broken
 * - warning: it costs clicks or positions
 * - notice: worth a look
 */
export type Severity = 'error' | 'warning' | 'notice';

interface CheckTexts {
  /** stable, since screens, links and ignored findings refer to it */
  id: string;
  /** what is wrong, as the heading of its findings: 'Titles that are too long' */
  title: string;
  severity: Severity;
  /** why it matters, in a sentence or two */
  why: string;
  /** how to fix it */
  fix: string;
}

/** What the checks of a route may know besides its facts. */
export interface SiteRules {
  identity: Pick<SiteIdentity, 'name' | 'shortName' | 'address' | 'email'> & { phone?: string };
  /** origin of the site */
  origin: string;
  /** elsewhere every response has `noindex`, so nothing can be said about indexing */
  isProduction: boolean;
}

/** A route as its checks see it. */
export type CheckedRoute = RouteReading & { facts: RouteFacts };

/** A pure function over what one address responds with. */
export interface RouteCheck extends CheckTexts {
  find(route: CheckedRoute, rules: SiteRules): Found[];
}

/** A pure function over all routes, which says on which one it found something. */
export interface SiteCheck extends CheckTexts {
  findAll(site: CheckedSite): SiteFound[];
}

export type SiteFound = Found & { path: string };

/** A page that visitors and search engines read: neither a redirect, an error, nor a file for programs. */
export const isDocument = ({ status, facts }: Pick<CheckedRoute, 'status' | 'facts'>): boolean =>
  status === 200 && facts.contentType.startsWith('text/html');
