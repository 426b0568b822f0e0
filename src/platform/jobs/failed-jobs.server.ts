import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';

/** Counts jobs of these kinds that failed their last try since a moment. */
export async function countFailedJobs(
  db: Db,
  names: readonly string[],
  since: Date,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job
      where state = 'failed' and completed_on >= ${since.toISOString()} and name = any(${sql.param([...names])}::text[])`,
  );
  return rows[0]?.count ?? 0;
}
