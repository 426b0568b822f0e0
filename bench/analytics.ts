import { createAnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { formatMs, timed } from './timed.ts';

const NOW = new Date('2026-11-22T03:00:00Z');
const TODAY = '2026-11-21';
const ROUNDS = 5;

/** Measures the stats of /admin/analytics over a quarter with 300 pages, each viewed and measured every day. */
export async function benchAnalytics() {
  const cluster = await startThrowawayCluster();
  const { db, pool, close } = openDatabase(cluster.connectionString, silentLogger);
  try {
    await migrateDatabase(cluster.connectionString);
    await pool.query(
      `insert into analytics_views select $1::date - day, '/insights/post-' || page, 500 - page
      from generate_series(0, 179) day, generate_series(1, 300) page`,
      [TODAY],
    );
    // Half of what browsers would record in a quarter, with gaps in the buckets.
    await pool.query(
      `insert into analytics_vitals
      select $1::date - day, case page when 0 then '(site)' else '/insights/post-' || page end, name, bucket, 3
      from generate_series(0, 89) day, generate_series(0, 300) page,
        unnest(array['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'FID']) name, generate_series(40, 43) bucket`,
      [TODAY],
    );
    await pool.query('analyze');
    const analytics = createAnalyticsReader(db, () => NOW);
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      durations.push((await timed(() => analytics.stats(lastDays(90, NOW), 1))).ms);
    console.log(`a quarter of 300 pages: ${durations.map(formatMs).join(', ')} (goal 300 ms)`);
  } finally {
    await close();
    await cluster.stop();
  }
}
