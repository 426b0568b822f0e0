import { lt, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { analyticsViews, analyticsVitals } from './analytics-tables.server.ts';
import type { VitalName } from './web-vitals.ts';

export interface CountedView {
  path: string;
  views: number;
}

export interface CountedVital {
  path: string;
  name: VitalName;
  bucket: number;
  count: number;
}

/** What a column of counts holds; a flood of made-up figures ends there, and is no error. */
const MAX_INTEGER = 2_147_483_647;

/**
 * Adds counts to a day's, in one statement. Rows are taken in the order of their keys, and views before vitals, so that
 * of two posts at once one waits for the other and never each for the other.
 */
export async function addCounts(
  db: Db,
  day: string,
  views: readonly CountedView[],
  vitals: readonly CountedVital[],
): Promise<void> {
  await db.execute(sql`
    with viewed as (
      insert into ${analyticsViews} as kept (day, path, views)
      select ${day}::date, path, sum(views)
      from unnest(${list(views, 'path')}::text[], ${list(views, 'views')}::int[]) as posted (path, views)
      group by path order by path
      on conflict (day, path)
        do update set views = least(kept.views::bigint + excluded.views, ${MAX_INTEGER}::bigint)
      returning 1
    )
    insert into ${analyticsVitals} as kept (day, path, name, bucket, count)
    select ${day}::date, path, name, bucket, sum(count)
    from unnest(${list(vitals, 'path')}::text[], ${list(vitals, 'name')}::text[],
      ${list(vitals, 'bucket')}::smallint[], ${list(vitals, 'count')}::int[]) as posted (path, name, bucket, count)
    -- always true, and known only once every view is counted
    where (select count(*) from viewed) >= 0
    group by path, name, bucket order by path, name, bucket
    on conflict (day, path, name, bucket)
      do update set count = least(kept.count::bigint + excluded.count, ${MAX_INTEGER}::bigint)`);
}

const list = <Row>(rows: readonly Row[], key: keyof Row) => sql.param(rows.map((row) => row[key]));

/** Removes every count of the days before; answers how many rows that were. */
export async function removeCountsBefore(db: Db, day: string): Promise<number> {
  const views = await db.delete(analyticsViews).where(lt(analyticsViews.day, day));
  const vitals = await db.delete(analyticsVitals).where(lt(analyticsVitals.day, day));
  return (views.rowCount ?? 0) + (vitals.rowCount ?? 0);
}
