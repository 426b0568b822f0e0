import { normalizePath, printPath } from '#src/domains/site-map/normalize-path.ts';
import { addressOf, findReservedBelow, isReservedPath } from '#src/domains/site-map/address-of.ts';
import type { RedirectKind } from './redirect.ts';

/** The target of a redirect. */
export interface RedirectTarget {
  /** value for a Location header: a path of this site with query and fragment, or an absolute http(s) URL */
  to: string;
  /** as `normalizePath` returns it; null for a target on another site */
  toPath: string | null;
}

/** The parsed input, or a message for the editor. */
export type ParseResult<Value> = ({ ok: true } & Value) | { ok: false; message: string };

const MAX_TARGET_LENGTH = 2_000;
const failure = (message: string) => ({ ok: false as const, message });

/** Parameters by which campaigns are told apart: no redirect depends on them. */
const CAMPAIGN =
  /^(?:utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|mc_[ce]id|hsa_\w+|_hs\w+|_gl)$/i;

/** Parameters of a query in one order and spelling, without those of campaigns. Empty for none, and for longer ones than stored. */
export function queryKey(search: string): string {
  if (search.length > MAX_TARGET_LENGTH) return '';
  const asked = [...new URLSearchParams(search)].filter(([name]) => !CAMPAIGN.test(name));
  const ordered = asked.toSorted(([a, x], [b, y]) => (a < b || (a === b && x < y) ? -1 : 1));
  return new URLSearchParams(ordered).toString().replaceAll('*', '%2A');
}

/** An address with the parameters of campaigns alone. */
export const withoutQuery = (address: string): string =>
  address.replace(/\?[^#]*/, (search) => {
    const kept = search
      .slice(1)
      .split('&')
      .filter((part) => CAMPAIGN.test(parameterName(part)));
    return kept.length > 0 ? `?${kept.join('&')}` : '';
  });

