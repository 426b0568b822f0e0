import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { KnownDocuments } from '#src/domains/documents/document-adapter.ts';
import { documents } from '#src/domains/documents/document-tables.server.ts';

export async function readKnown(db: Db, kind: DocumentKind): Promise<Omit<KnownDocuments, 'now'>> {
  const rows = await db
    .select({ path: documents.builtInPath })
    .from(documents)
    .where(and(eq(documents.kind, kind), sql`${documents.builtInPath} is not null`));
  return {
    // Of all kinds, which an index has.
    ids: sql`select ${documents.id} from ${documents}`,
    builtInPaths: new Set(rows.map(({ path }) => path!)),
  };
}

/** The previous release published built-in pages without naming them so. @returns whether there was one */
export async function claimBuiltIn(tx: Db, kind: DocumentKind, path: string): Promise<boolean> {
  const claimed = await tx
    .update(documents)
    .set({ builtInPath: path, builtInVersion: 0 })
    .where(
      and(
        eq(documents.kind, kind),
        isNull(documents.builtInPath),
        eq(documents.liveAddress, path),
        sql`${documents.liveRevision} is not null`,
      ),
    );
  return (claimed.rowCount ?? 0) > 0;
}

/** Adds a document unless there is one; undefined if there is. */
export async function insertUntracked(tx: Db, values: typeof documents.$inferInsert) {
  const [row] = await tx
    .insert(documents)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: documents.id });
  return row;
}
