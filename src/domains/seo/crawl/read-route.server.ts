import type { Base } from '#src/platform/base.ts';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { findClaimingAddress } from '#src/domains/site-map/address-of.ts';
import { encodePath } from '#src/domains/site-map/normalize-path.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { describeRoute, type RouteReading } from './describe-route.ts';
import type { FetchPage } from './page-fetch-port.ts';
import type { BrokenPicture, RouteFacts } from './route-facts.ts';
import { readRouteFactsInSlices } from './read-route-facts.ts';
import { saveReading, type StoredRoute } from './route-repository.server.ts';

export interface ReadDeps extends Pick<Base, 'db' | 'clock'> {
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  fetchPage: FetchPage;
  /** as `createPictureStatus` makes it */
  pictureStatus(url: URL): Promise<number>;
  /** checks one reading and stores what it finds */
  checkReading(tx: Db, reading: RouteReading, facts: RouteFacts): Promise<void>;
}

/** The server is too busy or refuses: whether the page is there is not known. */
export class RouteUnreadableError extends Error {}

const UNREADABLE = new Set([429, 500, 502, 503, 504]);

/** Fetches and parses one address, and requests its pictures. @throws RouteUnreadableError */
export async function fetchRoute(
  { fetchPage, siteUrl, pictureStatus }: Pick<ReadDeps, 'fetchPage' | 'siteUrl' | 'pictureStatus'>,
  path: string,
): Promise<RouteFacts> {
  const page = await fetchPage(path).catch((cause: unknown) => {
    throw new RouteUnreadableError(`${path} could not be read`, { cause });
  });
  if (UNREADABLE.has(page.status))
    throw new RouteUnreadableError(`${path} responded with ${page.status}`);
  const isHtml = page.headers.get('content-type')?.startsWith('text/html') ?? false;
  const response = { ...page, path, origin: siteUrl };
  const facts = await readRouteFactsInSlices(isHtml ? page.body : '', response, nextTurn);
  const brokenPictures = await findBrokenPictures(facts, siteUrl, pictureStatus);
  return { ...facts, brokenPictures };
}

/** The status of a picture, requested once for all pages that show it; 0 if it could not be requested. */
export function createPictureStatus(fetchPage: FetchPage): ReadDeps['pictureStatus'] {
  const known = new Map<string, Promise<number>>();
  return ({ href, pathname, search }) => {
    const status =
      known.get(href) ??
      fetchPage(decodePath(pathname), search, 'HEAD').then(
        (response) => response.status,
        () => 0,
      );
    known.set(href, status);
    return status;
  };
}

/** A busy server says nothing of a picture. */
const isBroken = (status: number) => status >= 400 && !UNREADABLE.has(status);

async function findBrokenPictures(
  { path, social, images }: RouteFacts,
  siteUrl: string,
  pictureStatus: ReadDeps['pictureStatus'],
): Promise<BrokenPicture[]> {
  const base = new URL(encodePath(path), siteUrl);
  const broken: BrokenPicture[] = [];
  for (const src of new Set([social['og:image'] ?? '', ...images.map((image) => image.src)])) {
    const url = src === '' ? null : URL.parse(src, base);
    // Those that the site draws itself always load, and take their time.
    if (url?.origin !== base.origin || findClaimingAddress(url.pathname).use === 'machine')
      continue;
    const status = await pictureStatus(url);
    if (isBroken(status))
      broken.push({ src: url.pathname, status, isPreview: src === social['og:image'] });
  }
  return broken;
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
) {
  await saveReading(tx, reading, facts.links, clock());
  await checkReading(tx, reading, facts);
}