const REGULAR_EXPRESSION = /^\^|\$$|\(\?|\\[dws]|\[[^\]]*\]|\.\+|(?:^|[/(])\.\*|[)\]][+*?{]/;
const MAX_STARS = 3;

/**
 * Parses what a redirect starts at: a path or URL of this site, also with a query or with `*` for any text.
 * @param kind 'prefix' reads a path as all below it, which `/*` at the end says, too
 * @returns `Redirect.from`
 */
export function parseRedirectStart(
  text: string,
  kind: RedirectKind,
  siteUrl: string,
): ParseResult<{ from: string }> {
  const typed = text.trim();
  if (!typed) return failure('Enter the path that visitors request.');
  // In a query, + is a blank.
  if (REGULAR_EXPRESSION.test(typed.replace(/\?[^]*/, (query) => query.replaceAll('+', ' '))))
    return failure(
      'This is a regular expression, which no address would match. Write * for any text, such as /old/*.',
    );
  const url = parseOwnUrl(typed, siteUrl);
  if (!url) return failure('Enter a path of this site that starts with one slash.');
  if (typed.includes('#')) return failure('Leave out # and what follows. Browsers do not send it.');
  const given = normalizePath(url.pathname);
  if (given === undefined) return failure('No page of this site can have this path.');
  const isBelow = /^[^*]*\/\*$/.test(given);
  const path = isBelow ? given.slice(0, -2) || '/' : given;
  if (typed.includes('?'))
    return parseQueryStart(path, queryKey(url.search), kind === 'prefix' || isBelow);
  if (isReservedPath(path)) return failure(`${printPath(path)} is used by the site itself.`);
  if (path.startsWith('/.well-known/'))
    return failure(`${path} is reserved for programs (RFC 8615).`);
  const stars = path.split('*').length - 1;
  if (stars > MAX_STARS) return failure(`Use at most ${MAX_STARS} of *.`);
  if (stars > 0 || (!isBelow && kind !== 'prefix')) return { ok: true, from: path };
  const reserved = findReservedBelow(path);
  if (reserved !== undefined)
    return failure(`${reserved} is below ${path} and is used by the site itself.`);
  return { ok: true, from: `${path}/` };
}

function parseQueryStart(
  path: string,
  query: string,
  isWide: boolean,
): ParseResult<{ from: string }> {
  if (isWide || path.includes('*'))
    return failure('Use either * or a query: a redirect with a query is for one address.');
  if (query === '')
    return failure('Leave out ? and what follows: parameters of campaigns are ignored.');
  if (path !== '/' && isReservedPath(path)) return failure(`${path} is used by the site itself.`);
  const { parameters = {} } = addressOf(path);
  const read = [...new URLSearchParams(query).keys()].find((name) =>
    Object.keys(parameters).includes(name),
  );
  if (read !== undefined) return failure(`${path} reads “${read}” itself.`);
  return { ok: true, from: `${path}?${query}` };
}

/** Prints `Redirect.from` so that `parseRedirectStart` reads it back. */
export function printStart(from: string): string {
  const [path = '', query] = from.split('?');
  const printed = printPath(path);
  return query === undefined ? printed : `${printed}?${query}`;
}

/** Parses the target of a redirect: a path of this site, or a URL of another one. */
export function parseRedirectTarget(text: string, siteUrl: string): ParseResult<RedirectTarget> {
  const typed = text.trim();
  if (!typed) return failure('Enter the target of the redirect.');
  if (typed.length > MAX_TARGET_LENGTH)
    return failure(`Use at most ${MAX_TARGET_LENGTH.toLocaleString('en-US')} characters.`);
  const ours = parseOwnUrl(typed, siteUrl);
  if (ours) {
    const toPath = normalizePath(ours.pathname);
    if (toPath === undefined) return failure('No page of this site can have this path.');
    // A trailing slash would cause a second redirect.
    const pathname = ours.pathname.replace(/(?<=.)\/$/, '');
    return { ok: true, to: pathname + ours.search + ours.hash, toPath };
  }
  const url = URL.parse(typed);
  if (!url || !/^https?:\/\//i.test(typed) || !/^https?:$/.test(url.protocol))
    return failure('Enter a path that starts with one slash, or an https:// address.');
  if (url.username || url.password) return failure('Leave out the username and password.');
  return { ok: true, to: url.href, toPath: null };
}

/** Parses an address of this site that an editor wants to test, as a path with its query. */
export function parseTestedAddress(
  text: string,
  siteUrl: string,
): ParseResult<{ address: string }> {
  const url = parseOwnUrl(text.trim(), siteUrl);
  if (!url || url.pathname.includes('//'))
    return failure('Enter an address of this site, such as /old-page.');
  return { ok: true, address: url.pathname + url.search };
}

/** Parses a path or http(s) URL of this site. Undefined for any other address, also for `//host` in any disguise. */
function parseOwnUrl(typed: string, siteUrl: string): URL | undefined {
  const site = new URL(siteUrl);
  const isPath = typed.startsWith('/');
  const url = isPath ? URL.parse(typed, site) : URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!isPath && !/^https?:\/\//i.test(typed)) return undefined;
  return url.host === site.host && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * Adds the query of a request to a target. Parameters of the target win; the others keep their order and spelling.
 * @param search with a leading question mark, or empty
 */
export function withQuery(target: string, search: string): string {
  const [rest = '', ...fragment] = target.split('#');
  const [path = '', ...query] = rest.split('?');
  const own = query.join('?');
  const taken = new URLSearchParams(own);
  const carried = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && !taken.has(parameterName(part)));
  const parts = [own, ...carried].filter(Boolean).join('&');
  return path + (parts && `?${parts}`) + (fragment.length > 0 ? `#${fragment.join('#')}` : '');
}

/** The address that a browser reaches if it is redirected to `first` and from there to `last`. */
export function combineTargets(first: string, last: string): string {
  const url = new URL(first, 'http://site.invalid');
  const arrived = withQuery(last, url.search);
  return arrived.includes('#') ? arrived : arrived + url.hash;
}

const parameterName = (part: string) => new URLSearchParams(part).keys().next().value ?? '';
