import { pick } from '#src/platform/pick.ts';
import { and, count, inArray, isNotNull, sql, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { RunFilter } from './assessment-stats.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Question } from './questionnaire.ts';
import type { EditionCounts } from './create-assessment-stats.server.ts';
import { matchesFilter, stateAt } from './run-list-repository.server.ts';
import { SCORE_BANDS } from './run-state.ts';
import type { Comparison } from './report.ts';
import { type Run, chainOf } from './run.ts';

/** Counts runs in one statement, so that all counts agree. */
export async function countRuns(
  db: Db,
  questions: readonly Question[],
  filter: RunFilter,
  now: Date,
): Promise<EditionCounts> {
  const isOpen = questions.map(
    ({ id }, index) => sql` when not ${runs.answers} ? ${`${id}`} then ${index}::int`,
  );
  const all = sql`${questions.length}::int`;
  const open = sql<number>`case when ${runs.completedAt} is not null then ${all}${sql.join(isOpen)} else ${all} end`;
  const { percentage, level, bookedAt, chosen } = runs;
  const placed = db
    .select({
      open: open.as('open'),
      state: stateAt(now).as('state'),
      percentage,
      level,
      bookedAt,
      chosen,
    })
    .from(runs)
    .where(matchesFilter(filter, now))
    .as('placed');
  const by = pick(placed, 'open', 'state', 'percentage', 'level');
  const rows = await db
    .select({
      ...by,
      count: count(),
      booked: count(placed.bookedAt),
      chosen: sql<string>`string_agg(${placed.chosen}, '')`,
    })
    .from(placed)
    .groupBy(...Object.values(by))
    .orderBy(placed.percentage);
  const scored = rows.flatMap(({ percentage, level, count }) =>
    percentage === null ? [] : { percentage, level, count },
  );
  return {
    progress: rows,
    options: countOptions(rows.map(({ chosen }) => chosen)),
    scores: scored.map(({ percentage, ...row }) => ({
      ...row,
      band: Math.min(Math.floor((percentage * SCORE_BANDS) / 100), SCORE_BANDS - 1),
    })),
    booked: rows.reduce((sum, { booked }) => sum + booked, 0),
    median: medianOf(
      scored.flatMap(({ percentage, count }) => Array<number>(count).fill(percentage)),
    ),
  };
}

/** Counts how often each option was chosen, in a millisecond for 2,000 runs. */
function countOptions(chosen: readonly string[]): EditionCounts['options'] {
  // By question and letter.
  const counts: number[][] = [];
  for (const ids of chosen) {
    let question = 0;
    for (let at = 0; at < ids.length; at += 1) {
      const code = ids.charCodeAt(at);
      if (code < A) question = question * 10 + code - ZERO;
      else {
        const ofQuestion = (counts[question] ??= []);
        ofQuestion[code] = (ofQuestion[code] ?? 0) + 1;
        question = 0;
      }
    }
  }
  return counts.flatMap((ofQuestion, question) =>
    ofQuestion.flatMap((count, code) => ({
      option: `${question}${String.fromCharCode(code)}`,
      count,
    })),
  );
}

const ZERO = 48;
const A = 65;

/** The middle one of sorted numbers, or the mean of the two in the middle. */
function medianOf(sorted: readonly number[]): number | undefined {
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

/** With fewer peers, averages would reveal single companies. */
const MIN_PEERS = 5;

/**
 * Compares the run with other companies of the same size and of comparable editions. Each chain of runs counts as one company, by its latest
 * complete run; the run's own chain is left out. Returns undefined below `MIN_PEERS`.
 */
export async function comparePeers(
  db: Db,
  run: Run,
  comparable: readonly string[],
): Promise<Comparison | undefined> {
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
        inArray(runs.edition, comparable),
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
