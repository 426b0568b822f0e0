import { lt, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { analyticsLandings, analyticsViews, analyticsVitals } from './analytics-tables.server.ts';
import type { VitalName } from './web-vitals.ts';

interface CountedView {
  path: string;
  views: number;
}

export interface CountedVital {
  path: string;
  name: VitalName;
  bucket: number;
  count: number;
}

/** Maximum of the integer columns. Counts are capped there, so that a flood of fake requests causes no error. */
const MAX_INTEGER = 2_147_483_647;

/**
 * Adds counts to those of a day, in one statement. Rows are sorted by key, and views are written before vitals, so that
 * concurrent calls cannot deadlock.
 */
export async function addCounts(
  db: Db,
  day: string,
  views: readonly CountedView[],
  vitals: readonly CountedVital[],
) {
  await db.execute(sql`
    with viewed as (
      insert into ${analyticsViews} as stored (day, path, views)
      select ${day}::date, path, sum(views)
      from unnest(${list(views, 'path')}::text[], ${list(views, 'views')}::int[]) as posted (path, views)
      group by path order by path
      on conflict (day, path)
        do update set views = least(stored.views::bigint + excluded.views, ${MAX_INTEGER}::bigint)
      returning 1
    )
    insert into ${analyticsVitals} as stored (day, path, name, bucket, count)
    select ${day}::date, path, name, bucket, sum(count)
    from unnest(${list(vitals, 'path')}::text[], ${list(vitals, 'name')}::text[],
      ${list(vitals, 'bucket')}::smallint[], ${list(vitals, 'count')}::int[]) as posted (path, name, bucket, count)
    -- always true, but forces the views to be written first
    where (select count(*) from viewed) >= 0
    group by path, name, bucket order by path, name, bucket
    on conflict (day, path, name, bucket)
      do update set count = least(stored.count::bigint + excluded.count, ${MAX_INTEGER}::bigint)`);
}

const list = <Row>(rows: readonly Row[], key: keyof Row) => sql.param(rows.map((row) => row[key]));

/** Deletes the counts of all earlier days. @returns the number of deleted rows */
export async function deleteCountsBefore(db: Db, day: string): Promise<number> {
  const views = await db.delete(analyticsViews).where(lt(analyticsViews.day, day));
  const vitals = await db.delete(analyticsVitals).where(lt(analyticsVitals.day, day));
  const landings = await db.delete(analyticsLandings).where(lt(analyticsLandings.day, day));
  return [views, vitals, landings].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
}

/** In one statement with rows sorted by key, so that concurrent writes cannot deadlock. */
export async function addLandings(
  db: Db,
  day: string,
  counted: readonly { path: string; count: number }[],
) {
  await db.execute(sql`
    insert into ${analyticsLandings} as stored (day, path, landings)
    select ${day}::date, path, sum(count) from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (path text, count int)
    group by path order by path
    on conflict (day, path) do update set landings = stored.landings + excluded.landings`);
}
