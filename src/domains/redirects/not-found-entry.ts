import { withoutSecrets } from '#src/domains/site-map/secret-path.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';

/** A path that was asked for and not found. */
export interface NotFoundEntry {
  /** as `ownPath` has it */
  path: string;
  /** where the visitor came from: a path of ours, or another site's page, without a query */
  referrer: string | null;
}

const MAX_REFERRER_LENGTH = 300;

/** Programs that try doors: files of other systems, hidden files, backups, databases. */
const PROBES = [
  /\.(?:php\d?|phtml|aspx?|jspx?|cgi|pl|env|git\w*|svn|sql|bak|old|swp|ini|conf|config|ya?ml|toml|log|pem|key|zip|rar|7z|gz|tgz|tar|exe|dll|sh|map)(?:[./~]|$)/,
  /\/\./,
  /\/(?:wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|adminer|vendor|node_modules|actuator|solr|jenkins|owa|autodiscover|telescope|_ignition|boaform|hnap1|geoserver|server-status)(?:[/.]|$)/,
];
/** An address of a person is nothing to keep. */
const MAIL_ADDRESS = /[^/\s]@[^/\s]+\.[^/\s]/;
/** What the edge asks for instead of a path with two slashes in a row. */
const NO_PAGE = '/404';

/**
 * What is worth noting of an address that answered 404: undefined for what programs probe, since nobody mends that, for what
 * cannot be redirected, and for paths with a person's address in them.
 * @param referrer the request's own header, if any
 */
export function missOf(
  pathname: string,
  referrer: string | null,
  siteUrl: string,
): NotFoundEntry | undefined {
  const path = normalizePath(pathname);
  if (path === undefined || path === NO_PAGE || isReservedPath(path)) return undefined;
  if (MAIL_ADDRESS.test(path) || PROBES.some((probe) => probe.test(path))) return undefined;
  return { path, referrer: referrerOf(referrer, siteUrl) };
}

function referrerOf(text: string | null, siteUrl: string): string | null {
  const url = URL.parse(text ?? '');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const isOurs = url.host === new URL(siteUrl).host;
  const page = isOurs ? withoutSecrets(url.pathname) : url.origin + url.pathname;
  const hasPerson = MAIL_ADDRESS.test(url.pathname.replaceAll(/%40/g, '@'));
  return hasPerson ? null : page.slice(0, MAX_REFERRER_LENGTH);
}
