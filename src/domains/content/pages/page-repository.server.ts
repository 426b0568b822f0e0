import { upsert } from '#src/platform/db/upsert.ts';
import { pick } from '#src/platform/pick.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Page } from './page.ts';
import { publicPages } from './page-tables.server.ts';

const pageColumns = pick(publicPages, 'path', 'title', 'seo', 'blocks');

/** The page that is public at a path in place of a default; 'offline' if nothing is, also no default. */
export async function findPublicPage(db: Db, path: string): Promise<Page | 'offline' | undefined> {
  const [row] = await db
    .select({ ...pageColumns, isOffline: publicPages.isOffline })
    .from(publicPages)
    .where(eq(publicPages.path, path));
  if (!row) return undefined;
  const { isOffline, ...page } = row;
  return isOffline ? 'offline' : page;
}

/** Every path of a public page or of one that is offline. */
/** @param among only these of them */
export async function listPublicPaths(
  db: Db,
  among?: readonly string[],
): Promise<{ path: string; isOffline: boolean }[]> {
  return db
    .select(pick(publicPages, 'path', 'isOffline'))
    .from(publicPages)
    .where(among && isOneOf(among));
}

const isOneOf = (paths: readonly string[]) =>
  sql`${publicPages.path} = any(${sql.param([...paths])}::text[])`;

/** Texts of public pages with these paths about themselves, and which of them are offline. */
export const findPublicPageTexts = (db: Db, paths: readonly string[]) =>
  db
    .select(pick(publicPages, 'path', 'title', 'seo', 'isOffline'))
    .from(publicPages)
    .where(isOneOf(paths));

/** Every public page and every one that is offline, without blocks. */
export async function listPublicPageSummaries(db: Db) {
  return db
    .select({
      ...pick(publicPages, 'path', 'title', 'seo', 'isOffline'),
      modified:
        sql<Date>`greatest(${publicPages.publishedAt}, ${publicPages.partChangedAt})`.mapWith(
          publicPages.publishedAt,
        ),
    })
    .from(publicPages);
}

/** Every public page and every one that is offline. */
export async function listPublicPages(db: Db): Promise<(Page & { isOffline: boolean })[]> {
  return db.select({ ...pageColumns, isOffline: publicPages.isOffline }).from(publicPages);
}

interface PublicPage extends Page {
  documentId: string;
  revision: number;
  publishedAt: Date;
}

/** Makes a page public, in place of what its document showed before at any path. */
export const upsertPublicPage = (tx: Db, page: PublicPage) =>
  save(tx, { ...page, blocks: [...page.blocks], isOffline: false });

/** Hides a default page. */
export const hideBuiltInPage = (tx: Db, page: Page, documentId: string, publishedAt: Date) =>
  save(tx, { ...page, blocks: [], documentId, revision: 0, publishedAt, isOffline: true });

const save = (tx: Db, row: typeof publicPages.$inferInsert) =>
  upsert(tx, publicPages, publicPages.documentId, row);

/** Notes that a shared section of some pages has changed, and returns these pages. */
export function updatePartChange(
  tx: Db,
  documentIds: readonly string[],
  partChangedAt: Date,
): Promise<Pick<Page, 'path' | 'seo'>[]> {
  const { documentId, isOffline, path, seo } = publicPages;
  return tx
    .update(publicPages)
    .set({ partChangedAt })
    .where(and(inArray(documentId, documentIds), eq(isOffline, false)))
    .returning({ path, seo });
}

export async function removePublicPage(tx: Db, documentId: string) {
  await tx.delete(publicPages).where(eq(publicPages.documentId, documentId));
}
