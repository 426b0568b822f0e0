import { decodePath } from '#src/platform/http/decode-path.ts';
import { isReservedPath } from '#src/domains/site-map/address-of.ts';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { isForQuery, kindOf, type RedirectKind } from './redirect.ts';
import type { createAddressResolver } from './resolve-address.server.ts';

/**
 * Why an address responds as it does.
 * - exact, query, prefix, pattern: redirects, the first of which is of that kind
 * - spelling: content has the same path in another case
 * - moved: the site's own permanent redirect
 * - slash: only the slash at the end is removed
 */
export type HopReason = RedirectKind | 'query' | 'spelling' | 'moved' | 'slash';

export interface Hop {
  /** path with query */
  from: string;
  status: 301 | 302 | 308;
  to: string;
  reason: HopReason;
  /** `Redirect.from` of each redirect that was followed */
  starts: readonly string[];
}

/**
 * The end of a trace.
 * - page: content
 * - site: an address of the site itself, such as a file
 * - elsewhere: another site
 * - gone: 410 by the last of `starts`
 * - missing: 404
 * - loop: does not end; redirects never cause it
 */
export interface Trace {
  hops: readonly Hop[];
  end:
    | { type: 'page' | 'site' | 'elsewhere' | 'missing' | 'loop'; address: string }
    | { type: 'gone'; address: string; starts: readonly string[] };
}

const MAX_HOPS = 10;

/**
 * Follows an address as a browser would, with the resolver that responds to visitors.
 * @param address path with query, as `new URL` spells it
 */
export async function traceAddress(
  resolver: ReturnType<typeof createAddressResolver>,
  address: string,
): Promise<Trace> {
  const hops: Hop[] = [];
  for (let at = address; hops.length < MAX_HOPS;) {
    if (!at.startsWith('/')) return { hops, end: { type: 'elsewhere', address: at } };
    const { pathname, search } = new URL(at, 'http://site.invalid');
    const hasSlash = pathname !== '/' && pathname.endsWith('/');
    const asked = hasSlash ? pathname.slice(0, -1) : pathname;
    const found = await resolver.resolve(asked, search);
    if (found && found.status !== 410) {
      const { starts, status, to } = found;
      hops.push({ from: at, status, to, reason: reasonOf(asked, found), starts });
      at = to;
      continue;
    }
    if (hasSlash) {
      const to = asked + search;
      hops.push({ from: at, status: 308, to, reason: 'slash', starts: [] });
      at = to;
      continue;
    }
    if (found) return { hops, end: { type: 'gone', address: at, starts: found.starts } };
    const path = normalizePath(pathname);
    const content = path === undefined ? undefined : (await resolver.contentPaths()).get(path);
    if (content === decodePath(pathname)) return { hops, end: { type: 'page', address: at } };
    const isOwn = path !== undefined && isReservedPath(path);
    return { hops, end: { type: isOwn ? 'site' : 'missing', address: at } };
  }
  return { hops, end: { type: 'loop', address } };
}

function reasonOf(
  asked: string,
  { starts, toPath }: { starts: readonly string[]; toPath: string | null },
): HopReason {
  const [first] = starts;
  if (first !== undefined) return isForQuery(first) ? 'query' : kindOf({ from: first });
  return toPath === normalizePath(asked) ? 'spelling' : 'moved';
}
