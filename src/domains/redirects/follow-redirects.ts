import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { findMovedPath, isReservedPath } from '#src/domains/site-map/address-of.ts';
import { combineTargets, queryKey, type RedirectTarget, withoutQuery } from './redirect-address.ts';
import { isForQuery, type Redirect, targetFor } from './redirect.ts';
import type { RedirectSource } from './redirect-source.ts';

/** Where the redirects of a path lead in the end. `redirects` are those followed, in order. */
type Followed =
  | (RedirectTarget & { type: 'redirect'; status: 301 | 302; redirects: readonly Redirect[] })
  | { type: 'gone'; redirects: readonly Redirect[] }
  | { type: 'circle'; redirects: readonly Redirect[] };

/** Prefix redirects may change a path into ever longer ones; stored chains are far shorter. */
const MAX_STEPS = 20;

/**
 * Follows redirects from a path without content to their end, so that a visitor takes one redirect whatever is stored. Stops at
 * content, which always wins except over a redirect for a query, and at addresses of the site itself.
 * @param contentAt the path as content spells it; undefined if there is none
 * @param request the path as it was requested, decoded, and its query, which goes along
 * @returns undefined if no redirect applies. Redirects that lead in a circle never reach a visitor: for them, as for
 *   no redirect, the path is not found.
 */
export async function followRedirects(
  source: Pick<RedirectSource, 'match'>,
  path: string,
  contentAt: (path: string) => string | undefined,
  { spelled = path, search = '' }: { spelled?: string; search?: string } = {},
): Promise<Followed | undefined> {
  const redirects: Redirect[] = [];
  const seen = new Set<string>();
  let status: 301 | 302 = 301;
  let reached: RedirectTarget | undefined;
  let address = `/${search}`;
  for (let at: string | null = path; at !== null; at = reached.toPath) {
    const query = queryKey(new URL(address, 'http://site.invalid').search);
    const key = `${at}?${query}`;
    if (seen.has(key) || redirects.length > MAX_STEPS) return { type: 'circle', redirects };
    seen.add(key);
    const isOwn = isReservedPath(at) || ((reached || query) && contentAt(at) !== undefined);
    if (isOwn && query === '') break;
    const redirect: Redirect | undefined = await source.match(at, query);
    if (!redirect || (isOwn && !isForQuery(redirect.from))) break;
    if (redirect.status === 410) return { type: 'gone', redirects: [...redirects, redirect] };
    const target = targetFor(redirect, at, reached ? at : spelled);
    if (!target) break;
    redirects.push(redirect);
    if (redirect.status === 302) status = 302;
    const to = combineTargets(
      isForQuery(redirect.from) ? withoutQuery(address) : address,
      target.to,
    );
    reached = inCurrentSpelling({ to, toPath: target.toPath }, contentAt);
    address = reached.to;
  }
  return reached && { type: 'redirect', status, ...reached, redirects };
}

/** Replaces the path of a target by the spelling of its content, or by where that address has moved: each saves a redirect. */
export function inCurrentSpelling(
  { to, toPath }: RedirectTarget,
  contentAt: (path: string) => string | undefined,
): RedirectTarget {
  if (toPath === null) return { to, toPath };
  const current = findMovedPath(toPath) ?? toPath;
  const content = contentAt(current) ?? (current === toPath ? undefined : current);
  if (content === undefined) return { to, toPath };
  return { to: to.replace(/^[^?#]*/, () => encodePath(content)), toPath: current };
}
