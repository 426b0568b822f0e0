import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from '../document.ts';
import type { DocumentAdapter, UntrackedContent } from '../document-adapter.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { insertCheckpoint, insertRevision } from '../history/history-repository.server.ts';
import { storeFacts } from '../lists/facts-repository.server.ts';
import { replaceReferences } from '../references/reference-repository.server.ts';
import { readKnown, claimBuiltIn, insertUntracked } from './adoption-repository.server.ts';

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

async function adoptOne(
  tx: Db,
  kind: DocumentKind,
  adapter: DocumentAdapter,
  { id, builtInPath, content, createdAt, savedAt, liveSince }: UntrackedContent,
) {
  if (builtInPath !== undefined && (await claimBuiltIn(tx, kind, builtInPath))) return;
  const address = adapter.addressOf(content);
  const version = builtInPath === undefined ? 1 : 0;
  const row = await insertUntracked(tx, {
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
  });
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
