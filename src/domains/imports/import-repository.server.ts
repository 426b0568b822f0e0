import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { ItemChange, ItemState } from './import.ts';
import {
  contentImports,
  importItems,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

export type ImportRow = typeof contentImports.$inferSelect;
export type ItemRow = typeof importItems.$inferSelect;

/** @returns false if there is one with its id */
export async function insertImport(
  db: Db,
  row: typeof contentImports.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(contentImports)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: contentImports.id });
  return added.length > 0;
}

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(contentImports).where(eq(contentImports.id, id));
  return row;
}

export const listImports = (db: Db, limit: number): Promise<ImportRow[]> =>
  db.select().from(contentImports).orderBy(desc(contentImports.createdAt)).limit(limit);

/** Changes an import that stands in one of some phases. @returns whether it did */
export async function updateImport(
  db: Db,
  id: string,
  values: Partial<typeof contentImports.$inferInsert>,
  phases?: readonly ImportRow['phase'][],
): Promise<boolean> {
  const isThere = eq(contentImports.id, id);
  const changed = await db
    .update(contentImports)
    .set(values)
    .where(phases ? and(isThere, inArray(contentImports.phase, [...phases])) : isThere)
    .returning({ id: contentImports.id });
  return changed.length > 0;
}

const ACTIVE = ['reading', 'running', 'undoing'] as const;

/** Takes an import that no living worker has. */
export async function claimImport(
  db: Db,
  id: string,
  claim: string,
  now: Date,
  deadMs: number,
): Promise<ImportRow | undefined> {
  const dead = new Date(now.getTime() - deadMs);
  const [row] = await db
    .update(contentImports)
    .set({ claim, beatAt: now })
    .where(
      and(
        eq(contentImports.id, id),
        inArray(contentImports.phase, [...ACTIVE]),
        or(isNull(contentImports.claim), lt(contentImports.beatAt, dead)),
      ),
    )
    .returning();
  return row;
}

/** Says that a worker is alive. @returns undefined if another one has taken its import */
export async function beatImport(db: Db, id: string, claim: string, now: Date) {
  const [row] = await db
    .update(contentImports)
    .set({ beatAt: now })
    .where(and(eq(contentImports.id, id), eq(contentImports.claim, claim)))
    .returning();
  return row;
}

export const releaseImport = async (db: Db, id: string, claim: string): Promise<unknown> =>
  db
    .update(contentImports)
    .set({ claim: null })
    .where(and(eq(contentImports.id, id), eq(contentImports.claim, claim)));

/** Imports with work left that nobody has worked on since a moment. */
export const listActive = (db: Db, since: Date, id?: string): Promise<{ id: string }[]> =>
  db
    .select({ id: contentImports.id })
    .from(contentImports)
    .where(
      and(
        inArray(contentImports.phase, [...ACTIVE]),
        or(isNull(contentImports.beatAt), lt(contentImports.beatAt, since)),
        id === undefined ? undefined : eq(contentImports.id, id),
      ),
    );

/** Imports whose file is still kept, and that ended before a moment. */
export const listStoredFiles = (db: Db, before: Date) =>
  db
    .select({ id: contentImports.id, storageKey: contentImports.storageKey })
    .from(contentImports)
    .where(and(isNotNull(contentImports.storageKey), lt(contentImports.createdAt, before)));

/** Forgets an earlier plan. */
export async function deletePlan(tx: Db, importId: string): Promise<void> {
  for (const table of [importItems, importPictures, importRedirects])
    await tx.delete(table).where(eq(table.importId, importId));
}

export const insertItems = async (db: Db, rows: (typeof importItems.$inferInsert)[]) => {
  if (rows.length > 0) await db.insert(importItems).values(rows).onConflictDoNothing();
};

export interface ItemFilter {
  change?: ItemChange | undefined;
  state?: ItemState | undefined;
  warning?: string | undefined;
  search?: string | undefined;
}

const matching = (importId: string, { change, state, warning, search }: ItemFilter): SQL =>
  and(
    eq(importItems.importId, importId),
    change && eq(importItems.change, change),
    state && eq(importItems.state, state),
    warning === undefined
      ? undefined
      : sql`${importItems.planned} @? ('$.warnings[*] ? (@.kind == "' || ${warning} || '")')::jsonpath`,
    search === undefined || search === ''
      ? undefined
      : sql`position(lower(${search}) in lower(${importItems.title})) > 0`,
  )!;

export async function listItems(
  db: Db,
  importId: string,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ItemRow[]; total: number }> {
  const where = matching(importId, filter);
  const items = db.select().from(importItems).where(where).orderBy(asc(importItems.position));
  const [rows, [total]] = await Promise.all([
    items.limit(limit).offset(offset),
    db.select({ total: count() }).from(importItems).where(where),
  ]);
  return { items: rows, total: total?.total ?? 0 };
}

export async function findItem(db: Db, importId: string, position: number) {
  const isItem = and(eq(importItems.importId, importId), eq(importItems.position, position));
  const [row] = await db.select().from(importItems).where(isItem);
  return row;
}

export async function countItems(db: Db, importId: string) {
  const rows = await db
    .select({ change: importItems.change, state: importItems.state, total: count() })
    .from(importItems)
    .where(eq(importItems.importId, importId))
    .groupBy(importItems.change, importItems.state);
  const sum = <Key extends string>(keyOf: (row: (typeof rows)[number]) => Key) => {
    const sums: Partial<Record<Key, number>> = {};
    for (const row of rows) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.total;
    return sums;
  };
  return { changes: sum(({ change }) => change), states: sum(({ state }) => state) };
}

/** The first item in a state, or the last one. */
export async function nextItem(db: Db, importId: string, state: ItemState, isLast = false) {
  const isNext = and(eq(importItems.importId, importId), eq(importItems.state, state));
  const rows = db.select().from(importItems).where(isNext);
  const [row] = await rows
    .orderBy(isLast ? desc(importItems.position) : asc(importItems.position))
    .limit(1);
  return row;
}

export const updateItem = async (
  db: Db,
  { importId, position }: Pick<ItemRow, 'importId' | 'position'>,
  values: Partial<typeof importItems.$inferInsert>,
): Promise<unknown> =>
  db
    .update(importItems)
    .set(values)
    .where(and(eq(importItems.importId, importId), eq(importItems.position, position)));

/** Where items of a run stood and what they become. */
export const listMoves = (db: Db, importId: string) =>
  db
    .select({
      oldPaths: importItems.oldPaths,
      base: sql<string | null>`${importItems.planned} ->> 'base'`,
      slug: sql<string>`${importItems.planned} #>> '{content,slug}'`,
    })
    .from(importItems)
    .where(and(eq(importItems.importId, importId), isNotNull(importItems.planned)));

/** Includes items in a run, or leaves them out. What could not be read or is done stays as it is. */
export async function includeItems(
  db: Db,
  importId: string,
  positions: readonly number[],
  isIncluded: boolean,
): Promise<void> {
  const [from, to] = isIncluded
    ? (['left-out', 'planned'] as const)
    : (['planned', 'left-out'] as const);
  await db
    .update(importItems)
    .set({ state: to })
    .where(
      and(
        eq(importItems.importId, importId),
        inArray(importItems.position, [...positions]),
        eq(importItems.state, from),
        isNotNull(importItems.planned),
      ),
    );
}
