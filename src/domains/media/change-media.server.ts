import type { ActivityEntry, ActivityValue, Agent } from '#src/platform/activity/activity.ts';
import { recordActivities } from '#src/platform/activity/record-activity.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import type { MediaDeps } from './media-deps.ts';

/** A change with its transaction. */
export interface Change {
  tx: Db;
  at: Date;
  /** adds to the history when the change is done */
  record(entry: MediaEntry): void;
}

interface MediaEntry extends Pick<ActivityEntry, 'before' | 'after'> {
  action:
    | `file.${'added' | 'changed' | 'replaced' | 'brought-back' | 'moved' | 'trashed' | 'restored' | 'purged'}`
    | `folder.${'created' | 'moved' | 'deleted'}`;
  object: { id?: string; label: string };
}

/**
 * Runs a change of the library in one transaction, with its entries in the history, and announces it to all nodes. This node
 * knows it when the promise resolves.
 * @param lockFolders for changes that add files to folders, or change folders
 */
export async function changeMedia<Result>(
  deps: MediaDeps,
  by: Agent,
  work: (change: Change) => Promise<Result>,
  { lockFolders = false } = {},
): Promise<Result> {
  const { db, clock, index, log } = deps;
  const at = clock();
  const entries: MediaEntry[] = [];
  const result = await db.transaction(async (tx) => {
    if (lockFolders) await tx.execute(lock('mediaFolders'));
    const done = await work({ tx, at, record: (entry) => void entries.push(entry) });
    if (entries.length === 0) return done;
    await recordActivities(
      tx,
      entries.map(({ action, object, ...values }) => ({
        actor: by,
        area: 'content',
        action,
        object: { kind: action.startsWith('file.') ? 'file' : 'folder', ...object },
        ...values,
      })),
      at,
    );
    await announceContentChange(tx);
    return done;
  });
  // The announcement refreshes it too, a moment later.
  if (entries.length > 0)
    await index
      .refresh()
      .catch((error: unknown) => log.warn({ err: error }, 'the media index is not current'));
  return result;
}

/** A list of words as one value of the history. */
export const listed = (values: readonly string[]): ActivityValue => values.join(', ') || null;
