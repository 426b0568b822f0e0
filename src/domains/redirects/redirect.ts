import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { RedirectTarget } from './redirect-address.ts';

/** 410: what was here is gone for good. */
export const REDIRECT_STATUSES = [301, 302, 410] as const;
export type RedirectStatus = (typeof REDIRECT_STATUSES)[number];

/** An exact redirect applies to one path; a prefix redirect to a path and all below it. */
export const REDIRECT_KINDS = ['exact', 'prefix'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

export interface Redirect extends RedirectTarget {
  /** as `normalizePath` returns it; with a slash at the end for a prefix redirect */
  from: string;
  /** with 410, `to` is empty and `toPath` null */
  status: RedirectStatus;
  /** whether a prefix redirect appends what follows the prefix to the path of its target */
  carriesRest: boolean;
}

/** Whether two redirects of one address do the same. */
export const isSame = (a: Redirect, b: Redirect): boolean =>
  a.to === b.to && a.status === b.status && a.carriesRest === b.carriesRest;

export const kindOf = ({ from }: Pick<Redirect, 'from'>): RedirectKind =>
  from.endsWith('/') ? 'prefix' : 'exact';

/** Whether a path lies below a prefix, such as `/old-blog/`, or is its first part, `/old-blog`. */
export const isWithin = (path: string, prefix: string): boolean => `${path}/`.startsWith(prefix);

/** Every `from` that applies to a path, the one that wins first: its own, then the longest prefix. */
export function startsFor(path: string): string[] {
  const starts = [path];
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1))
    starts.push(`${path.slice(0, end)}/`);
  return starts;
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
