import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { ItemChange, ItemState } from './import.ts';
import {
  contentImports,
  importItems,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

export type ImportRow = typeof contentImports.$inferSelect;
export type ItemRow = typeof importItems.$inferSelect;

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(contentImports).where(eq(contentImports.id, id));
  return row;
}

/** Changes an import that stands in one of some phases. @returns whether it did */
export async function updateImport(
  db: Db,
  id: string,
  values: Partial<ImportRow>,
  phases?: readonly ImportRow['phase'][],
): Promise<boolean> {
  const isThere = eq(contentImports.id, id);
  const changed = await db
    .update(contentImports)
    .set(values)
    .where(and(isThere, phases && inArray(contentImports.phase, [...phases])))
    .returning({ id: contentImports.id });
  return changed.length > 0;
}

const isActive = inArray(contentImports.phase, ['reading', 'running', 'undoing']);

/** Takes an import that no living worker has, while none works on what came from the same source. */
export const claimImport = (
  db: Database['db'],
  id: string,
  claim: string,
  now: Date,
  deadMs: number,
): Promise<ImportRow | undefined> =>
  db.transaction(async (tx) => {
    // Or two claims could both miss each other.
    await tx.execute(lockKey('imports'));
    const dead = new Date(now.getTime() - deadMs);
    const other = alias(contentImports, 'other');
    const others = tx
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          ne(other.id, id),
          eq(other.origin, contentImports.origin),
          inArray(other.phase, ['running', 'undoing']),
          isNotNull(other.claim),
          gte(other.beatAt, dead),
        ),
      );
    const [row] = await tx
      .update(contentImports)
      .set({ claim, beatAt: now })
      .where(
        and(
          eq(contentImports.id, id),
          isActive,
          or(isNull(contentImports.claim), lt(contentImports.beatAt, dead)),
          or(eq(contentImports.phase, 'reading'), notExists(others)),
        ),
      )
      .returning();
    return row;
  });

/** Says that a worker is alive. @returns undefined if another one has taken its import */
export async function beatImport(
  db: Db,
  id: string,
  claim: string,
  now: Date,
  values: Partial<ImportRow> = {},
) {
  const [row] = await db
    .update(contentImports)
    .set({ ...values, beatAt: now })
    .where(and(eq(contentImports.id, id), eq(contentImports.claim, claim)))
    .returning();
  return row;
}

/** Imports with work left that nobody has worked on since a moment. */
export const listActive = (db: Db, since: Date, id?: string): Promise<{ id: string }[]> =>
  db
    .select({ id: contentImports.id })
    .from(contentImports)
    .where(
      and(
        isActive,
        or(isNull(contentImports.beatAt), lt(contentImports.beatAt, since)),
        id === undefined ? undefined : eq(contentImports.id, id),
      ),
    );

/** Forgets an earlier plan. */
export async function deletePlan(tx: Db, importId: string): Promise<void> {
  for (const table of [importItems, importPictures, importRedirects])
    await tx.delete(table).where(eq(table.importId, importId));
}

export async function insertPlan(
  db: Db,
  items: readonly ItemRow[],
  redirects: (typeof importRedirects.$inferInsert)[],
): Promise<void> {
  if (items.length > 0)
    await db
      .insert(importItems)
      .values([...items])
      .onConflictDoNothing();
  if (redirects.length > 0)
    await db.insert(importRedirects).values(redirects).onConflictDoNothing();
}

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
      : sql`${importItems.planned} -> 'warnings' @> ${JSON.stringify([{ kind: warning }])}::jsonb`,
    search ? sql`position(lower(${search}) in lower(${importItems.title})) > 0` : undefined,
  )!;

export async function listItems(
  db: Db,
  importId: string,
  filter: ItemFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: ItemRow[]; total: number }> {
  const where = matching(importId, filter);
  // Without texts and pictures, which may have many megabytes.
  const lean = sql<ItemRow['planned']>`${importItems.planned} #- '{content,body}' #- '{pictures}'`;
  const items = db
    .select({ ...getTableColumns(importItems), planned: lean })
    .from(importItems)
    .where(where)
    .orderBy(asc(importItems.position));
  const [rows, total] = await Promise.all([
    items.limit(limit).offset(offset),
    db.$count(importItems, where),
  ]);
  return { items: rows, total };
}

const isItem = ({ importId, position }: Pick<ItemRow, 'importId' | 'position'>) =>
  and(eq(importItems.importId, importId), eq(importItems.position, position));

export async function findItem(db: Db, importId: string, position: number) {
  const [row] = await db.select().from(importItems).where(isItem({ importId, position }));
  return row;
}

export const updateItem = async (
  db: Db,
  item: Pick<ItemRow, 'importId' | 'position'>,
  values: Partial<ItemRow>,
): Promise<unknown> => db.update(importItems).set(values).where(isItem(item));

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

/** The first item in a state, or the last one. @param message only one that has it */
export async function nextItem(
  db: Db,
  importId: string,
  state: ItemState,
  { isLast = false, message }: { isLast?: boolean; message?: string } = {},
) {
  const { position } = importItems;
  const [row] = await db
    .select()
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        eq(importItems.state, state),
        message === undefined ? undefined : eq(importItems.message, message),
      ),
    )
    .orderBy(isLast ? desc(position) : asc(position))
    .limit(1);
  return row;
}

/** Where items that are here, or will be, stood and what they become. */
export const listMoves = (db: Db, importId: string) =>
  db
    .select({
      oldPaths: importItems.oldPaths,
      base: sql<string | null>`${importItems.planned} ->> 'base'`,
      slug: sql<string>`${importItems.planned} #>> '{content,slug}'`,
    })
    .from(importItems)
    .where(
      and(
        eq(importItems.importId, importId),
        or(isNotNull(importItems.documentId), eq(importItems.state, 'planned')),
      ),
    );
