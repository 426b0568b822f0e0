import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivities } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { isSame, type Redirect } from './redirect.ts';
import { redirectEntry } from './redirect-activity.ts';
import {
  deleteRedirects as deleteRows,
  listAllRedirects,
  lockRedirects,
  readStored,
  keepForUndo,
  restoreRedirect,
  saveChange,
  takeUndo,
} from './redirect-repository.server.ts';
import { MemoryRedirects } from './redirect-source.ts';
import type { StoredRedirect } from './redirect-views.ts';
import { addRedirect } from './redirects.ts';
import type { RedirectDeps } from './save-redirect.server.ts';

export interface Deletion {
  /** for `undoChange`, within a day */
  id: string;
  deleted: readonly Redirect[];
}

/**
 * Deletes redirects. Those that were collapsed with them keep their targets.
 * @param starts `Redirect.from`; unknown ones are ignored
 */
export async function deleteRedirects(
  { db, clock, log }: Pick<RedirectDeps, 'db' | 'clock' | 'log'>,
  starts: readonly string[],
  by: Actor,
): Promise<Deletion> {
  // PostgreSQL text cannot contain NUL.
  const known = starts.filter((from) => !from.includes('\0'));
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const deleted = await deleteRows(tx, known);
    if (deleted.length === 0) return { id: randomUUID(), deleted };
    const now = clock();
    const id = await keepForUndo(tx, deleted, now);
    await recordActivities(
      tx,
      deleted.map((redirect) => redirectEntry(by, redirect, undefined)),
      now,
    );
    log.info({ deleted: deleted.length }, 'redirects deleted');
    return { id, deleted };
  });
}

/** Stores the changes of an import so that they can be undone together. */
export async function saveUndoable(
  tx: Db,
  upsert: readonly Redirect[],
  { by, now }: { by: Actor; now: Date },
): Promise<string> {
  const before = await readStored(
    tx,
    upsert.map(({ from }) => from),
  );
  await saveChange(tx, { upsert: [...upsert], remove: [] }, { by, now });
  const existed = new Map(before.map((stored) => [stored.from, stored]));
  const added = upsert.filter(({ from }) => !existed.has(from));
  const kept = [
    ...(await readStored(
      tx,
      added.map(({ from }) => from),
    ).then((rows) => rows.map((row) => ({ ...row, change: 'added' as const })))),
    ...upsert.flatMap((change) => {
      const stored = existed.get(change.from);
      return stored ? [{ ...stored, change }] : [];
    }),
  ];
  return keepForUndo(tx, kept, now);
}

/**
 * Restores redirects that were deleted or imported, with their hits, except those whose address has a page or was changed again
 * since, and those that would loop by now.
 * @returns undefined if the change is unknown, undone or too old
 */
export async function undoChange(
  { db, paths, clock }: RedirectDeps,
  id: string,
  by: Actor,
): Promise<{ restored: number; refused: number } | undefined> {
  const content = canonicalPaths(await paths());
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const kept = await takeUndo(tx, id);
    if (!kept) return undefined;
    const now = clock();
    const all = new MemoryRedirects(await listAllRedirects(tx));
    const isUntouched = ({ from, change, ...stored }: StoredRedirect) => {
      const current = all.get(from);
      if (change === undefined) return !current && !content.has(from);
      return current && isSame(current, change === 'added' ? { from, ...stored } : change);
    };
    const undone = kept.redirects.filter(isUntouched);
    const [added, changed] = [
      undone.filter(({ change }) => change === 'added'),
      undone.filter(({ change }) => change !== 'added'),
    ];
    await deleteRows(
      tx,
      added.map(({ from }) => from),
    );
    for (const { from } of added) all.delete(from);
    const entries = added.map((stored) => redirectEntry(by, stored, undefined));
    const upsert = new Map<string, Redirect>();
    for (const stored of changed) {
      const replaced = all.get(stored.from);
      // Collapses chains with what was saved meanwhile.
      const addition = await addRedirect(all, stored, (path) => content.get(path));
      if (!addition.ok) continue;
      if (!replaced) await restoreRedirect(tx, stored);
      for (const each of addition.upsert) {
        all.set(each);
        upsert.set(each.from, each);
      }
      entries.push(redirectEntry(by, replaced, stored));
    }
    await saveChange(tx, { upsert: [...upsert.values()], remove: [] }, { by, now });
    await recordActivities(tx, entries, now);
    return { restored: entries.length, refused: kept.redirects.length - entries.length };
  });
}
