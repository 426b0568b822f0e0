import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { randomUUID } from 'node:crypto';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import { planSearchImport, type SearchFile, type SearchImportPlan } from './plan-search-import.ts';
import { deleteImports, insertImport, uploads } from './search-data-repository.server.ts';
import type { SearchPeriod } from './search-figures.ts';

export interface SearchDataDeps extends Pick<Base, 'db' | 'clock'> {
  siteUrl: string;
}

const LOCK = lockKey('seo_search_imports');

/** The import of an export of Search Console: uploaded, shown as a dry run, then stored as a whole or not at all. */
export function createSearchImports({ db, siteUrl, clock }: SearchDataDeps) {
  async function plan(from: Db, userId: string): Promise<SearchImportPlan | undefined> {
    const upload = await uploads.find(from, userId);
    if (!upload) return undefined;
    const { fromDay, toDay, files } = upload;
    const typed = fromDay !== null && toDay !== null ? { from: fromDay, to: toDay } : undefined;
    return planSearchImport(files, { typed, siteUrl, today: siteDay(clock()) });
  }

  return {
    /** Keeps files until they are imported; each user has one upload. */
    async upload(files: readonly SearchFile[], typed: SearchPeriod | undefined, userId: string) {
      const now = clock();
      const values = {
        userId,
        // PostgreSQL cannot store NUL.
        files: files.map(({ name, csv }) => ({
          name: name.replaceAll('\0', '').slice(0, 200),
          csv: csv.replaceAll('\0', '\uFFFD'),
        })),
        fromDay: typed?.from ?? null,
        toDay: typed?.to ?? null,
        uploadedAt: now,
      };
      await uploads.keep(db, values, now);
    },
    /** Replaces the period of the upload; undefined for that of its files. */
    async setPeriod(typed: SearchPeriod | undefined, userId: string) {
      const upload = await uploads.find(db, userId);
      const period = { fromDay: typed?.from ?? null, toDay: typed?.to ?? null };
      if (upload) await uploads.keep(db, { ...upload, ...period }, clock());
    },
    /** The plan of a user's upload; undefined if there is none. */
    plan: (userId: string) => plan(db, userId),
    /** Stores the upload of a user in place of what was stored for its period. Stores nothing if there is a problem. */
    apply: (by: Actor) =>
      db.transaction(async (tx) => {
        await tx.execute(LOCK);
        const planned = await plan(tx, by.id);
        if (!planned?.period || !planned.canApply) return planned;
        const { period, filters, files } = planned;
        const now = clock();
        for (const { kind, name, rows } of files) {
          await deleteImports(tx, period, kind);
          const author = { importedById: by.id, importedByName: by.name, importedAt: now };
          const about = { kind, fromDay: period.from, toDay: period.to, fileName: name, filters };
          await insertImport(tx, { id: randomUUID(), ...about, ...author }, rows);
        }
        await uploads.discard(tx, by.id);
        const after = {
          Files: files.map(({ name }) => name).join(', '),
          Rows: files.reduce((sum, { rows }) => sum + rows.length, 0),
        };
        await recordActivity(
          tx,
          {
            actor: by,
            area: 'site',
            action: 'search-data.imported',
            object: objectOf(period),
            after,
          },
          now,
        );
        return planned;
      }),
    discard: (userId: string) => uploads.discard(db, userId),
    /** Deletes everything that was imported for a period. @returns the number of files */
    delete: (period: SearchPeriod, by: Actor) =>
      db.transaction(async (tx) => {
        await tx.execute(LOCK);
        const deleted = await deleteImports(tx, period);
        if (deleted > 0)
          await recordActivity(
            tx,
            { actor: by, area: 'site', action: 'search-data.deleted', object: objectOf(period) },
            clock(),
          );
        return deleted;
      }),
  };
}

const objectOf = ({ from, to }: SearchPeriod) => ({
  kind: 'search-data',
  label: `Search Console, ${from} to ${to}`,
});
