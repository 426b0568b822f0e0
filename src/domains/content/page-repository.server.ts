import { and, desc, eq, isNotNull, max } from 'drizzle-orm';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
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

/** The newest published revision of every path, without its blocks. */
export async function listPublishedPageSummaries(db: Db) {
  return db
    .selectDistinctOn([pageRevisions.path], {
      path: pageRevisions.path,
      title: pageRevisions.title,
      seo: pageRevisions.seo,
      publishedAt: pageRevisions.publishedAt,
    })
    .from(pageRevisions)
    .where(published)
    .orderBy(pageRevisions.path, desc(pageRevisions.revision));
}

/** The newest published revision of every path. */
export async function listPublishedPages(db: Db): Promise<Page[]> {
  return db
    .selectDistinctOn([pageRevisions.path], {
      path: pageRevisions.path,
      title: pageRevisions.title,
      seo: pageRevisions.seo,
      blocks: pageRevisions.blocks,
    })
    .from(pageRevisions)
    .where(published)
    .orderBy(pageRevisions.path, desc(pageRevisions.revision));
}

/**
 * Adds a published revision, numbered after the last one of its path. A lock makes a second writer of the path wait for the
 * first to commit, so both revisions are stored.
 * @param tx the transaction that publishes; the lock ends with it
 * @returns the revision's number
 */
export async function insertPublishedRevision(
  tx: Db,
  page: Page,
  publishedAt: Date,
): Promise<number> {
  await tx.execute(lockKey(`cms_page_revisions ${page.path}`));
  const [last] = await tx
    .select({ revision: max(pageRevisions.revision) })
    .from(pageRevisions)
    .where(eq(pageRevisions.path, page.path));
  const revision = (last?.revision ?? 0) + 1;
  await tx.insert(pageRevisions).values({
    path: page.path,
    title: page.title,
    seo: page.seo,
    blocks: [...page.blocks],
    revision,
    publishedAt,
  });
  return revision;
}
