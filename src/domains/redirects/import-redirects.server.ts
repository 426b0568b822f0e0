import { eq, lt } from 'drizzle-orm';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { saveUndoable } from './delete-redirects.server.ts';
import { deleteRedirectedNotFound } from './not-found-repository.server.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { listAllRedirects, lockRedirects } from './redirect-repository.server.ts';
import { redirectImports } from './redirects-tables.server.ts';
import type { RedirectDeps } from './save-redirect.server.ts';

/** How long an uploaded file waits. */
const KEPT_MS = 86_400_000;

/** The import of a CSV file: uploaded, shown as a dry run, then applied without the lines that have a problem. */
export function createRedirectImports(deps: RedirectDeps) {
  const { db, siteUrl, paths, clock, log } = deps;
  async function find(userId: string) {
    const [file] = await db
      .select()
      .from(redirectImports)
      .where(eq(redirectImports.userId, userId));
    return file;
  }
  return {
    /** Keeps a file until it is imported; each user has one. */
    async upload({ name, csv }: { name: string; csv: string }, userId: string) {
      const now = clock();
      const isOld = lt(redirectImports.uploadedAt, new Date(now.getTime() - KEPT_MS));
      await db.delete(redirectImports).where(isOld);
      // PostgreSQL text cannot contain NUL.
      const file = { fileName: name, csv: csv.replaceAll('\0', '\uFFFD'), uploadedAt: now };
      await db
        .insert(redirectImports)
        .values({ userId, ...file })
        .onConflictDoUpdate({ target: redirectImports.userId, set: file });
    },
    /** What the file of a user would change now; undefined if there is none. */
    async plan(userId: string): Promise<(ImportPlan & { fileName: string }) | undefined> {
      const file = await find(userId);
      if (!file) return undefined;
      const [stored, existing] = await Promise.all([listAllRedirects(db), paths()]);
      const plan = await planImport(file.csv, stored, siteUrl, canonicalPaths(existing));
      return { ...plan, fileName: file.fileName };
    },
    /** Applies the file of a user, planned anew; `undo` is the id for `undoChange`. Undefined if there is nothing to apply. */
    async apply(by: Actor & { id: string }): Promise<(ImportPlan & { undo: string }) | undefined> {
      const file = await find(by.id);
      if (!file) return undefined;
      const content = canonicalPaths(await paths());
      return db.transaction(async (tx) => {
        await lockRedirects(tx);
        const plan = await planImport(file.csv, await listAllRedirects(tx), siteUrl, content);
        const changed = plan.planned.filter(({ outcome }) => outcome !== 'unchanged');
        const upsert = [...changed, ...plan.collapsed].map(({ redirect }) => redirect);
        if (upsert.length === 0) return undefined;
        const now = clock();
        const undo = await saveUndoable(tx, upsert, { by, now });
        await deleteRedirectedNotFound(
          tx,
          upsert.map(({ from }) => from),
        );
        await tx.delete(redirectImports).where(eq(redirectImports.userId, by.id));
        const count = (outcome: string) =>
          changed.filter((planned) => planned.outcome === outcome).length;
        const after = { File: file.fileName, Added: count('added'), Changed: count('changed') };
        const object = { kind: 'redirects', label: 'redirects' };
        const entry = { actor: by, area: 'site', action: 'redirects.imported', object, after };
        await recordActivity(tx, { ...entry, area: 'site' }, now);
        log.info({ added: after.Added, changed: after.Changed }, 'redirects imported');
        return { ...plan, undo };
      });
    },
    async discard(userId: string) {
      await db.delete(redirectImports).where(eq(redirectImports.userId, userId));
    },
  };
}
