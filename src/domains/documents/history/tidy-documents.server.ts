import type { Db } from '#src/platform/db/database.server.ts';
import {
  deleteDocument,
  listTrash,
  lockDocument,
  lockDocumentFacts,
} from '../document-repository.server.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { isPurgeDue } from '../life/life.ts';
import { recordAct } from '../save/record-change.server.ts';
import { lifeOf } from '../life/stored-life.ts';
import { thin } from './thinning.ts';
import {
  deleteCheckpoints,
  listCheckpoints,
  listPublishedVersions,
  listThinnable,
} from './thinning-repository.server.ts';

const DAY_MS = 24 * 3_600_000;

/** Who deletes, in the history. */
const CLEANUP = { id: null, name: 'Nightly cleanup' };

/** Deletes checkpoints that are no longer kept, and what has been in the trash for long enough. */
export async function tidyDocuments(
  deps: EngineDeps,
): Promise<{ checkpoints: number; documents: number }> {
  const documents = await emptyTrash(deps);
  return { checkpoints: await thinCheckpoints(deps), documents };
}

async function emptyTrash({ db, clock }: EngineDeps) {
  let deleted = 0;
  for (const id of await listTrash(db)) {
    const isDeleted = await db.transaction(async (tx) => {
      const row = await lockDocument(tx, id);
      const now = clock();
      if (!row || !isPurgeDue(lifeOf(row), now)) return false;
      await deleteDocument(tx, id);
      await recordAct(tx, row, 'purged', CLEANUP, now);
      return true;
    });
    if (isDeleted) deleted += 1;
  }
  return deleted;
}

/** One transaction per document, so that no editor waits long. */
async function thinCheckpoints({ db, clock }: EngineDeps) {
  const now = clock();
  let deleted = 0;
  for (const id of await listThinnable(db, new Date(now.getTime() - DAY_MS)))
    deleted += await db.transaction((tx) => thinDocument(tx, id, now));
  return deleted;
}

async function thinDocument(tx: Db, id: string, now: Date) {
  // A save waits, so that the newest checkpoint stays the newest.
  if (!(await lockDocumentFacts(tx, id))) return 0;
  const checkpoints = await listCheckpoints(tx, id);
  const versions = thin(checkpoints, now, await listPublishedVersions(tx, id));
  return deleteCheckpoints(tx, id, versions);
}
