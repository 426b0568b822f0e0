import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';

/** Where a redirect leads. */
export interface RedirectTarget {
  /** as a Location header has it: a path of ours with its query and fragment, or an absolute http(s) address */
  to: string;
  /** as `ownPath` has it; null when the target is not ours */
  toPath: string | null;
}

/** What was typed, read; or why it cannot be, in words for whoever typed it. */
export type Read<Value> = ({ ok: true } & Value) | { ok: false; message: string };

const MAX_TARGET_LENGTH = 2_000;
const refused = (message: string) => ({ ok: false as const, message });

/** The path that a redirect starts at. An address of our own site counts as its path. */
export function readFrom(text: string, siteUrl: string): Read<{ from: string }> {
  const typed = text.trim();
  if (!typed) return refused('Enter the path that visitors ask for.');
  const url = ownUrl(typed, siteUrl);
  if (!url) return refused('Enter a path of this site that starts with one slash.');
  if (/[?#]/.test(typed))
    return refused('Leave out what follows ? or #: a redirect is for a path.');
  const from = normalizePath(url.pathname);
  if (from === undefined) return refused('No page of this site can have this path.');
  if (isReservedPath(from)) return refused(`${from} belongs to the site itself.`);
  return { ok: true, from };
}

/** Where a redirect leads: a path of ours, or an address of another site. */
export function readTarget(text: string, siteUrl: string): Read<RedirectTarget> {
  const typed = text.trim();
  if (!typed) return refused('Enter where the redirect leads.');
  if (typed.length > MAX_TARGET_LENGTH)
    return refused(`Use at most ${MAX_TARGET_LENGTH.toLocaleString('en-US')} characters.`);
  const ours = ownUrl(typed, siteUrl);
  if (ours) {
    const toPath = normalizePath(ours.pathname);
    if (toPath === undefined) return refused('No page of this site can have this path.');
    // With its slash the visitor would be sent on once more.
    const pathname = ours.pathname.replace(/(?<=.)\/$/, '');
    return { ok: true, to: pathname + ours.search + ours.hash, toPath };
  }
  const url = URL.parse(typed);
  if (!url || !/^https?:\/\//i.test(typed) || !/^https?:$/.test(url.protocol))
    return refused('Enter a path that starts with one slash, or an address with https://.');
  if (url.username || url.password) return refused('Leave out the name and password.');
  return { ok: true, to: url.href, toPath: null };
}

/** An address of this site, by whichever protocol; undefined for any other, also for `//host` and its disguises. */
function ownUrl(typed: string, siteUrl: string): URL | undefined {
  const site = new URL(siteUrl);
  const isPath = typed.startsWith('/');
  const url = isPath ? URL.parse(typed, site) : URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  if (!isPath && !/^https?:\/\//i.test(typed)) return undefined;
  return url.host === site.host && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * The target with a request's query added. Its own parameters win; the others keep their order and spelling.
 * @param search with its question mark, or empty
 */
export function withQuery(target: string, search: string): string {
  const [rest = '', ...fragment] = target.split('#');
  const [path = '', ...query] = rest.split('?');
  const own = query.join('?');
  const taken = new URLSearchParams(own);
  const carried = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part && !taken.has(nameOf(part)));
  const parts = [own, ...carried].filter(Boolean).join('&');
  return path + (parts && `?${parts}`) + (fragment.length > 0 ? `#${fragment.join('#')}` : '');
}

/** Where a visitor arrives who is sent to `first` and from there to `last`, as browsers go. */
export function viaTarget(first: string, last: string): string {
  const url = new URL(first, 'http://site.invalid');
  const arrived = withQuery(last, url.search);
  return arrived.includes('#') ? arrived : arrived + url.hash;
}

const nameOf = (part: string) => new URLSearchParams(part).keys().next().value ?? '';
