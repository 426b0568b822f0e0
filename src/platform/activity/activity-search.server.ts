import { inArray, or, type SQL, sql, and, eq, gte, lt } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { listActors } from './activity-options.server.ts';
import { CURSOR_COLUMNS, type Cursor, rangeOf, type Direction } from './activity-range.server.ts';
import { readChosen } from './activity-records.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityFilter, ActivityRecord } from './activity-views.ts';

/** Entries that every search reads, before it asks the index of labels. */
const FIRST_SCANNED = 500;
/** Entries that a search for a frequent text reads per page. */
const MAX_SCANNED = 4_000;
/** A text in the names of more actors than this counts as frequent. */
const MAX_ACTORS = 20;

export interface Found {
  /** in the requested direction */
  records: ActivityRecord[];
  /** how many match in all; undefined if they were not counted */
  total?: number;
  /** the search ended early, with this entry */
  stoppedAt?: Cursor;
}

type Ids = Omit<Found, 'records'> & { ids: number[] };

/**
 * Finds entries by a part of a label, or of an actor's name, in bounded time. A text in many of the newest entries fills the
 * page from these. Otherwise a rare text is found by an index, wherever it is, and a frequent one is looked for in the newest
 * entries, a limited number at a time. Entries of actors are merged from the index of each.
 */
export async function searchEntries(db: Database['db'], search: Search): Promise<Found> {
  const { filter, cursor, direction, limit } = search;
  const keys = await findActorKeys(db, filter, search.search);
  const found =
    keys.length > MAX_ACTORS
      ? await scan(db, search, matchesAny(search.search, keys), MAX_SCANNED)
      : await merge(db, search, keys);
  // Beyond the end of the search, more labels may lie between the entries of an actor.
  const { stoppedAt } = found;
  const range = rangeOf(filter, cursor, direction);
  const end = stoppedAt && rangeOf(filter, stoppedAt, direction).where;
  const within = end ? { ...range, where: sql`${range.where} and not (${end})` } : range;
  const records = (await readChosen(db, within, found.ids)).slice(0, limit);
  const isFull = records.length === limit;
  return {
    records,
    ...(found.total !== undefined && { total: found.total }),
    ...(stoppedAt && !isFull && { stoppedAt }),
  };
}

/** SQL condition for all entries that a search finds, for an export. */
export async function matchesSearch(
  db: Db,
  { search, ...filter }: ActivityFilter,
): Promise<SQL | undefined> {
  if (search === undefined) return undefined;
  return matchesAny(search, await findActorKeys(db, filter, search));
}

const matchesAny = (search: string, keys: readonly string[]) =>
  or(hasLabel(search), keys.length > 0 ? inArray(activity.actorKey, keys) : undefined)!;

async function findActorKeys(db: Db, { area, actor }: ActivityFilter, search: string) {
  const part = search.toLowerCase();
  return (await listActors(db, area))
    .filter(({ key, name }) => name.toLowerCase().includes(part) && key === (actor ?? key))
    .map(({ key }) => key);
}

async function findLabels(db: Database['db'], search: Search): Promise<Ids> {
  const matches = hasLabel(search.search);
  const newest = await scan(db, search, matches, FIRST_SCANNED);
  if (newest.ids.length === search.limit) return newest;
  if (!newest.stoppedAt) return search.cursor ? newest : { ...newest, total: newest.ids.length };
  return (await findRareLabels(db, search)) ?? scan(db, search, matches, MAX_SCANNED);
}

async function merge(db: Database['db'], search: Search, keys: readonly string[]): Promise<Ids> {
  const byLabel = await findLabels(db, search);
  if (keys.length === 0) return byLabel;
  const ids = [...new Set([...byLabel.ids, ...(await listIdsOfActors(db, search, keys))])];
  return { ids, ...(byLabel.stoppedAt && { stoppedAt: byLabel.stoppedAt }) };
}

/** Reads entries in order until the page is full, or until a limit. */
async function scan(
  db: Db,
  { filter, cursor, direction, limit }: Search,
  matches: SQL,
  most: number,
): Promise<Ids> {
  const { where, orderBy } = rangeOf(filter, cursor, direction);
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select * from ${activity} where ${where} order by ${orderBy} limit ${most}
    ) as activity
    where ${matches} order by ${orderBy} limit ${limit}`);
  const ids = rows.map(({ id }) => Number(id));
  if (ids.length === limit) return { ids };
  const [stoppedAt] = await db
    .select(CURSOR_COLUMNS)
    .from(activity)
    .where(where)
    .orderBy(orderBy)
    .offset(most - 1)
    .limit(1);
  return { ids, ...(stoppedAt && { stoppedAt }) };
}

async function listIdsOfActors(
  db: Db,
  { filter, cursor, direction, limit }: Search,
  keys: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const actor of keys) {
    const { where, orderBy } = rangeOf({ ...filter, actor }, cursor, direction);
    const rows = await db
      .select({ id: activity.id })
      .from(activity)
      .where(where)
      .orderBy(orderBy)
      .limit(limit);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

/** A text in more labels than this counts as frequent. */
const MAX_CANDIDATES = 5_000;
/** The index of labels contains parts of three characters. */
const MIN_INDEXED = 3;

/** A search for a part of a label, on one side of a cursor. */
interface Search {
  filter: Omit<ActivityFilter, 'search'>;
  search: string;
  cursor: Cursor | undefined;
  direction: Direction;
  limit: number;
}

/** SQL condition for labels that contain a text. */
const hasLabel = (search: string): SQL =>
  sql`${activity.objectLabel} ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`;

/**
 * Finds the entries of a filter with a rare text in their label; undefined for a frequent one. The planner may use bitmaps
 * only: it underestimates how rare a text is, and would read the whole table in order.
 */
async function findRareLabels(
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
