import { decodePath } from '#src/platform/http/decode-path.ts';
import { readSitemap } from '../machine-file.ts';
import { isCrawlable, kindOfPath } from './crawlable.ts';
import type { FetchPage } from './page-fetch-port.ts';
import type { KnownRoute } from './route.ts';
import type { StoredRoute } from './route-repository.server.ts';

export interface AddressSources {
  fetchPage: FetchPage;
  /** every public address that the site knows */
  listRoutes(): Promise<readonly KnownRoute[]>;
}

/** Every address of the site that a crawl may read, each once: what the site knows, and what its sitemap lists. */
export async function listAddressesOfSite({
  fetchPage,
  listRoutes,
}: AddressSources): Promise<StoredRoute[]> {
  const known = await listRoutes();
  const sitemap = new Set(
    (await readSitemap(fetchPage)).map((address) => decodePath(address.replace(/\?.*/, ''))),
  );
  const listed = [...sitemap].map((path): KnownRoute => ({ path, kind: kindOfPath(path) }));
  const byPath = new Map<string, StoredRoute>();
  for (const route of [...known, ...listed])
    if (!byPath.has(route.path) && isCrawlable(route.path))
      byPath.set(route.path, { ...route, isInSitemap: sitemap.has(route.path) });
  return [...byPath.values()];
}
