import { between, min, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { analyticsLandings, analyticsViews } from './analytics-tables.server.ts';
import type { Period } from './period.ts';

/** Counts of a page in a period, and in the preceding one of the same length. */
export interface PageStats {
  /** a path, or `(other)` */
  path: string;
  views: number;
  before: number;
  landings: number;
  landingsBefore: number;
}

/** The counts of each page that has any in the two periods; only of `path`, if given. */
export async function countPageStats(
  db: Db,
  { from, before, to }: Period,
  path?: string,
): Promise<PageStats[]> {
  const isOfPath = path === undefined ? sql`` : sql`and path = ${path}`;
  const { rows } = await db.execute<Record<keyof PageStats, string>>(sql`
    select path,
      coalesce(sum(views) filter (where day >= ${from}::date), 0) as views,
      coalesce(sum(views) filter (where day < ${from}::date), 0) as before,
      coalesce(sum(landings) filter (where day >= ${from}::date), 0) as landings,
      coalesce(sum(landings) filter (where day < ${from}::date), 0) as "landingsBefore"
    from (
      select path, day, views, 0 as landings from ${analyticsViews}
      where day between ${before}::date and ${to}::date ${isOfPath}
      union all
      select path, day, 0, landings from ${analyticsLandings}
      where day between ${before}::date and ${to}::date ${isOfPath}
    ) as counted
    group by path`);
  return rows.map((row) => ({
    path: row.path,
    views: Number(row.views),
    before: Number(row.before),
    landings: Number(row.landings),
    landingsBefore: Number(row.landingsBefore),
  }));
}

/** The first of the days on which landings were counted, from the start of the preceding period. */
export async function findFirstLandingDay(
  db: Db,
  { before, to }: Period,
): Promise<string | undefined> {
  const [row] = await db
    .select({ day: min(analyticsLandings.day) })
    .from(analyticsLandings)
    .where(between(analyticsLandings.day, before, to));
  return row?.day ?? undefined;
}
