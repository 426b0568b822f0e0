import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { findReservedBelow, isReservedPath } from '#src/domains/site-map/address-of.ts';

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

/** Parses the path that a redirect starts at. Also accepts a URL of this site. */
export function parseRedirectPath(text: string, siteUrl: string): ParseResult<{ from: string }> {
  const typed = text.trim();
  if (!typed) return failure('Enter the path that visitors request.');
  const url = parseOwnUrl(typed, siteUrl);
  if (!url) return failure('Enter a path of this site that starts with one slash.');
  if (/[?#]/.test(typed))
    return failure('Leave out ? and # and what follows. A redirect is for a path.');
  const from = normalizePath(url.pathname);
  if (from === undefined) return failure('No page of this site can have this path.');
  if (isReservedPath(from)) return failure(`${from} is used by the site itself.`);
  return { ok: true, from };
}

/**
 * Parses the prefix of a redirect: `/old-blog/`, also without the slash or with `/*` at the end.
 * @returns the path with a slash at the end
 */
export function parseRedirectPrefix(text: string, siteUrl: string): ParseResult<{ from: string }> {
  const parsed = parseRedirectPath(text.trim().replace(/\/\*$/, '/'), siteUrl);
  if (!parsed.ok) return parsed;
  const reserved = findReservedBelow(parsed.from);
  if (reserved !== undefined)
    return failure(`${reserved} is below ${parsed.from} and is used by the site itself.`);
  return { ok: true, from: `${parsed.from}/` };
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
