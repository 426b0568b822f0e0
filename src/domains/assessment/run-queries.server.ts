import { and, eq, getTableColumns, gt, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import type { RunFilter } from './assessment-figures.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Run } from './run.ts';
import { matching, stateAt } from './run-matching.server.ts';
import type { RunState } from './run-state.ts';

const PER_PAGE = 50;
const BATCH = 1_000;

/** A run with the state it is in. */
export type PlacedRun = Run & { state: RunState };

/** As the index has it. */
const NEWEST_FIRST = [sql`${runs.startedAt} desc nulls last`, runs.id];

const selectRuns = (db: Db, now: Date) =>
  db.select({ ...getTableColumns(runs), state: stateAt(now) }).from(runs);

/** A page of runs, newest first; a page beyond the last is the last. */
export async function listRuns(db: Db, filter: RunFilter, page: number, now: Date) {
  const where = matching(filter, now);
  const total = await db.$count(runs, where);
  const { limit, offset, ...shown } = pageWindow(total, page, PER_PAGE);
  const rows = await selectRuns(db, now)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);
  return { rows, total, ...shown };
}

export async function readRun(db: Db, id: string, now: Date): Promise<PlacedRun | undefined> {
  const [row] = await selectRuns(db, now).where(eq(runs.id, id));
  return row;
}

/** Every run of a filter, newest first, in batches: a table of any size fits through. */
export async function* allRuns(
  db: Db,
  filter: RunFilter,
  now: Date,
): AsyncGenerator<readonly PlacedRun[], void> {
  let after: PlacedRun | undefined;
  do {
    const older =
      after &&
      or(
        lt(runs.startedAt, after.startedAt),
        and(eq(runs.startedAt, after.startedAt), gt(runs.id, after.id)),
      );
    const rows: PlacedRun[] = await selectRuns(db, now)
      .where(and(matching(filter, now), older))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}
