import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityFilter, ActivityPosition, ActivityRecord } from './activity-views.ts';

/** Towards older entries, or towards newer ones. */
export type Direction = 'older' | 'newer';

/** An entry that a page begins after. The time is text, because a Date would lose its microseconds. */
export interface Cursor {
  at: string;
  id: number;
}

/** SQL condition for a filter, without its search. */
export function matchesFilter(filter: ActivityFilter): SQL | undefined {
  const { area, action, actor, object, from, until } = filter;
  return and(
    area && eq(activity.area, area),
    action === undefined ? undefined : eq(activity.action, action),
    actor === undefined ? undefined : eq(activity.actorKey, actor),
    object && eq(activity.objectKind, object.kind),
    object && eq(activity.objectId, object.id),
    from && gte(activity.at, from),
    until && lt(activity.at, until),
  );
}

/** SQL condition for labels that contain a text. */
export const hasLabel = (search: string): SQL =>
  sql`${activity.objectLabel} ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/** Constants, rather than a subquery, so that the condition is part of an index scan. */
export function isBeyond(cursor: Cursor | undefined, direction: Direction): SQL | undefined {
  if (!cursor) return undefined;
  const sign = direction === 'older' ? sql`<` : sql`>`;
  return sql`(${activity.at}, ${activity.id}) ${sign} (${cursor.at}::timestamptz, ${cursor.id})`;
}

export const inDirection = (direction: Direction): SQL[] =>
  direction === 'older'
    ? [sql`${activity.at} desc`, sql`${activity.id} desc`]
    : [sql`${activity.at}`, sql`${activity.id}`];

export const CURSOR_COLUMNS = { at: sql<string>`${activity.at}::text`, id: activity.id };

/** The entry of a position; undefined without one, or if there is no such entry. */
export async function findCursor(db: Db, position: ActivityPosition): Promise<Cursor | undefined> {
  if (!position) return undefined;
  const id = 'before' in position ? position.before : position.after;
  const [cursor] = await db.select(CURSOR_COLUMNS).from(activity).where(eq(activity.id, id));
  return cursor;
}

/** Reads entries in one direction. */
export async function readRecords(
  db: Db,
  where: SQL | undefined,
  direction: Direction,
  limit: number,
): Promise<ActivityRecord[]> {
  const rows = await db
    .select()
    .from(activity)
    .where(where)
    .orderBy(...inDirection(direction))
    .limit(limit);
  return rows.map(toRecord);
}

function toRecord(row: typeof activity.$inferSelect): ActivityRecord {
  const { id, at, area, action, actorId, actorName, objectKind, objectId, objectLabel } = row;
  return {
    id,
    at,
    area,
    action,
    actor: { id: actorId, name: actorName },
    object: {
      kind: objectKind,
      ...(objectId !== null && { id: objectId }),
      label: objectLabel,
    },
    ...(row.before && { before: row.before }),
    ...(row.after && { after: row.after }),
  };
}
