import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from './document.ts';
import type { DocumentAdapter, UntrackedContent, KnownDocuments } from './document-adapter.ts';
import { documents } from './document-tables.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { insertCheckpoint, insertRevision } from './history-repository.server.ts';
import { storeFacts } from './list/facts-repository.server.ts';
import { replaceReferences } from './reference-repository.server.ts';

/** Gives content of a kind that has no document one. Safe to run on several nodes at once. @returns how many */
export async function adoptContent(
  { db, clock, adapters }: Pick<EngineDeps, 'db' | 'clock' | 'adapters'>,
  kind: DocumentKind,
): Promise<number> {
  const adapter = adapters[kind];
  let adopted = 0;
  if (!adapter.findUntracked) return adopted;
  for (;;) {
    const untracked = await adapter.findUntracked(db, {
      ...(await readKnown(db, kind)),
      now: clock(),
    });
    if (untracked.length === 0) return adopted;
    await db.transaction(async (tx) => {
      for (const content of untracked) await adoptOne(tx, kind, adapter, content);
    });
    adopted += untracked.length;
  }
}

async function readKnown(db: Db, kind: DocumentKind): Promise<Omit<KnownDocuments, 'now'>> {
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

async function adoptOne(
  tx: Db,
  kind: DocumentKind,
  adapter: DocumentAdapter,
  { id, builtInPath, content, createdAt, savedAt, liveSince }: UntrackedContent,
): Promise<void> {
  if (builtInPath !== undefined && (await claimBuiltIn(tx, kind, builtInPath))) return;
  const address = adapter.addressOf(content);
  const version = builtInPath === undefined ? 1 : 0;
  const [row] = await tx
    .insert(documents)
    .values({
      ...(id !== undefined && { id }),
      kind,
      builtInPath: builtInPath ?? null,
      content,
      version,
      savedAt,
      address,
      createdAt,
      ...(liveSince && {
        liveRevision: 1,
        liveVersion: 1,
        liveAddress: address,
        liveSince,
        firstPublishedAt: liveSince,
      }),
    })
    .onConflictDoNothing()
    .returning({ id: documents.id });
  if (!row) return;
  const references = adapter.references?.(content) ?? [];
  await replaceReferences(tx, row.id, false, references);
  const facts = adapter.facts?.(content);
  if (facts) await storeFacts(tx, row.id, facts);
  if (version === 0) return;
  const made = { documentId: row.id, version, content, at: savedAt, by: null };
  await insertCheckpoint(tx, made);
  if (!liveSince) return;
  await insertRevision(tx, 1, { ...made, address });
  await replaceReferences(tx, row.id, true, references);
}

/** The previous release published built-in pages without naming them so. @returns whether there was one */
async function claimBuiltIn(tx: Db, kind: DocumentKind, path: string): Promise<boolean> {
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
