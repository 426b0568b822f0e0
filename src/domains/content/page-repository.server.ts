import { desc, eq, isNotNull, max, and } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './page.ts';
import { pageRevisions } from './page-tables.server.ts';

const published = isNotNull(pageRevisions.publishedAt);

/** The newest published revision of a path. */
export async function findPublishedPage(db: Db, path: string): Promise<Page | undefined> {
  const [row] = await db
    .select({
      path: pageRevisions.path,
      title: pageRevisions.title,
      seo: pageRevisions.seo,
      blocks: pageRevisions.blocks,
    })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.path, path), published))
    .orderBy(desc(pageRevisions.revision))
    .limit(1);
  return row;
}

/** Every path that has a published revision. */
export async function listPublishedPaths(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: pageRevisions.path })
    .from(pageRevisions)
    .where(published);
  return rows.map((row) => row.path);
}

/** Adds a revision as published at the given moment. Two writers of one path: the second fails on the unique index. */
export async function insertPublishedRevision(
  db: Db,
  page: Page,
  publishedAt: Date,
): Promise<number> {
  const [last] = await db
    .select({ revision: max(pageRevisions.revision) })
    .from(pageRevisions)
    .where(eq(pageRevisions.path, page.path));
  const revision = (last?.revision ?? 0) + 1;
  await db.insert(pageRevisions).values({
    path: page.path,
    title: page.title,
    seo: page.seo,
    blocks: [...page.blocks],
    revision,
    publishedAt,
  });
  return revision;
}
