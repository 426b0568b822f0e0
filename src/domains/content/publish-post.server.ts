import { isIndexable } from '#src/domains/seo/indexable.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { claimPostAddress } from './claim-address.server.ts';
import { parsePostSeo, type Post } from './post.ts';
import { upsertPost } from './post-repository.server.ts';
import type { PublishOptions } from './publish-page.server.ts';

/**
 * Adds a post or replaces the one with its slug, and tells every node to drop its cached documents, in one transaction.
 * Search engines are told of a published one, unless it asks them to keep out or names another page to list.
 * @returns the post's id
 * @throws RefusedAddressError, whose message says why no post can have the slug
 */
export async function savePost(
  db: Database['db'],
  post: Post,
  now: Date,
  { defaults = [], notices }: PublishOptions = {},
): Promise<string> {
  const path = postPath(post.slug);
  return db.transaction(async (tx) => {
    await claimPostAddress(tx, post.slug, defaults);
    const seo = parsePostSeo(post.seo);
    const id = await upsertPost(tx, { ...post, seo }, now);
    await announceContentChange(tx);
    if (post.status === 'published' && isIndexable(path, seo)) await notices?.changed(tx, [path]);
    return id;
  });
}
