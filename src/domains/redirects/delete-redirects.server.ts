import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivities } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { canonicalPaths } from './canonical-paths.server.ts';
import type { Redirect } from './redirect.ts';
import { redirectEntry } from './redirect-activity.ts';
import {
  deleteRedirects as deleteRows,
  findRedirect,
  lockRedirects,
  restoreRedirect,
  saveChange,
  storedRedirects,
} from './redirect-repository.server.ts';
import { redirectDeletions } from './redirects-tables.server.ts';
import { addRedirect } from './redirects.ts';
import type { RedirectDeps } from './save-redirect.server.ts';

const UNDO_MS = 86_400_000;

export interface Deletion {
  /** for `undoDeletion`, within a day */
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
    const id = randomUUID();
    const now = clock();
    if (deleted.length === 0) return { id, deleted };
    await tx.insert(redirectDeletions).values({ id, redirects: deleted, deletedAt: now });
    const isOld = lt(redirectDeletions.deletedAt, new Date(now.getTime() - UNDO_MS));
    await tx.delete(redirectDeletions).where(isOld);
    await recordActivities(
      tx,
      deleted.map((redirect) => redirectEntry(by, redirect, undefined)),
      now,
    );
    log.info({ deleted: deleted.length }, 'redirects deleted');
    return { id, deleted };
  });
}

/**
 * Restores deleted redirects with their hits, except those whose address has a page or another redirect by now, and those that
 * would loop.
 * @returns undefined if the deletion is unknown, undone or too old
 */
export async function undoDeletion(
  { db, paths, clock }: RedirectDeps,
  id: string,
  by: Actor,
): Promise<{ restored: number; refused: number } | undefined> {
  const content = canonicalPaths(await paths());
  return db.transaction(async (tx) => {
    await lockRedirects(tx);
    const [deletion] = await tx
      .delete(redirectDeletions)
      .where(eq(redirectDeletions.id, id))
      .returning();
    if (!deletion) return undefined;
    const now = clock();
    const restored = [];
    for (const stored of deletion.redirects) {
      if (!(await canRestore(tx, stored, content))) continue;
      await restoreRedirect(tx, stored);
      // Collapses chains with what was saved meanwhile.
      const addition = await addRedirect(storedRedirects(tx), stored, (path) => content.get(path));
      if (addition.ok) await saveChange(tx, addition, { by, now });
      restored.push(redirectEntry(by, undefined, stored));
    }
    await recordActivities(tx, restored, now);
    return {
      restored: restored.length,
      refused: deletion.redirects.length - restored.length,
    };
  });
}

async function canRestore(tx: Db, redirect: Redirect, content: ReadonlyMap<string, string>) {
  const { from } = redirect;
  if (content.has(from)) return false;
  if (await findRedirect(tx, from)) return false;
  return (await addRedirect(storedRedirects(tx), redirect, (at) => content.get(at))).ok;
}
