import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { listActors } from './activity-actors.server.ts';
import {
  CURSOR_COLUMNS,
  type Cursor,
  type Direction,
  hasLabel,
  inDirection,
  isBeyond,
  matchesFilter,
  readRecords,
} from './activity-filter.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityFilter, ActivityRecord } from './activity-views.ts';

/** A text in more labels than this counts as frequent. */
const MAX_CANDIDATES = 5_000;
/** Entries that a search for a frequent text reads per page. */
const MAX_SCANNED = 20_000;
/** A text in the names of more actors than this counts as frequent. */
const MAX_ACTORS = 20;
/** The index of labels contains parts of three characters. */
const MIN_INDEXED = 3;

export interface Found {
  /** in the requested direction */
  records: ActivityRecord[];
  /** how many match in all; undefined if they were not counted */
  total?: number;
  /** the search ended early, after this entry */
  stoppedAt?: Cursor;
}

interface Ids extends Omit<Found, 'records'> {
  ids: number[];
}

interface Range {
  filter: ActivityFilter;
  search: string;
  cursor: Cursor | undefined;
  direction: Direction;
  limit: number;
}

/**
 * Finds entries by a part of a label, or of an actor's name, in bounded time. A rare text is found by an index, wherever it
 * is. A frequent one is looked for in the newest entries first, a limited number at a time. Entries of actors are merged
 * from the index of each.
 */
export async function searchEntries(db: Database['db'], range: Range): Promise<Found> {
  const keys = await findActorKeys(db, range);
  const byLabel =
    keys.length > MAX_ACTORS
      ? await scan(db, range, or(hasLabel(range.search), inArray(activity.actorKey, keys)))
      : ((await findRareLabels(db, range)) ?? (await scan(db, range, hasLabel(range.search))));
  const byActor = keys.length > MAX_ACTORS ? [] : await listIdsOfActors(db, range, keys);
  const { stoppedAt } = byLabel;
  const ids = [...new Set([...byLabel.ids, ...byActor])];
  // Beyond the end of the search there may be more labels between the entries of an actor.
  const end = stoppedAt && sql`not ${isBeyond(stoppedAt, range.direction)}`;
  const records =
    ids.length === 0
      ? []
      : await readRecords(db, and(inArray(activity.id, ids), end), range.direction, range.limit);
  return {
    records,
    ...(keys.length === 0 && byLabel.total !== undefined && { total: byLabel.total }),
    ...(stoppedAt && records.length < range.limit && { stoppedAt }),
  };
}

/** SQL condition for all entries that a search finds, for an export. */
export async function matchesSearch(
  db: Db,
  { search, ...filter }: ActivityFilter,
): Promise<SQL | undefined> {
  if (search === undefined) return undefined;
  const keys = await findActorKeys(db, { filter, search });
  return or(hasLabel(search), keys.length > 0 ? inArray(activity.actorKey, keys) : undefined);
}

async function findActorKeys(db: Db, { filter, search }: Pick<Range, 'filter' | 'search'>) {
  const part = search.toLowerCase();
  const actors = await listActors(db, filter.area);
  return actors
    .filter(({ key, name }) => name.toLowerCase().includes(part) && key === (filter.actor ?? key))
    .map(({ key }) => key);
}

/**
 * Reads all entries with a rare text in their label; undefined for a frequent one. The planner may use bitmaps only: it
 * underestimates how rare a text is, and would read the whole table in order.
 */
function findRareLabels(db: Database['db'], range: Range): Promise<Ids | undefined> {
  const { filter, search, cursor, direction, limit } = range;
  if (search.length < MIN_INDEXED) return Promise.resolve(undefined);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
      set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`);
    const { rows } = await tx.execute<{ candidates: number; total: number; ids: string[] }>(sql`
      with candidates as materialized (
        select id, at, area, action, actor_key, object_kind, object_id from ${activity}
        where ${hasLabel(search)} limit ${MAX_CANDIDATES + 1}
      ), matches as (
        select id, at from candidates as activity where ${matchesFilter(filter) ?? sql`true`}
      )
      select (select count(*)::int from candidates) as candidates,
        (select count(*)::int from matches) as total,
        array(
          select id from matches as activity where ${isBeyond(cursor, direction) ?? sql`true`}
          order by ${sql.join(inDirection(direction), sql`, `)} limit ${limit}
        ) as ids`);
    const { candidates, total, ids } = rows[0]!;
    return candidates > MAX_CANDIDATES ? undefined : { total, ids: ids.map(Number) };
  });
}

/** Reads entries in order until the page is full, or until a limit. */
async function scan(db: Db, range: Range, matches: SQL | undefined): Promise<Ids> {
  const { filter, cursor, direction, limit } = range;
  const where = and(matchesFilter(filter), isBeyond(cursor, direction)) ?? sql`true`;
  const order = sql.join(inDirection(direction), sql`, `);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select id, at, object_label, actor_key from ${activity}
      where ${where} order by ${order} limit ${MAX_SCANNED}
    ) as activity
    where ${matches} order by ${order} limit ${limit}`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === limit) return { ids };
  const [stoppedAt] = await db
    .select(CURSOR_COLUMNS)
    .from(activity)
    .where(where)
    .orderBy(...inDirection(direction))
    .offset(MAX_SCANNED - 1)
    .limit(1);
  return { ids, ...(stoppedAt && { stoppedAt }) };
}

async function listIdsOfActors(db: Db, range: Range, keys: readonly string[]): Promise<number[]> {
  if (keys.length === 0) return [];
  const { filter, cursor, direction, limit } = range;
  const order = sql.join(inDirection(direction), sql`, `);
  const { rows } = await db.execute<{ id: string }>(sql`
    select activity.id from unnest(${sql.param(keys)}::text[]) as actor (key), lateral (
      select id, at from ${activity}
      where actor_key = actor.key and ${and(matchesFilter(filter), isBeyond(cursor, direction)) ?? sql`true`}
      order by ${order} limit ${limit}
    ) as activity
    order by ${order} limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}
