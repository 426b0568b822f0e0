import type { Services } from '#src/services.server.ts';
import type { ListingRequest } from './listing-request.ts';

/**
 * The present name of a category without posts, so that links to its old name lead on. Undefined if it was not renamed, or if
 * its new name has no posts either: two names that were renamed to each other must not lead in a circle.
 */
export async function findRenamedCategory(
  { tags, posts, log }: Pick<Services, 'tags' | 'posts' | 'log'>,
  { category }: Pick<ListingRequest, 'category'>,
): Promise<string | undefined> {
  if (category === undefined) return undefined;
  try {
    const renamed = await tags.replacementOf(category);
    if (renamed === undefined) return undefined;
    const listing = await posts.listing({ category: renamed, page: 1 });
    return listing.featured || listing.posts.length > 0 ? renamed : undefined;
  } catch (error) {
    log.error({ err: error }, 'the new name of a category could not be read');
    return undefined;
  }
}
