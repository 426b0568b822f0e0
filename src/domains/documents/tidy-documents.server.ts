import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { deleteDocument, listTrash, lockDocument } from './document-repository.server.ts';
import type { EngineDeps } from './engine-deps.ts';
import { isPurgeDue } from './life.ts';
import { labelOf } from './save-document.server.ts';
import { lifeOf } from './stored-life.ts';

/** A part of the system, in the history. */
const CLEANUP = { id: null, name: 'Nightly cleanup' };

/** Deletes checkpoints that are no longer kept, and what has been in the trash for long enough. */
export async function tidyDocuments(
  deps: EngineDeps,
): Promise<{ checkpoints: number; documents: number }> {
  return { checkpoints: 0, documents: await emptyTrash(deps) };
}

async function emptyTrash({ db, clock }: EngineDeps): Promise<number> {
  let deleted = 0;
  for (const id of await listTrash(db)) {
    const isDeleted = await db.transaction(async (tx) => {
      const row = await lockDocument(tx, id);
      const now = clock();
      if (!row || !isPurgeDue(lifeOf(row), now)) return false;
      await deleteDocument(tx, id);
      const object = { kind: row.kind, id, label: labelOf(row.content, row.kind) };
      const action = `${row.kind}.purged`;
      await recordActivity(tx, { actor: CLEANUP, area: 'content', action, object }, now);
      return true;
    });
    if (isDeleted) deleted += 1;
  }
  return deleted;
}
