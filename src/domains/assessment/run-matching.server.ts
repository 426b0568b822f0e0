import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { RunFilter } from './assessment-figures.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import { ABANDONED_AFTER_HOURS, type RunState } from './run-state.ts';

const HOUR = 3_600_000;

/** The state of a run, as the database tells it. */
export function stateAt(now: Date): SQL<RunState> {
  const untouchedSince = new Date(now.getTime() - ABANDONED_AFTER_HOURS * HOUR).toISOString();
  return sql<RunState>`case
    when ${runs.leadId} is not null then 'reported'
    when ${runs.completedAt} is not null then 'complete'
    when ${runs.updatedAt} < ${untouchedSince}::timestamptz then 'abandoned'
    else 'in-progress' end`;
}

/** The runs of a filter: those that have begun, which takes an answer, each once whoever asked for its report. */
export function matching({ edition, days, since, companySize, state }: RunFilter, now: Date) {
  return and(
    eq(runs.edition, edition),
    sql`${runs.answers} <> '{}'::jsonb`,
    isNull(runs.copyOf),
    days === undefined
      ? undefined
      : gte(runs.startedAt, new Date(now.getTime() - days * 24 * HOUR)),
    since && gte(runs.startedAt, since),
    companySize && eq(runs.companySize, companySize),
    state && sql`${stateAt(now)} = ${state}`,
  );
}
