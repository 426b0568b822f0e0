import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { RunFilter } from './assessment-stats.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import { ABANDONED_AFTER_HOURS, type RunState } from './run-state.ts';

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
    sql`${runs.answers} <> '{}'::jsonb`,
    isNull(runs.copyOf),
    days === undefined
      ? undefined
      : gte(runs.startedAt, new Date(now.getTime() - days * 24 * HOUR_MS)),
    since && gte(runs.startedAt, since),
    companySize && eq(runs.companySize, companySize),
    state && sql`${stateAt(now)} = ${state}`,
  );
}
