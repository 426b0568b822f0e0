import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.server.ts';
import { type Cursor, type Direction, rangeOf } from './activity-range.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityFilter } from './activity-views.ts';

/** A text in more labels than this counts as frequent. */
const MAX_CANDIDATES = 5_000;
/** The index of labels contains parts of three characters. */
const MIN_INDEXED = 3;

/** A search for a part of a label, on one side of a cursor. */
export interface Search {
  filter: Omit<ActivityFilter, 'search'>;
  search: string;
  cursor: Cursor | undefined;
  direction: Direction;
  limit: number;
}

/** SQL condition for labels that contain a text. */
export const hasLabel = (search: string): SQL =>
  sql`${activity.objectLabel} ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/**
 * Finds the entries of a filter with a rare text in their label; undefined for a frequent one. The planner may use bitmaps
 * only: it underestimates how rare a text is, and would read the whole table in order.
 */
export async function findRareLabels(
  db: Database['db'],
  { filter, search, cursor, direction, limit }: Search,
): Promise<{ total: number; ids: number[] } | undefined> {
  if (search.length < MIN_INDEXED) return undefined;
  const { where, orderBy } = rangeOf(filter, cursor, direction);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`);
    const { rows } = await tx.execute<{ candidates: number; total: number; ids: string[] }>(sql`
      with candidates as materialized (
        select id, at, area, action, actor_key, object_kind, object_id from ${activity}
        where ${hasLabel(search)} limit ${MAX_CANDIDATES + 1}
      ), matches as (
        select * from candidates as activity where ${matchesFilter(filter) ?? sql`true`}
      )
      select (select count(*)::int from candidates) as candidates,
        (select count(*)::int from matches) as total,
        array(
          select id from matches as activity where ${where} order by ${orderBy} limit ${limit}
        ) as ids`);
    const { candidates, total, ids } = rows[0]!;
    return candidates > MAX_CANDIDATES ? undefined : { total, ids: ids.map(Number) };
  });
}

function matchesFilter({ area, action, actor, object, from, until }: ActivityFilter) {
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
