import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { assessmentRuns as runs } from './assessment-tables.server.ts';
import type { Comparison } from './report.ts';
import { chainOf, type Run } from './run.ts';

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
