import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityFilter, ActivityPosition } from './activity-views.ts';

/** Towards older entries, or towards newer ones. */
export type Direction = 'older' | 'newer';

/** An entry that a page begins after. The time is text, because a Date would lose its microseconds. */
export interface Cursor {
  at: string;
  id: number;
}

/** The entries of a filter, without its search, on one side of a cursor, and their order. */
export interface Range {
  where: SQL;
  orderBy: SQL;
}

/**
 * Selects entries so that PostgreSQL can only read the one index that has them in order. It would otherwise estimate that a
 * longer index has 50 matches near its end, and read all of it when they are years back. Hence no equalities but bounds of
 * whole keys of that index, such as `(area, at, id) <= ('content', now, 7)`.
 */
export function rangeOf(
  filter: ActivityFilter,
  cursor: Cursor | undefined,
  direction: Direction,
): Range {
  const { key, others } = indexOf(filter);
  const columns = [...key.map(([column]) => column), activity.at, activity.id];
  const bound = (at: string | SQL, id: number) =>
    row([...key.map(([, value]) => sql`${value}`), sql`${at}::timestamptz`, sql`${id}::bigint`]);
  const { from, until } = filter;
  const cursorAt = cursor && new Date(cursor.at);
  const isLowest = cursorAt && direction === 'newer' && !(from && cursorAt < from);
  const isHighest = cursorAt && direction === 'older' && !(until && cursorAt >= until);
  // One bound per side: of two, an index scan may begin at the farther one. Ids begin at 1.
  const lowest = isLowest
    ? bound(cursor.at, cursor.id + 1)
    : bound(from?.toISOString() ?? '-infinity', 0);
  const highest = isHighest
    ? bound(cursor.at, cursor.id - 1)
    : bound(until?.toISOString() ?? 'infinity', 0);
  const bounds = [sql`${row(columns)} >= ${lowest}`, sql`${row(columns)} <= ${highest}`];
  const order = direction === 'older' ? sql`desc` : sql`asc`;
  return {
    where: and(...bounds, ...others)!,
    orderBy: sql.join(
      columns.map((column) => sql`${column} ${order}`),
      sql`, `,
    ),
  };
}

const row = (parts: readonly (Column | SQL)[]): SQL =>
  sql`(${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`;

/** The columns before the time in the index of a filter, and conditions for what it does not contain. */
function indexOf({ area, action, actor, object }: ActivityFilter): {
  key: (readonly [Column, string])[];
  others: SQL[];
} {
  const equals = (column: Column, value: string | undefined) =>
    value === undefined ? [] : ([[column, value]] as const);
  const parts = [
    // An action belongs to one area.
    ...(action === undefined ? equals(activity.area, area) : equals(activity.action, action)),
    ...equals(activity.actorKey, actor),
  ];
  if (!object) return { key: parts, others: [] };
  // An object has few entries, and the planner knows that.
  const others = [
    ...parts,
    ...equals(activity.objectKind, object.kind),
    ...equals(activity.objectId, object.id),
  ];
  return { key: [], others: others.map(([column, value]) => eq(column, value)) };
}

export const CURSOR_COLUMNS = { at: sql<string>`${activity.at}::text`, id: activity.id };

/** The entry of a position; undefined without one, or if there is no such entry. */
export async function findCursor(db: Db, position: ActivityPosition): Promise<Cursor | undefined> {
  if (!position) return undefined;
  const id = 'before' in position ? position.before : position.after;
  const [cursor] = await db.select(CURSOR_COLUMNS).from(activity).where(eq(activity.id, id));
  return cursor;
}

/** Whether a filter combines an action with an area that it does not belong to, so that nothing matches. */
export async function isContradictory(db: Db, { area, action }: ActivityFilter): Promise<boolean> {
  if (area === undefined || action === undefined) return false;
  const { where, orderBy } = rangeOf({ action }, undefined, 'older');
  const [newest] = await db
    .select({ area: activity.area })
    .from(activity)
    .where(where)
    .orderBy(orderBy)
    .limit(1);
  return newest?.area !== area;
}
