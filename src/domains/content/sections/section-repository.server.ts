import { upsert } from '#src/platform/db/upsert.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { StoredBlock } from '../pages/page.ts';
import { publicSections } from './section-tables.server.ts';

/** The blocks of public shared sections by id. */
export async function findPublicSections(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, StoredBlock[]>> {
  if (ids.length === 0) return new Map();
  const { documentId, blocks } = publicSections;
  const rows = await db
    .select({ documentId, blocks })
    .from(publicSections)
    .where(inArray(documentId, ids));
  return new Map(rows.map((row) => [row.documentId, row.blocks]));
}

/** Makes a shared section public, in place of its earlier revision. */
export const upsertPublicSection = (tx: Db, section: typeof publicSections.$inferInsert) =>
  upsert(tx, publicSections, publicSections.documentId, section);

export async function removePublicSection(tx: Db, documentId: string) {
  await tx.delete(publicSections).where(eq(publicSections.documentId, documentId));
}
