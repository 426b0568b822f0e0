import { and, count, isNotNull, sql, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { RunFilter } from './assessment-stats.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Question } from './questionnaire.ts';
import { matchesFilter, stateAt } from './run-list-repository.server.ts';
import { SCORE_BANDS } from './run-state.ts';
import type { Comparison } from './report.ts';
import { type Run, chainOf } from './run.ts';

/** Counts runs by state and by index of the first unanswered question; `questions.length` for complete runs. */
export async function countProgress(
  db: Db,
  questions: readonly Question[],
  filter: RunFilter,
  now: Date,
) {
  const ids = questions.map(({ id }) => id).join(',');
  const firstOpen = sql<number>`case when ${runs.completedAt} is not null then ${questions.length}::int
    else coalesce((select min(asked.place)::int - 1
      from unnest(string_to_array(${ids}, ',')) with ordinality as asked (question, place)
      where not ${runs.answers} ? asked.question), ${questions.length}::int) end`;
  const placed = db
    .select({ open: firstOpen.as('open'), state: stateAt(now).as('state') })
    .from(runs)
    .where(matchesFilter(filter, now))
    .as('placed');
  return db
    .select({ open: placed.open, state: placed.state, count: count() })
    .from(placed)
    .groupBy(placed.open, placed.state);
}

/** Counts how often each option was chosen, in complete and incomplete runs. */
export function countOptions(db: Db, filter: RunFilter, now: Date) {
  return db
    .select({ option: sql<string>`answer.value`, count: count() })
    .from(sql`${runs}, jsonb_each_text(${runs.answers}) as answer`)
    .where(matchesFilter(filter, now))
    .groupBy(sql`answer.value`);
}

/** Counts complete runs by percentage band and level. */
export function countScores(db: Db, filter: RunFilter, now: Date) {
  const band = sql<number>`least(${runs.percentage} * ${SCORE_BANDS}::int / 100, ${SCORE_BANDS - 1}::int)`;
  const scored = db
    .select({ band: band.as('band'), level: runs.level })
    .from(runs)
    .where(and(matchesFilter(filter, now), isNotNull(runs.completedAt)))
    .as('scored');
  return db
    .select({ band: scored.band, level: scored.level, count: count() })
    .from(scored)
    .groupBy(scored.band, scored.level);
}

/** Counts booked runs and computes the median percentage. */
export async function countBookedAndMedian(db: Db, filter: RunFilter, now: Date) {
  const [row] = await db
    .select({
      booked: count(runs.bookedAt),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${runs.percentage})`,
    })
    .from(runs)
    .where(matchesFilter(filter, now));
  return { booked: row?.booked ?? 0, median: row?.median ?? undefined };
}

/** With fewer peers, averages would reveal single companies. */
const MIN_PEERS = 5;

/**
 * Compares the run with other companies of the same edition and size. Each chain of runs counts as one company, by its latest
 * complete run; the run's own chain is left out. Returns undefined below `MIN_PEERS`.
 */
export async function comparePeers(db: Db, run: Run): Promise<Comparison | undefined> {
  if (run.percentage === null) return undefined;
  const chain = sql`coalesce(${runs.firstId}, ${runs.id})`;
  const peers = db
    .selectDistinctOn([chain], {
      percentage: runs.percentage,
      pillarPercentages: runs.pillarPercentages,
    })
    .from(runs)
    .where(
      and(
        eq(runs.edition, run.edition),
        eq(runs.companySize, run.companySize),
        isNotNull(runs.completedAt),
        ne(chain, chainOf(run)),
      ),
    )
    .orderBy(chain, desc(runs.completedAt))
    .as('peers');
  const [all] = await db
    .select({
      companies: sql<number>`count(*)::int`,
      average: sql<number>`coalesce(round(avg(${peers.percentage})), 0)::int`,
      behind: sql<number>`(count(*) filter (where ${peers.percentage} < ${run.percentage}))::int`,
    })
    .from(peers);
  if (!all || all.companies < MIN_PEERS) return undefined;
  const pillars = await db
    .select({
      pillar: sql<string>`pillar.key`,
      average: sql<number>`round(avg(pillar.value::int))::int`,
    })
    .from(sql`${peers}, jsonb_each_text(${peers.pillarPercentages}) as pillar`)
    .groupBy(sql`pillar.key`);
  return {
    size: run.companySize,
    companies: all.companies,
    average: all.average,
    aheadOf: Math.round((all.behind / all.companies) * 100),
    pillars: Object.fromEntries(pillars.map(({ pillar, average }) => [pillar, average])),
  };
}
