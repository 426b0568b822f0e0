import { decodePath } from '#src/platform/http/decode-path.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import type { FetchedPage, FetchPage } from '../crawl/page-fetch-port.ts';

/** One response on the way to a page. */
export interface Hop {
  /** decoded */
  path: string;
  /** encoded query with `?`; empty for none */
  search: string;
  status: number;
  /** absolute URL to which it redirects; null at the end of the way */
  to: string | null;
}

export interface FollowedAddress {
  hops: Hop[];
  /** the response at the end; undefined if it leads elsewhere, in a circle, or too far */
  page: FetchedPage | undefined;
  /** why there is no page */
  problem: string | undefined;
}

/** More than any crawler follows. */
const MAX_HOPS = 10;

/** Reads an address of the site and follows its redirects within the site. Rejects if the site cannot be reached. */
export async function followAddress(
  { fetchPage, origin }: { fetchPage: FetchPage; origin: string },
  start: { path: string; search: string },
): Promise<FollowedAddress> {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let at = start;
  while (hops.length < MAX_HOPS) {
    seen.add(at.path + at.search);
    const page = await fetchPage(at.path, at.search);
    const location = page.status >= 300 && page.status < 400 && page.headers.get('location');
    const target = location ? URL.parse(location, new URL(encodePath(at.path), origin)) : null;
    hops.push({ ...at, status: page.status, to: target?.href ?? null });
    if (!target) return { hops, page, problem: undefined };
    if (target.origin !== origin)
      return { hops, page: undefined, problem: `It leads away from the site, to ${target.href}.` };
    at = { path: decodePath(target.pathname), search: target.search };
    if (seen.has(at.path + at.search))
      return { hops, page: undefined, problem: 'Its redirects lead in a circle.' };
  }
  return { hops, page: undefined, problem: `It redirects more than ${MAX_HOPS} times.` };
}

/**
 * Reads what a person typed or pasted as an address of the site.
 * @returns undefined for an address elsewhere
 */
export function parseAddress(
  typed: string,
  origin: string,
): { path: string; search: string } | undefined {
  const text = typed.trim();
  const url = URL.parse(
    /^(?:https?:)?\/\//.test(text) ? text : `/${text.replace(/^\/+/, '')}`,
    origin,
  );
  if (url?.origin !== origin) return undefined;
  const path = decodePath(url.pathname);
  return path.includes('\0') ? undefined : { path, search: url.search };
}
