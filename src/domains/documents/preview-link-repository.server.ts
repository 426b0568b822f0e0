import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { InferInsertModel, InferSelectModel } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { previewLinks } from './document-tables.server.ts';
import type { PreviewLink } from './preview-links.server.ts';

const works = (now: Date) => and(isNull(previewLinks.revokedAt), gt(previewLinks.expiresAt, now));

const ofDocument = (documentId: string, now: Date) =>
  and(eq(previewLinks.documentId, documentId), works(now));

export async function insertLink(
  tx: Db,
  values: InferInsertModel<typeof previewLinks>,
): Promise<PreviewLink> {
  const [row] = await tx.insert(previewLinks).values(values).returning();
  return present(row!);
}

export async function listWorkingLinks(
  db: Db,
  documentId: string,
  now: Date,
): Promise<PreviewLink[]> {
  const rows = await db
    .select()
    .from(previewLinks)
    .where(ofDocument(documentId, now))
    .orderBy(desc(previewLinks.createdAt), previewLinks.id);
  return rows.map(present);
}

export const countWorkingLinks = (db: Db, documentId: string, now: Date): Promise<number> =>
  db.$count(previewLinks, ofDocument(documentId, now));

export async function findWorkingLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ documentId: string; expiresAt: Date } | undefined> {
  const [row] = await db
    .select({ documentId: previewLinks.documentId, expiresAt: previewLinks.expiresAt })
    .from(previewLinks)
    .where(and(eq(previewLinks.tokenHash, tokenHash), works(now)));
  return row;
}

/** @returns how many of them worked */
export async function deleteLinks(tx: Db, now: Date): Promise<number> {
  const total = await tx.$count(previewLinks, works(now));
  await tx.delete(previewLinks);
  return total;
}

/** @returns the link, if it still worked */
export async function revokeLink(
  tx: Db,
  documentId: string,
  id: string,
  now: Date,
): Promise<PreviewLink | undefined> {
  const [row] = await tx
    .update(previewLinks)
    .set({ revokedAt: now })
    .where(and(eq(previewLinks.id, id), ofDocument(documentId, now)))
    .returning();
  return row && present(row);
}

export async function deleteDeadLinks(db: Db, now: Date): Promise<number> {
  const rows = await db
    .delete(previewLinks)
    .where(or(isNotNull(previewLinks.revokedAt), lte(previewLinks.expiresAt, now)))
    .returning({ id: previewLinks.id });
  return rows.length;
}

const present = (row: InferSelectModel<typeof previewLinks>): PreviewLink => ({
  id: row.id,
  createdAt: row.createdAt,
  createdBy: { id: row.createdById, name: row.createdByName },
  expiresAt: row.expiresAt,
});
