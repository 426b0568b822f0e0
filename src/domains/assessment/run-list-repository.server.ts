import { inBatches } from '#src/platform/db/in-batches.ts';
import { and, eq, gt, lt, ne, or, sql, gte, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { readPage } from '#src/platform/db/page-window.ts';
import type { RunFilter } from './assessment-stats.server.ts';
import { assessmentRuns as runs, RUN_COLUMNS } from './assessment-tables.server.ts';
import type { Run } from './run.ts';
import { type RunState, ABANDONED_AFTER_HOURS } from './run-state.ts';

const BATCH = 1_000;

export type RunWithState = Run & { state: RunState };

/** Matches the index `assessment_runs_started`. */
const NEWEST_FIRST = [sql`${runs.startedAt} desc nulls last`, runs.id];

const selectRuns = (db: Db, now: Date) =>
  db.select({ ...RUN_COLUMNS, state: stateAt(now) }).from(runs);

/** Returns one page of runs, newest first. A page number beyond the last returns the last page. */
export async function listRuns(db: Db, filter: RunFilter, page: number, now: Date) {
  const where = matchesFilter(filter, now);
  const total = await db.$count(runs, where);
  const query = selectRuns(db, now)
    .where(where)
    .orderBy(...NEWEST_FIRST);
  return readPage(total, page, query);
}

export async function findRunWithState(
  db: Db,
  id: string,
  now: Date,
): Promise<RunWithState | undefined> {
  const [row] = await selectRuns(db, now).where(eq(runs.id, id));
  return row;
}

/** Yields all matching runs, newest first, in batches, so that memory stays bounded. */
export const streamRuns = (
  db: Db,
  filter: RunFilter,
  now: Date,
): AsyncGenerator<readonly RunWithState[], void> =>
  inBatches(BATCH, (last?: RunWithState) => {
    const older =
      last &&
      or(
        lt(runs.startedAt, last.startedAt),
        and(eq(runs.startedAt, last.startedAt), gt(runs.id, last.id)),
      );
    return selectRuns(db, now)
      .where(and(matchesFilter(filter, now), older))
      .orderBy(...NEWEST_FIRST)
      .limit(BATCH);
  });

const HOUR_MS = 3_600_000;

/** SQL expression for the state of a run. */
export function stateAt(now: Date): SQL<RunState> {
  const untouchedSince = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR_MS).toISOString();
  return sql<RunState>`case
    when ${runs.leadId} is not null then 'reported'
    when ${runs.completedAt} is not null then 'complete'
    when ${runs.updatedAt} < ${untouchedSince}::timestamptz then 'abandoned'
    else 'in-progress' end`;
}

/** SQL condition for a filter. Excludes runs without answers and copies. */
export function matchesFilter({ edition, days, since, companySize, state }: RunFilter, now: Date) {
  return and(
    eq(runs.edition, edition),
    ne(runs.chosen, ''),
    isNull(runs.copyOf),
    days === undefined
      ? undefined
      : gte(runs.startedAt, new Date(now.getTime() - days * 24 * HOUR_MS)),
    since && gte(runs.startedAt, since),
    companySize && eq(runs.companySize, companySize),
    state && sql`${stateAt(now)} = ${state}`,
  );
}
