import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';

/** A path that was requested and not found. */
export interface NotFoundEntry {
  /** as `normalizePath` returns it */
  path: string;
  /** a path of this site, or the URL of another site's page; without a query */
  referrer: string | null;
}

const MAX_REFERRER_LENGTH = 300;

/** Requests of vulnerability scanners: files of other systems, hidden files, backups, databases. */
const PROBES = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git\w*|svn|sql|bak|old|swp|ini|conf|config|ya?ml|toml|log|pem|key|zip|rar|7z|gz|tgz|tar|exe|dll|sh|map)(?:[./~]|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|telescope|_ignition|boaform|hnap1|geoserver|server-status)(?:[/.]|$)/,
];
/** Email addresses are personal data and must not be stored. */
const EMAIL_ADDRESS = /[^/\s]@[^/\s]+\.[^/\s]/;
/** The edge rewrites a path with two slashes in a row to this one. */
const DOUBLE_SLASH_PATH = '/404';

/**
 * Returns the log entry for a 404 response, or undefined for requests of vulnerability scanners, paths that cannot have a
 * redirect, and paths that contain an email address.
 * @param referrer value of the request's Referer header
 */
export function parseNotFoundEntry(
  pathname: string,
  referrer: string | null,
  siteUrl: string,
): NotFoundEntry | undefined {
  const path = normalizePath(pathname);
  if (path === undefined || path === DOUBLE_SLASH_PATH || isReservedPath(path)) return undefined;
  if (EMAIL_ADDRESS.test(path) || PROBES.some((probe) => probe.test(path))) return undefined;
  return { path, referrer: referrerOf(referrer, siteUrl) };
}

function referrerOf(text: string | null, siteUrl: string): string | null {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isOurs = url.host === new URL(siteUrl).host;
  const page = isOurs ? withoutSecrets(url.pathname) : url.origin + url.pathname;
  const hasPerson = EMAIL_ADDRESS.test(url.pathname.replaceAll(/%40/g, '@'));
  return hasPerson ? null : page.slice(0, MAX_REFERRER_LENGTH);
}
