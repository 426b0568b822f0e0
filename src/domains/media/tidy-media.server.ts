import { KEPT_DAYS } from './asset.ts';
import {
  deleteOldVersions,
  listDeletable,
  listNeeded,
  markUnused,
} from './bytes-repository.server.ts';
import { deleteUnusedBytes } from './delete-bytes.server.ts';
import { daysAfter, daysBefore } from './kept-time.ts';
import type { MediaDeps } from './media-deps.ts';
import { BYTES_FOLDER } from './storage-key.ts';
import { purgeExpired } from './trash-assets.server.ts';

/** Keys that are looked up or deleted together. */
const BATCH = 500;

interface TidiedMedia {
  /** files that had been in the trash for 30 days */
  purged: number;
  /** earlier files that had been replaced for 30 days */
  versions: number;
  /** bytes that no file needs, found in the store; they are deleted in 30 days */
  found: number;
  deleted: number;
}

/** Deletes what is not kept any longer. Stops at any time without harm: the next run goes on. */
export async function tidyMediaFiles(deps: MediaDeps): Promise<TidiedMedia> {
  const purged = await purgeExpired(deps);
  const versions = await forgetOldVersions(deps);
  const found = await markOrphans(deps);
  const deleted = await deleteMarked(deps);
  return { purged, versions, found, deleted };
}

/** Their bytes are marked in the same transaction, so that a crash loses no trace of them. */
const forgetOldVersions = ({ db, clock }: MediaDeps): Promise<number> =>
  db.transaction(async (tx) => {
    const keys = await deleteOldVersions(tx, daysBefore(clock(), KEPT_DAYS));
    const needed = await listNeeded(tx, keys);
    await markUnused(
      tx,
      keys.filter((key) => !needed.has(key)),
      clock(),
    );
    return keys.length;
  });

/** An upload stores bytes before its file is added; one that died in between leaves bytes that nothing needs. */
async function markOrphans({ db, store, clock }: MediaDeps) {
  let found = 0;
  let batch: string[] = [];
  const flush = async () => {
    const needed = await listNeeded(db, batch);
    const orphans = batch.filter((key) => !needed.has(key));
    await markUnused(db, orphans, daysAfter(clock(), KEPT_DAYS));
    found += orphans.length;
    batch = [];
  };
  for await (const key of store.paths(BYTES_FOLDER)) {
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return found;
}

async function deleteMarked(deps: MediaDeps) {
  let deleted = 0;
  for (;;) {
    const keys = await listDeletable(deps.db, deps.clock(), BATCH);
    const now = await deleteUnusedBytes(deps, keys);
    deleted += now;
    // What is left cannot be deleted now.
    if (keys.length < BATCH || now === 0) return deleted;
  }
}
