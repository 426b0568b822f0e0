import { pick } from '#src/platform/pick.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { publicStories } from './story-tables.server.ts';
import type { SuccessStory } from './success-story.ts';

/** Every public story, and every one that is offline. */
export const listPublicStories = (db: Db) =>
  db
    .select(pick(publicStories, 'slug', 'story', 'position', 'publishedAt', 'isOffline'))
    .from(publicStories);

interface PublicStory {
  documentId: string;
  revision: number;
  story: SuccessStory;
  position: number | null;
  publishedAt: Date;
}

/** Makes a story public, in place of what its document showed before at any slug. */
export async function upsertPublicStory(tx: Db, given: PublicStory) {
  const values = { ...given, slug: given.story.slug, isOffline: false };
  await tx
    .insert(publicStories)
    .values(values)
    .onConflictDoUpdate({ target: publicStories.documentId, set: values });
}

/** Hides a built-in story. */
export async function hideBuiltInStory(
  tx: Db,
  slug: string,
  documentId: string,
  publishedAt: Date,
) {
  const values = { slug, story: null, position: null, revision: 0, publishedAt, isOffline: true };
  await tx
    .insert(publicStories)
    .values({ ...values, documentId })
    .onConflictDoUpdate({ target: publicStories.documentId, set: values });
}

export async function deletePublicStory(tx: Db, documentId: string) {
  await tx.delete(publicStories).where(eq(publicStories.documentId, documentId));
}
