import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import { isCrawler } from '#src/platform/http/crawlers.ts';

/**
 * Requests that no visitor makes, by path: files of other systems, hidden files, backups, databases. Sources: OWASP Core Rule
 * Set 4, `restricted-files.data`, and the paths that this site has seen.
 */
const PROBES = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git\w*|svn|sql|bak|old|swp|ini|conf|config|ya?ml|toml|log|pem|key|zip|rar|7z|gz|tgz|tar|exe|dll|sh|map)(?:[./~]|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|telescope|_ignition|boaform|hnap1|geoserver|server-status)(?:[/.]|$)/,
];

/**
 * Programs by their user agent: what calls itself a robot, scanners, and libraries for requests. Sources: OWASP Core Rule Set 4,
 * `scanners-user-agents.data`, and monperrus/crawler-user-agents.
 */
const PROGRAMS =
  /(?<!cu)bot\b|crawl|spider|scan|nikto|sqlmap|nuclei|masscan|zgrab|gobuster|dirbuster|feroxbuster|wpscan|nessus|acunetix|censys|expanse|curl\/|wget\/|python|go-http-client|java\/|okhttp|libwww|httpx|axios\/|node-fetch|undici|ruby|guzzle/i;

/**
 * Whether a request is a robot's.
 * @param path as `normalizePath` returns it
 * @param userAgent value of the request's User-Agent header; browsers always send one
 */
const isRobotRequest = (path: string, userAgent: string | null) =>
  !userAgent?.trim() ||
  isCrawler(userAgent) ||
  PROGRAMS.test(userAgent) ||
  PROBES.some((probe) => probe.test(path));

/** A path that was requested and not found. */
export interface NotFoundEntry {
  /** as `normalizePath` returns it */
  path: string;
  /** a path of this site, or the URL of another site's page; without a query */
  referrer: string | null;
  /** whether a crawler or scanner asked, whose referrer means nothing */
  isRobot: boolean;
}

/** Headers of a request that was not found. */
export interface RequestOrigin {
  /** Referer */
  referrer: string | null;
  /** User-Agent */
  userAgent: string | null;
}

const MAX_REFERRER_LENGTH = 300;

/** Email addresses are personal data and must not be stored. */
const EMAIL_ADDRESS = /[^/\s]@[^/\s]+\.[^/\s]/;
/** The edge rewrites a path with two slashes in a row to this one. */
const DOUBLE_SLASH_PATH = '/404';

/**
 * Returns the log entry for a 404 response, or undefined for paths that cannot have a redirect and paths that contain an email
 * address.
 */
export function parseNotFoundEntry(
  pathname: string,
  { referrer, userAgent }: RequestOrigin,
  siteUrl: string,
): NotFoundEntry | undefined {
  const path = normalizePath(pathname);
  if (path === undefined || path === DOUBLE_SLASH_PATH || isReservedPath(path)) return undefined;
  if (EMAIL_ADDRESS.test(path)) return undefined;
  const isRobot = isRobotRequest(path, userAgent);
  return { path, referrer: isRobot ? null : referrerOf(referrer, siteUrl), isRobot };
}

function referrerOf(text: string | null, siteUrl: string): string | null {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isOurs = url.host === new URL(siteUrl).host;
  const page = isOurs ? withoutSecrets(url.pathname) : url.origin + url.pathname;
  const hasPerson = EMAIL_ADDRESS.test(url.pathname.replaceAll(/%40/g, '@'));
  return hasPerson ? null : page.slice(0, MAX_REFERRER_LENGTH);
}
