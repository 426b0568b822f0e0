import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { describeRoute, type RouteReading } from './describe-route.ts';
import type { FetchPage } from './page-fetch-port.ts';
import type { RouteFacts } from './route-facts.ts';
import { readRouteFactsInSlices } from './read-route-facts.ts';
import { saveReading, type StoredRoute } from './route-repository.server.ts';

export interface ReadDeps {
  db: Database['db'];
  clock: Clock;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  fetchPage: FetchPage;
  /** checks one reading and stores what it finds */
  checkReading(tx: Db, reading: RouteReading, facts: RouteFacts): Promise<void>;
}

/** The server is too busy or refuses: whether the page is there is not known. */
export class RouteUnreadableError extends Error {}

const UNREADABLE = new Set([429, 500, 502, 503, 504]);

/** Fetches and parses one address. @throws RouteUnreadableError */
export async function fetchRoute(
  { fetchPage, siteUrl }: Pick<ReadDeps, 'fetchPage' | 'siteUrl'>,
  path: string,
): Promise<RouteFacts> {
  const page = await fetchPage(path).catch((cause: unknown) => {
    throw new RouteUnreadableError(`${path} could not be read`, { cause });
  });
  if (UNREADABLE.has(page.status))
    throw new RouteUnreadableError(`${path} responded with ${page.status}`);
  const isHtml = page.headers.get('content-type')?.startsWith('text/html') ?? false;
  const response = { ...page, path, origin: siteUrl };
  return readRouteFactsInSlices(isHtml ? page.body : '', response, nextTurn);
}

/**
 * Describes a route for its transaction, in a turn of its own: fingerprints take a millisecond, in which a transaction would hold
 * its locks.
 */
export async function describeFacts(
  { siteUrl }: Pick<ReadDeps, 'siteUrl'>,
  stored: StoredRoute,
  facts: RouteFacts,
): Promise<RouteReading> {
  const reading = describeRoute(stored, facts, siteUrl);
  await nextTurn();
  return reading;
}

/** Stores a reading with what the checks of a single route find. Storing it again changes nothing. */
export async function storeRoute(
  tx: Db,
  { clock, checkReading }: ReadDeps,
  reading: RouteReading,
  facts: RouteFacts,
): Promise<void> {
  await saveReading(tx, reading, facts.links, clock());
  await checkReading(tx, reading, facts);
}
