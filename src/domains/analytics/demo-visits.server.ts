import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import { type Demo, DEMO_DAYS } from '#src/platform/demo/demo.ts';
import type { Random } from '#src/platform/demo/random.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { addCounts, type CountedVital } from './analytics-repository.server.ts';
import { WHOLE_SITE } from './counted-path.ts';
import { bucketOf } from './histogram.ts';
import { VITAL_NAMES, VITAL_THRESHOLDS, type VitalName } from './web-vitals.ts';

/** Pages whose speed is measured too; the others have views only. */
const MEASURED_PATHS = 6;
const SAMPLES_A_DAY = 5;

/** Browsers report INP in its place now. */
const VITALS = VITAL_NAMES.filter((name) => name !== 'FID');

/**
 * Adds views and vitals of every day up to today: busier toward today and on workdays.
 * @param paths the site's pages, the most visited first
 * @returns how many views were added
 */
export async function addDemoVisits(
  tx: Db,
  { random, now }: Demo,
  paths: readonly string[],
): Promise<number> {
  let total = 0;
  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(siteDay(now), -daysAgo);
    const views = viewsOf(day, paths, random, 1 - daysAgo / (2 * DEMO_DAYS));
    const vitals = paths.slice(0, MEASURED_PATHS).flatMap((path) => vitalsOf(path, random));
    await addCounts(tx, day, views, vitals);
    total += views.reduce((sum, view) => sum + view.views, 0);
  }
  return total;
}

function viewsOf(day: string, paths: readonly string[], random: Random, growth: number) {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const visitors = 120 * growth * (isWeekend ? 0.4 : 1);
  return paths
    .map((path, rank) => ({
      path,
      views: Math.round((visitors / (rank + 1)) * (0.7 + 0.6 * random.next())),
    }))
    .filter(({ views }) => views > 0);
}

function vitalsOf(path: string, random: Random): CountedVital[] {
  return VITALS.flatMap((name) =>
    Array.from({ length: SAMPLES_A_DAY }, () => bucketOf(name, sampleOf(name, random))).flatMap(
      (bucket) => [path, WHOLE_SITE].map((counted) => ({ path: counted, name, bucket, count: 1 })),
    ),
  );
}

/** Mostly good, now and then poor: the square keeps most samples small. */
const sampleOf = (name: VitalName, random: Random): number =>
  VITAL_THRESHOLDS[name].good * (0.2 + 1.8 * random.next() ** 2);
