import type { Site } from '#tests/support/site.ts';
import { queryRows } from './own-database.ts';

/** Status, target and caching of a document request, without following redirects. */
export async function getStatus(site: Site, path: string, init: RequestInit = {}) {
  const { status, headers, body } = await fetch(site.url + path, { redirect: 'manual', ...init });
  await body?.cancel();
  return { status, location: headers.get('location'), cacheControl: headers.get('cache-control') };
}

/** The stored misses of a path: one row, or none. */
export const listMisses = (connectionString: string, path: string) =>
  queryRows<{ hits: number; referrers: string[] }>(
    connectionString,
    `select hits, array(select referrer from seo_not_found_referrers where path = missed.path) as referrers
      from seo_not_found as missed where path = '${path}'`,
  );
