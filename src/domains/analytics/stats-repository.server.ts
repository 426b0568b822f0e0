import { inBatches } from '#src/platform/db/in-batches.ts';
import { and, asc, between, gt, inArray, max, or, eq, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { analyticsViews as views, analyticsVitals as vitals } from './analytics-tables.server.ts';
import type { Histogram } from './histogram.ts';
import type { Period } from './period.ts';
import type { VitalName } from './web-vitals.ts';

const BATCH_SIZE = 5_000;

/** Views per day of the preceding and the current period; only of `path`, if given. Days without views have no row. */
export function countDays(db: Db, { before, to }: Period, path?: string) {
  return db
    .select({ day: views.day, views: sql<number>`sum(${views.views})`.mapWith(Number) })
    .from(views)
    .where(
      and(between(views.day, before, to), path === undefined ? undefined : eq(views.path, path)),
    )
    .groupBy(views.day);
}

/** Views of each page that was viewed in the period, and of these pages in the preceding period; most views first. */
export function countPages(db: Db, { from, before, to }: Period) {
  const within = sql<number>`coalesce(sum(${views.views}) filter (where ${views.day} >= ${from}::date), 0)`;
  const earlier = sql<number>`coalesce(sum(${views.views}) filter (where ${views.day} < ${from}::date), 0)`;
  return db
    .select({
      path: views.path,
      views: within.mapWith(Number),
      before: earlier.mapWith(Number),
    })
    .from(views)
    .where(between(views.day, before, to))
    .groupBy(views.path)
    .having(gt(max(views.day), sql`${from}::date - 1`))
    .orderBy(sql`2 desc`, asc(views.path));
}

/** Views of each page in the period, by path. */
export async function countViews(
  db: Db,
  { from, to }: Period,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ path: views.path, views: sql<number>`sum(${views.views})`.mapWith(Number) })
    .from(views)
    .where(between(views.day, from, to))
    .groupBy(views.path);
  return new Map(rows.map(({ path, views: count }) => [path, count]));
}

/** Histograms of each vital in the period, by path. */
export async function readHistograms(
  db: Db,
  { from, to }: Period,
  paths: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<VitalName, Histogram>>> {
  const rows = await db
    .select({
      path: vitals.path,
      name: vitals.name,
      bucket: vitals.bucket,
      count: sql<number>`sum(${vitals.count})`.mapWith(Number),
    })
    .from(vitals)
    .where(and(between(vitals.day, from, to), inArray(vitals.path, paths)))
    .groupBy(vitals.path, vitals.name, vitals.bucket);
  return new Map(
    [...Map.groupBy(rows, ({ path }) => path)].map(([path, ofPath]) => [path, byName(ofPath)]),
  );
}

const byName = (rows: readonly { name: VitalName; bucket: number; count: number }[]) =>
  new Map(
    [...Map.groupBy(rows, ({ name }) => name)].map(([name, ofName]) => [
      name,
      new Map(ofName.map(({ bucket, count }) => [bucket, count])),
    ]),
  );

export type ViewsOfDay = Pick<typeof views.$inferSelect, 'day' | 'path' | 'views'>;

/** The views of a period by day and path, in batches. */
export const allViews = (
  db: Db,
  { from, to }: Period,
): AsyncGenerator<readonly ViewsOfDay[], void> =>
  inBatches(BATCH_SIZE, (last?: ViewsOfDay) => {
    const later =
      last && or(gt(views.day, last.day), and(eq(views.day, last.day), gt(views.path, last.path)));
    return db
      .select()
      .from(views)
      .where(and(between(views.day, from, to), later))
      .orderBy(asc(views.day), asc(views.path))
      .limit(BATCH_SIZE);
  });
