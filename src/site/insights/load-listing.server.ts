import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import { type ListingRequest, readListingRequest } from './listing-request.ts';

/** Used for an invalid address: has no posts, so the page shows its empty state. */
const INVALID_REQUEST: ListingRequest = {
  category: undefined,
  page: 99_999,
  archivePage: 1,
  isArchiveOpen: false,
};

/**
 * Loads everything that /insights shows.
 * @returns undefined if the posts cannot be loaded, which is logged
 */
export async function loadListing(
  { posts, pages, log }: Pick<Services, 'posts' | 'pages' | 'log'>,
  query: URLSearchParams,
) {
  const parsed = readListingRequest(query);
  const request = parsed ?? INVALID_REQUEST;
  try {
    const [listing, archive, paths] = await Promise.all([
      posts.listing(request),
      // The listing works without its archive (docs/specification.md, section 7: errors silently ignored).
      posts.archive(request.archivePage).catch(() => undefined),
      pages.pathsAmong([AI_QUOTIENT_PATH]),
    ]);
    const isFirstOfAll = request.page === 1 && request.category === undefined;
    const hasPosts = listing.featured !== undefined || listing.posts.length > 0;
    const hasArchive = request.archivePage === 1 || (archive?.years.length ?? 1) > 0;
    return {
      request,
      listing,
      archive,
      hasAssessment: paths.has(AI_QUOTIENT_PATH),
      /** false for a category without posts and for a page beyond the last */
      isFound: parsed !== undefined && (hasPosts || isFirstOfAll) && hasArchive,
    };
  } catch (error) {
    log.error({ err: error }, 'posts could not be loaded');
    return undefined;
  }
}
