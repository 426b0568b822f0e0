import { randomUUID } from 'node:crypto';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentContent, SaveResult } from '../document.ts';
import { findDocument, lockDocumentFacts } from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { findContent } from '../history/history-repository.server.ts';
import { storeWorkingCopy } from '../save/save-document.server.ts';
import type { EntryId } from '../history/timeline.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Makes an earlier state the working copy, as a new version. */
export function restoreDocument(
  deps: EngineDeps,
  id: string,
  entry: EntryId,
  base: number,
  by: Actor,
): Promise<SaveResult> {
  return deps.db.transaction(async (tx): Promise<SaveResult> => {
    const row = await lockDocumentFacts(tx, id);
    const content =
      row && !row.trashedAt && (await findStateContent({ ...deps, db: tx }, id, entry));
    if (!row || !content) return { ok: false, reason: 'gone' };
    const restoredFrom = `${entry.type} ${entry.number}`;
    return storeWorkingCopy(tx, deps, row, {
      base,
      content,
      by,
      saveId: randomUUID(),
      restoredFrom,
    });
  });
}

/** The content of a checkpoint or revision; of checkpoint 0, which is not stored, the text of the built-in page. */
export async function findStateContent(
  { db, adapters }: Pick<EngineDeps, 'adapters'> & { db: Db },
  id: string,
  entry: EntryId,
): Promise<DocumentContent | undefined> {
  if (entry.type !== 'checkpoint' || entry.number !== 0) return findContent(db, id, entry);
  const row = await findDocument(db, id);
  return row?.builtInPath ? adapters[row.kind].builtIn?.(row.builtInPath) : undefined;
}
