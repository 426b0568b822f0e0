import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentReference } from './document-adapter.ts';
import { documentReferences } from './document-tables.server.ts';

/** Replaces what is known of the working copy of a document, or of its live revision. */
export async function replaceReferences(
  tx: Db,
  documentId: string,
  isLive: boolean,
  references: readonly DocumentReference[],
): Promise<void> {
  await tx
    .delete(documentReferences)
    .where(
      and(eq(documentReferences.documentId, documentId), eq(documentReferences.isLive, isLive)),
    );
  if (references.length > 0)
    await tx
      .insert(documentReferences)
      .values(references.map((reference) => ({ documentId, isLive, ...reference })))
      .onConflictDoNothing();
}
