import { findClaimingAddress } from '#src/domains/site-map/address-of.ts';
import type { RouteKind } from './route.ts';

const NEVER = new Set(['team', 'file']);

/**
 * Whether a crawl may read a path: what visitors and search engines can open. A path with a secret would be used up by reading
 * it, and is nobody's to know.
 */
export function isCrawlable(path: string): boolean {
  const { use, isSecret, isClosedToCrawlers } = findClaimingAddress(path);
  return !isSecret && !isClosedToCrawlers && !NEVER.has(use) && !path.includes('*');
}

/** The kind of a path that only a link mentions, as far as the site map says. */
export function kindOfPath(path: string): RouteKind {
  const { use } = findClaimingAddress(path);
  return use === 'screen' || use === 'machine' ? use : 'other';
}
