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
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { lockKey } from '#src/platform/db/advisory-locks.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import {
  DEAD_MS,
  type ImportPhase,
  type ItemChange,
  type ItemState,
  JOB_PHASES,
} from './import.ts';
import {
  contentImports,
  importItems,
  importPictures,
  importRedirects,
} from './import-tables.server.ts';

export type ImportRow = typeof contentImports.$inferSelect;
export type ItemRow = typeof importItems.$inferSelect;
export type NewItem = typeof importItems.$inferInsert;

export async function findImport(db: Db, id: string): Promise<ImportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(contentImports).where(eq(contentImports.id, id));
  return row;
}

/** Changes an import, if it stands in one of some phases. @returns undefined if it does not */
export async function updateImport(
  db: Db,
  id: string,
  values: Partial<ImportRow>,
  phases?: readonly ImportPhase[],
): Promise<ImportRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .update(contentImports)
    .set(values)
    .where(and(eq(contentImports.id, id), phases && inArray(contentImports.phase, phases)))
    .returning();
  return row;
}

const deadSince = (now: Date) => new Date(now.getTime() - DEAD_MS);

/** Whether a living worker has an import. */
const isClaimed = (now: Date) =>
  and(isNotNull(contentImports.claim), gte(contentImports.beatAt, deadSince(now)))!;

/** Whether an import has work left that no living worker does. */
const isIdle = (now: Date) => and(inArray(contentImports.phase, JOB_PHASES), not(isClaimed(now)));

/** Whether a worker is at any import. */
export const isImporting = async (db: Db, now: Date): Promise<boolean> =>
  (await db.$count(contentImports, isClaimed(now))) > 0;

/** Takes an import that no living worker has, while none works on what came from the same source. */
export const claimImport = (
  db: Database['db'],
  id: string,
  claim: string,
  now: Date,
): Promise<ImportRow | undefined> =>
  db.transaction(async (tx) => {
    // Or two claims could both miss each other.
    await tx.execute(lockKey('imports'));
    const isAlone = sql`(${contentImports.phase} = 'reading' or not exists (
      select from ${contentImports} other where other.id <> ${id} and other.origin = ${contentImports.origin}
        and other.phase in ('running', 'undoing') and other.claim is not null and other.beat_at >= ${deadSince(now)}))`;
    const [row] = await tx
      .update(contentImports)
      .set({ claim, beatAt: now })
      .where(and(eq(contentImports.id, id), isIdle(now), isAlone))
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

/** Imports with work left that nobody does. */
export const listIdle = (db: Db, now: Date, id?: string): Promise<{ id: string }[]> =>
  db
    .select({ id: contentImports.id })
    .from(contentImports)
    .where(and(isIdle(now), id === undefined ? undefined : eq(contentImports.id, id)));

/** Forgets an earlier plan. */
export async function deletePlan(tx: Db, importId: string) {
  for (const table of [importItems, importPictures, importRedirects])
    await tx.delete(table).where(eq(table.importId, importId));
}

export async function insertPlan(
  db: Db,
  items: NewItem[],
  redirects: (typeof importRedirects.$inferInsert)[],
) {
  if (items.length > 0) await db.insert(importItems).values(items).onConflictDoNothing();
  if (redirects.length > 0)
    await db.insert(importRedirects).values(redirects).onConflictDoNothing();
}

interface ItemFilter {
  change?: ItemChange | undefined;
  state?: ItemState | undefined;
  warning?: string | undefined;
  search?: string | undefined;
  message?: string | undefined;
}

const matching = (importId: string, { change, state, warning, search, message }: ItemFilter): SQL =>
  and(
    eq(importItems.importId, importId),
    change && eq(importItems.change, change),
    state && eq(importItems.state, state),
    message === undefined ? undefined : eq(importItems.message, message),
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
  const planned = sql<
    ItemRow['planned']
  >`${importItems.planned} #- '{content,body}' #- '{pictures}'`;
  const items = await db
    .select({ ...getTableColumns(importItems), planned, before: sql<null>`null` })
    .from(importItems)
    .where(where)
    .orderBy(asc(importItems.position))
    .limit(limit)
    .offset(offset);
  return { items, total: await db.$count(importItems, where) };
}

const isItem = ({ importId, position }: Pick<ItemRow, 'importId' | 'position'>) =>
  and(eq(importItems.importId, importId), eq(importItems.position, position));

export async function findItem(db: Db, importId: string, position: number) {
  if (!isUuid(importId)) return undefined;
  const [row] = await db.select().from(importItems).where(isItem({ importId, position }));
  return row;
}

export const updateItem = async (
  db: Db,
  item: Pick<ItemRow, 'importId' | 'position'>,
  values: Partial<ItemRow>,
): Promise<unknown> => db.update(importItems).set(values).where(isItem(item));

/** Items by what becomes of them, and by how far the run is. */
export async function countItems(db: Db, importId: string) {
  const countBy = async (column: typeof importItems.change | typeof importItems.state) => {
    const rows = await db
      .select({ value: column, total: count() })
      .from(importItems)
      .where(eq(importItems.importId, importId))
      .groupBy(column);
    return Object.fromEntries(rows.map(({ value, total }) => [value, total]));
  };
  return {
    changes: await countBy(importItems.change),
    states: await countBy(importItems.state),
  };
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
    .where(matching(importId, { state, message }))
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
    .where(and(eq(importItems.importId, importId), isHere));

/** Whether an item is here, or will be. */
export const isHere = sql`(document_id is not null or state = 'planned')`;
