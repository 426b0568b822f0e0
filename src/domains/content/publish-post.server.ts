import { isIndexable } from '#src/domains/seo/indexable.ts';
import type { Notices } from '#src/domains/seo/submit-addresses.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { isFixedSlug } from './fixed-slug.ts';
import { parsePostSeo, type Post } from './post.ts';
import { upsertPost } from './post-repository.server.ts';

/**
 * Adds a post or replaces the one with its slug, and tells every node to drop its cached documents, in one transaction.
 * Search engines are told of a published one, unless it asks them to keep out or names another page to list.
 * @returns the post's id
 * @throws when the slug is that of a fixed page
 */
export async function savePost(
  db: Database['db'],
  post: Post,
  now: Date,
  notices?: Notices,
): Promise<string> {
  const path = `/insights/${post.slug}`;
  if (isFixedSlug(post.slug)) throw new Error(`${path} is a page: a post needs another slug`);
  return db.transaction(async (tx) => {
    const seo = parsePostSeo(post.seo);
    const id = await upsertPost(tx, { ...post, seo }, now);
    await announceContentChange(tx);
    if (post.status === 'published' && isIndexable(path, seo)) await notices?.changed(tx, [path]);
    return id;
  });
}
