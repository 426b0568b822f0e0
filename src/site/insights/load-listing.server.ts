import type { PostArchive, PostListing } from '#src/domains/content/post-reader.server.ts';
import { AI_QUOTIENT_PATH } from '#src/domains/site-map/paths.ts';
import type { Services } from '#src/services.server.ts';
import { type ListingRequest, readListingRequest } from './listing-request.ts';

interface LoadedListing {
  request: ListingRequest;
  listing: PostListing;
  archive: PostArchive | undefined;
  hasAssessment: boolean;
  /** false for a category nobody wrote in and for a page beyond the last */
  isFound: boolean;
}

/** What no address asks for: shows the empty state, and the ways back. */
const NOWHERE: ListingRequest = {
  category: undefined,
  page: 99_999,
  archivePage: 1,
  isArchiveOpen: false,
};

/**
 * Everything /insights shows.
 * @returns undefined when the posts cannot be read, which is logged
 */
export async function loadListing(
  { posts, pages, log }: Pick<Services, 'posts' | 'pages' | 'log'>,
  query: URLSearchParams,
): Promise<LoadedListing | undefined> {
  const asked = readListingRequest(query);
  const request = asked ?? NOWHERE;
  try {
    const [listing, archive, paths] = await Promise.all([
      posts.listing(request),
      // Without its archive the listing still serves (spec section 7: errors silently ignored).
      posts.archive(request.archivePage).catch(() => undefined),
      pages.paths(),
    ]);
    const isFirstOfAll = request.page === 1 && request.category === undefined;
    const hasPosts = listing.featured !== undefined || listing.posts.length > 0;
    const hasArchive = request.archivePage === 1 || (archive?.years.length ?? 1) > 0;
    return {
      request,
      listing,
      archive,
      hasAssessment: paths.has(AI_QUOTIENT_PATH),
      isFound: asked !== undefined && (hasPosts || isFirstOfAll) && hasArchive,
    };
  } catch (error) {
    log.error({ err: error }, 'posts cannot be read');
    return undefined;
  }
}
