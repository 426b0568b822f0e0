import type { Base } from '#src/platform/base.ts';
import { and, asc, eq } from 'drizzle-orm';
import { cleanName } from '#src/platform/forms/clean-name.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { savedFilters } from './saved-filters-tables.server.ts';

interface SavedFilter {
  id: string;
  name: string;
  /** query string of the list */
  query: string;
}

/** Named filters of a person. Every method throws if the database fails. */
export type SavedFilters = ReturnType<typeof createSavedFilters>;

/** More would be a list to search in. */
const MAX_FILTERS = 20;
/** of all lists */
const MAX_IN_ALL = 200;
const MAX_NAME = 60;
const MAX_QUERY = 1_000;

/** Deletes the filters of a person who is removed. */
export async function deleteFiltersOf(tx: Db, userId: string) {
  await tx.delete(savedFilters).where(eq(savedFilters.userId, userId));
}

export function createSavedFilters({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  const of = (userId: string, list: string) =>
    and(eq(savedFilters.userId, userId), eq(savedFilters.list, list));
  return {
    /** By name. */
    list: (userId: string, list: string): Promise<SavedFilter[]> =>
      db
        .select({ id: savedFilters.id, name: savedFilters.name, query: savedFilters.query })
        .from(savedFilters)
        .where(of(userId, list))
        .orderBy(asc(savedFilters.name)),
    /** Replaces the person's filter of the same name. @returns a sentence if it was refused */
    async save(userId: string, list: string, given: Omit<SavedFilter, 'id'>) {
      const name = cleanName(given.name, MAX_NAME);
      if (name === '') return 'Enter a name for the filter.';
      if (given.query.length > MAX_QUERY) return 'This filter is too long to be saved.';
      const kept = await db.$count(savedFilters, of(userId, list));
      const known = await db
        .update(savedFilters)
        .set({ query: given.query })
        .where(and(of(userId, list), eq(savedFilters.name, name)));
      if ((known.rowCount ?? 0) > 0) return undefined;
      const all = await db.$count(savedFilters, eq(savedFilters.userId, userId));
      if (all >= MAX_IN_ALL) return `You have ${MAX_IN_ALL} filters. Delete one first.`;
      if (kept >= MAX_FILTERS) return `You have ${MAX_FILTERS} filters. Delete one first.`;
      await db
        .insert(savedFilters)
        .values({ userId, list, name, query: given.query, createdAt: clock() })
        .onConflictDoNothing();
      return undefined;
    },
    /** @returns false if the person has no such filter */
    async remove(userId: string, id: string) {
      if (!isUuid(id)) return false;
      const { rowCount } = await db
        .delete(savedFilters)
        .where(and(eq(savedFilters.userId, userId), eq(savedFilters.id, id)));
      return (rowCount ?? 0) > 0;
    },
  };
}
