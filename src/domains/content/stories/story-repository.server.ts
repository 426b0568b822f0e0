import { upsert } from '#src/platform/db/upsert.ts';
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
export const upsertPublicStory = (tx: Db, given: PublicStory) =>
  save(tx, { ...given, slug: given.story.slug, isOffline: false });

/** Hides a built-in story. */
export const hideBuiltInStory = (tx: Db, slug: string, documentId: string, publishedAt: Date) =>
  save(tx, {
    documentId,
    slug,
    story: null,
    position: null,
    revision: 0,
    publishedAt,
    isOffline: true,
  });

const save = (tx: Db, row: typeof publicStories.$inferInsert) =>
  upsert(tx, publicStories, publicStories.documentId, row);

export async function deletePublicStory(tx: Db, documentId: string) {
  await tx.delete(publicStories).where(eq(publicStories.documentId, documentId));
}
