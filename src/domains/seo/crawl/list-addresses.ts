import { decodePath } from '#src/platform/http/decode-path.ts';
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
  const sitemap = await listSitemapPaths(fetchPage);
  const listed = [...sitemap].map((path): KnownRoute => ({ path, kind: kindOfPath(path) }));
  const byPath = new Map<string, StoredRoute>();
  for (const route of [...known, ...listed])
    if (!byPath.has(route.path) && isCrawlable(route.path))
      byPath.set(route.path, { ...route, isInSitemap: sitemap.has(route.path) });
  return [...byPath.values()];
}

const LOCATION = /<loc>([^<]+)<\/loc>/g;
const MAX_PARTS = 100;

/** Paths of all addresses that the served sitemap lists. Throws if it cannot be read. */
async function listSitemapPaths(fetchPage: FetchPage): Promise<Set<string>> {
  const first = await readLocations(fetchPage, '/sitemap.xml');
  if (!first.isIndex) return new Set(first.paths);
  const paths = new Set<string>();
  for (const part of first.paths.slice(0, MAX_PARTS))
    for (const path of (await readLocations(fetchPage, part)).paths) paths.add(path);
  return paths;
}

async function readLocations(fetchPage: FetchPage, address: string) {
  const { status, body } = await fetchPage(address);
  if (status !== 200) throw new Error(`${address} responded with ${status}`);
  const paths = [...body.matchAll(LOCATION)].flatMap(([, location = '']) => {
    const url = URL.parse(location.replaceAll('&amp;', '&'));
    return url ? [decodePath(url.pathname)] : [];
  });
  return { isIndex: body.includes('<sitemapindex'), paths };
}
