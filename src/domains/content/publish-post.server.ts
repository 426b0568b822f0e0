import { isIndexable } from '#src/domains/seo/indexable.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { claimPostAddress } from './claim-address.server.ts';
import { parsePostSeo, type Post } from './post.ts';
import { upsertPost } from './post-repository.server.ts';
import type { PublishOptions } from './publish-page.server.ts';

/**
 * Adds a post or replaces the one with its slug, and notifies every node to drop its cached documents, in one transaction.
 * Submits a published post to search engines unless it has `noindex` or the canonical of another page.
 * @returns the post's id
 * @throws RefusedAddressError with a message for the editor, if no post may have the slug
 */
export async function savePost(
  db: Database['db'],
  post: Post,
  now: Date,
  { defaults = [], searchEngineUpdates }: PublishOptions = {},
): Promise<string> {
  const path = postPath(post.slug);
  return db.transaction(async (tx) => {
    await claimPostAddress(tx, post.slug, defaults);
    const seo = parsePostSeo(post.seo);
    const id = await upsertPost(tx, { ...post, seo }, now);
    await announceContentChange(tx);
    if (post.status === 'published' && isIndexable(path, seo))
      await searchEngineUpdates?.enqueue(tx, [path]);
    return id;
  });
}
