import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { saveUndoable } from './delete-redirects.server.ts';
import { deleteRedirectedNotFound } from './not-found-repository.server.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { listAllRedirects, lockRedirects, uploads } from './redirect-repository.server.ts';
import type { RedirectDeps } from './save-redirect.server.ts';

/** The import of a CSV file: uploaded, shown as a dry run, then applied without the lines that have a problem. */
export function createRedirectImports(deps: RedirectDeps) {
  const { db, siteUrl, paths, clock, log } = deps;
  return {
    /** Keeps a file until it is imported; each user has one. */
    async upload({ name, csv }: { name: string; csv: string }, userId: string) {
      const now = clock();
      // PostgreSQL text cannot contain NUL.
      const file = { fileName: name, csv: csv.replaceAll('\0', '\uFFFD'), uploadedAt: now };
      await uploads.keep(db, { userId, ...file }, now);
    },
    /** Plans the changes of a user's file; undefined if there is none. */
    async plan(userId: string): Promise<(ImportPlan & { fileName: string }) | undefined> {
      const file = await uploads.find(db, userId);
      if (!file) return undefined;
      const [stored, existing] = await Promise.all([listAllRedirects(db), paths()]);
      const plan = await planImport(file.csv, stored, siteUrl, canonicalPaths(existing));
      return { ...plan, fileName: file.fileName };
    },
    /** Applies the file of a user, planned anew; `undo` is the id for `undoChange`. Undefined if there is nothing to apply. */
    async apply(by: Actor): Promise<(ImportPlan & { undo: string }) | undefined> {
      const file = await uploads.find(db, by.id);
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
        await uploads.discard(tx, by.id);
        const count = (outcome: string) =>
          changed.filter((planned) => planned.outcome === outcome).length;
        const after = { File: file.fileName, Added: count('added'), Changed: count('changed') };
        const object = { kind: 'redirects', label: 'redirects' };
        const action = 'redirects.imported';
        await recordActivity(tx, { actor: by, area: 'site', action, object, after }, now);
        log.info({ added: after.Added, changed: after.Changed }, 'redirects imported');
        return { ...plan, undo };
      });
    },
    discard: (userId: string) => uploads.discard(db, userId),
  };
}
