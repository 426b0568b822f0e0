import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { RedirectTarget } from './redirect-address.ts';

/** 410: what was here is gone for good. */
export const REDIRECT_STATUSES = [301, 302, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/**
 * An exact redirect applies to one path, or to one path with one query; a prefix redirect to a path and all below it; a pattern to
 * every path that has any text in place of each `*`.
 */
export const REDIRECT_KINDS = ['exact', 'prefix', 'pattern'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export interface Redirect extends RedirectTarget {
  /**
   * as `normalizePath` returns it; with a slash at the end for a prefix redirect, `?` and the result of `queryKey` for one of a
   * query, and `*` in a pattern
   */
  from: string;
  /** with 410, `to` is empty and `toPath` null */
  status: RedirectStatus;
  /** whether a prefix redirect appends what follows the prefix to the path of its target, and a pattern fills its `*` in */
  carriesRest: boolean;
}

/** Whether two redirects of one address do the same. */
export const isSame = (a: Redirect, b: Redirect): boolean =>
  a.to === b.to && a.status === b.status && a.carriesRest === b.carriesRest;

export const kindOf = ({ from }: Pick<Redirect, 'from'>): RedirectKind =>
  from.includes('*') ? 'pattern' : from.endsWith('/') ? 'prefix' : 'exact';

/** Whether a redirect is for one query of its path. */
export const isForQuery = (from: string): boolean => from.includes('?');

/** Whether a path lies below a prefix, such as `/old-blog/`, or is its first part, `/old-blog`. */
export const isWithin = (path: string, prefix: string): boolean => `${path}/`.startsWith(prefix);

/** Every `from` that may apply to an address, except patterns, in the order they win: with its query, the path, the longest prefix. */
export function startsFor(path: string, query = ''): string[] {
  const starts = query === '' ? [path] : [`${path}?${query}`, path];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    starts.push(`${path.slice(0, end)}/`);
  return starts;
}

const fixedLength = (from: string) => from.replaceAll('*', '').length;

/**
 * The `from` that wins for an address: that of its query, then its path, then the prefix or pattern with the most fixed text.
 * @param has whether a redirect that is no pattern starts there
 */
export function findStart(
  path: string,
  query: string,
  has: (from: string) => boolean,
  patterns: Iterable<string>,
): string | undefined {
  const found = startsFor(path, query).find(has);
  if (found !== undefined && kindOf({ from: found }) === 'exact') return found;
  return [...patterns, ...(found === undefined ? [] : [found])]
    .filter((from) => from === found || matchPattern(from, path))
    .toSorted((a, b) => fixedLength(b) - fixedLength(a) || (a < b ? -1 : 1))[0];
}

/** Where in a path each `*` of a pattern is, as start and end; undefined if it does not match. Takes linear time. */
export function matchPattern(pattern: string, path: string): [number, number][] | undefined {
  const [first = '', ...others] = pattern.split('*');
  const last = others.pop();
  if (last === undefined) return undefined;
  const end = path.length - last.length;
  if (end < first.length || !path.startsWith(first) || !path.endsWith(last)) return undefined;
  const places: [number, number][] = [];
  let at = first.length;
  for (const fixed of others) {
    const found = path.indexOf(fixed, at);
    if (found === -1 || found + fixed.length > end) return undefined;
    places.push([at, found]);
    at = found + fixed.length;
  }
  return [...places, [at, end]];
}

/**
 * The target of a redirect for a path that it applies to.
 * @param spelled the path as it was requested, decoded, whose case a carried rest keeps
 * @returns undefined if it is no possible address, or the path itself: a prefix may lead to a page below it
 */
export function targetFor(
  { from, to, toPath, carriesRest }: Redirect,
  path: string,
  spelled = path,
): RedirectTarget | undefined {
  if (!carriesRest) return toPath === path ? undefined : { to, toPath };
  if (from.includes('*')) {
    const kept = spelled.length === path.length ? spelled : path;
    const texts = matchPattern(from, path)?.map(([start, end]) => kept.slice(start, end)) ?? [];
    const filled = to.replaceAll('*', () => encodePath(texts.shift() ?? ''));
    if (toPath === null) return { to: filled, toPath };
    const filledPath = normalizePath(filled.replace(/[?#].*$/s, ''));
    return filledPath === undefined || filledPath === path
      ? undefined
      : { to: filled, toPath: filledPath };
  }
  const rest = spelled
    .replace(/\/$/, '')
    .split('/')
    .slice(from.split('/').length - 1)
    .join('/');
  if (rest === '') return { to, toPath };
  const [, start = '', end = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
  const carried = `${start.replace(/\/$/, '')}/${encodePath(rest)}`;
  if (toPath === null) return { to: carried + end, toPath };
  const carriedPath = normalizePath(carried);
  return carriedPath === undefined ? undefined : { to: carried + end, toPath: carriedPath };
}
