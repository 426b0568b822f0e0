import type { Base } from '#src/platform/base.ts';
import { sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { ActivityEntry } from './activity.ts';
import { listActions, listActors } from './activity-options.server.ts';
import {
  type Cursor,
  type Direction,
  findCursor,
  isContradictory,
  rangeOf,
} from './activity-range.server.ts';
import { readRange } from './activity-records.server.ts';
import { type Found, matchesSearch, searchEntries } from './activity-search.server.ts';
import { activity } from './activity-tables.server.ts';
import {
  ACTIVITY_PAGE_SIZE,
  type ActivityFilter,
  type ActivityPage,
  type ActivityPosition,
  type ActivityRecord,
  MAX_COUNT,
} from './activity-views.ts';
import { recordActivity } from './record-activity.server.ts';
import { bind } from '#src/platform/bind.ts';

/** The history, as the admin area reads it. Every method throws if the database fails. */
export type ActivityLog = ReturnType<typeof createActivityLog>;

const BATCH = 1_000;
/** One more than a page shows whether another follows. */
const LIMIT = ACTIVITY_PAGE_SIZE + 1;

/** The history of a database. */
export function createActivityLog({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  return {
    ...bind(db, {
      /** 50 entries, newest first. A position at an entry that does not exist counts as none. */
      page: readPage,
      /** Yields all entries that match the filter, newest first, in batches of 1,000. */
      all: streamEntries,
      /** Everyone with an entry, or with one in an area. */
      actors: listActors,
      /** The actions of all entries, or of those in an area. */
      actions: listActions,
    }),
    /** Records what changes no data, such as an export. Changes are recorded in their transaction: `recordActivity`. */
    record: (entry: ActivityEntry) => recordActivity(db, entry, clock()),
  };
}

async function readPage(
  db: Database['db'],
  filter: ActivityFilter,
  position?: ActivityPosition,
): Promise<ActivityPage> {
  if (await isContradictory(db, filter)) return { entries: [], total: { count: 0, isMore: false } };
  const cursor = await findCursor(db, position);
  const direction = cursor && position && 'after' in position ? 'newer' : 'older';
  const found = await findEntries(db, filter, cursor, direction);
  const hasMore = found.records.length === LIMIT || found.stoppedAt !== undefined;
  // The newest page is always full.
  if (direction === 'newer' && !hasMore) return readPage(db, filter, undefined);
  const shown = found.records.slice(0, ACTIVITY_PAGE_SIZE);
  const next = hasMore ? (found.stoppedAt?.id ?? shown.at(-1)!.id) : undefined;
  const total = found.total ?? (filter.search === undefined ? await count(db, filter) : undefined);
  const entries = direction === 'older' ? shown : shown.toReversed();
  const [first, last] = [entries[0]?.id, entries.at(-1)?.id];
  const older = direction === 'older' ? next : (last ?? cursor?.id);
  const newer = direction === 'newer' ? next : cursor && first;
  return {
    entries,
    ...(older !== undefined && { older: { before: older } }),
    ...(newer !== undefined && { newer: { after: newer } }),
    ...(total !== undefined && {
      total: { count: Math.min(total, MAX_COUNT), isMore: total > MAX_COUNT },
    }),
    ...(found.stoppedAt && { searchedTo: new Date(found.stoppedAt.at) }),
  };
}

async function findEntries(
  db: Database['db'],
  { search, ...filter }: ActivityFilter,
  cursor: Cursor | undefined,
  direction: Direction,
): Promise<Found> {
  if (search !== undefined)
    return searchEntries(db, { filter, search, cursor, direction, limit: LIMIT });
  return { records: await readRange(db, rangeOf(filter, cursor, direction), LIMIT) };
}

/** Counts up to one more than `MAX_COUNT`. */
async function count(db: Db, filter: ActivityFilter): Promise<number> {
  const { where, orderBy } = rangeOf(filter, undefined, 'older');
  const some = db
    .select({ one: sql`1` })
    .from(activity)
    .where(where)
    .orderBy(orderBy)
    .limit(MAX_COUNT + 1)
    .as('some');
  return db.$count(some);
}

async function* streamEntries(
  db: Db,
  filter: ActivityFilter,
): AsyncGenerator<readonly ActivityRecord[], void> {
  if (await isContradictory(db, filter)) return;
  const matches = await matchesSearch(db, filter);
  let cursor: Cursor | undefined;
  do {
    const { where, orderBy } = rangeOf(filter, cursor, 'older');
    const range = { where: matches ? sql`${where} and ${matches}` : where, orderBy };
    const records = await readRange(db, range, BATCH);
    if (records.length > 0) yield records;
    const last = records.length === BATCH ? records.at(-1) : undefined;
    cursor = last && (await findCursor(db, { before: last.id }));
  } while (cursor);
}
