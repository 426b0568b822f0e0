import { desc, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { ReferrerView } from './not-found-views.ts';
import { notFoundReferrers } from './redirects-tables.server.ts';

/** How many are kept of each path. */
export const MAX_REFERRERS = 5;

export interface CountedReferrer extends ReferrerView {
  path: string;
}

/**
 * Adds counts to the stored ones, and keeps the last ones of each path. Skips paths that are no longer stored.
 * @param counts sorted by path, so that two nodes that write at once cannot deadlock
 */
export async function addReferrers(db: Db, counts: readonly CountedReferrer[]) {
  if (counts.length === 0) return;
  const values = JSON.stringify(counts);
  await db.execute(sql`
    insert into seo_not_found_referrers (path, referrer, hits, last_seen_at)
    select counted.path, counted.referrer, counted.hits, counted."lastSeenAt"
    from jsonb_to_recordset(${values}::jsonb)
      as counted(path text, referrer text, hits int, "lastSeenAt" timestamptz)
    join seo_not_found using (path)
    order by counted.path, counted.referrer
    on conflict (path, referrer) do update set
      hits = seo_not_found_referrers.hits + excluded.hits,
      last_seen_at = greatest(seo_not_found_referrers.last_seen_at, excluded.last_seen_at)`);
  const paths = sql.param([...new Set(counts.map(({ path }) => path))]);
  await db.execute(sql`
    delete from seo_not_found_referrers where (path, referrer) in (
      select path, referrer from (
        select path, referrer,
          row_number() over (partition by path order by last_seen_at desc, hits desc, referrer) as nth
        from seo_not_found_referrers where path = any(${paths}::text[])
      ) as ranked where nth > ${MAX_REFERRERS})`);
}

/** The referrers of paths, the most frequent first. */
export function listReferrers(db: Db, paths: readonly string[]): Promise<CountedReferrer[]> {
  const { path, referrer, hits, lastSeenAt } = notFoundReferrers;
  return db
    .select({ path, referrer, hits, lastSeenAt })
    .from(notFoundReferrers)
    .where(inArray(path, [...paths]))
    .orderBy(path, desc(hits), desc(lastSeenAt));
}
