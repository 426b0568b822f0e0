import { hash } from 'node:crypto';
import { fingerprintOf } from './fingerprint.ts';
import type { KnownRoute, Route, RouteDetails } from './route.ts';
import { isIndexableRoute, type RouteFacts, schemaTypesOf } from './route-facts.ts';

/** The stored part of a reading, besides its links and when it was made. */
export type RouteReading = Omit<Route, 'inboundLinks' | 'isInMenu' | 'readAt' | 'changedAt'> & {
  details: RouteDetails;
  sentences: string[];
  fingerprint: number[];
};

/** Describes a reading as it is stored. Only pages keep their text: they are compared with each other. */
export function describeRoute(
  { kind, isInSitemap }: Omit<KnownRoute, 'path'> & { isInSitemap: boolean },
  facts: RouteFacts,
  origin: string,
): RouteReading {
  const {
    path,
    status,
    redirectTo,
    links: _,
    sentences,
    words,
    bytes,
    sentBytes,
    robots,
    ...details
  } = facts;
  const isPage = kind === 'page' && status === 200;
  return {
    path,
    kind,
    status,
    redirectTo,
    title: details.titles[0] ?? '',
    description: details.descriptions[0] ?? '',
    canonical: details.canonicals[0] ?? null,
    robots,
    isIndexable: isIndexableRoute(facts, origin),
    isInSitemap,
    picture: details.social['og:image'] ?? null,
    schemaTypes: schemaTypesOf(details.entities),
    words,
    bytes,
    sentBytes,
    contentHash: contentHashOf(facts),
    details,
    sentences: isPage ? sentences : [],
    fingerprint: isPage ? fingerprintOf(sentences) : [],
  };
}

/** The versions of media files in addresses change with the file, not with the page. */
const withoutVersion = (address: string) => address.replace(/\?v=\w+$/, '');

const contentHashOf = (facts: RouteFacts) =>
  hash(
    'sha256',
    JSON.stringify([
      facts.status,
      facts.redirectTo,
      facts.titles,
      facts.descriptions,
      facts.canonicals,
      facts.robots,
      facts.headings,
      facts.sentences,
      facts.entities,
      facts.images.map(({ src, alt }) => [withoutVersion(src), alt]),
      facts.links.filter(({ area }) => area === 'content').map(({ to, text }) => [to, text]),
      withoutVersion(facts.social['og:image'] ?? ''),
    ]),
    'base64url',
  );
