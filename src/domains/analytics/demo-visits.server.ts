import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import { type Demo, DEMO_DAYS } from '#src/platform/demo/demo.ts';
import type { Random } from '#src/platform/demo/random.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { addCounts, type CountedVital } from './analytics-repository.server.ts';
import { WHOLE_SITE } from './counted-path.ts';
import { bucketOf } from './histogram.ts';
import { VITAL_NAMES, VITAL_THRESHOLDS, type VitalName } from './web-vitals.ts';

/** Number of pages with vitals; the others have only views. */
const MEASURED_PATHS = 6;
const SAMPLES_A_DAY = 5;

/** Without FID, which browsers have replaced by INP. */
const VITALS = VITAL_NAMES.filter((name) => name !== 'FID');

/**
 * Adds views and vitals for every day up to today, with more views on recent days and workdays.
 * @param paths the site's pages, most visited first
 * @returns the number of added views
 */
export async function addDemoVisits(
  tx: Db,
  { random, now }: Demo,
  paths: readonly string[],
): Promise<number> {
  let total = 0;
  for (let daysAgo = DEMO_DAYS - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = addDays(siteDay(now), -daysAgo);
    const views = createViews(day, paths, random, 1 - daysAgo / (2 * DEMO_DAYS));
    const vitals = paths.slice(0, MEASURED_PATHS).flatMap((path) => createVitals(path, random));
    await addCounts(tx, day, views, vitals);
    total += views.reduce((sum, view) => sum + view.views, 0);
  }
  return total;
}

function createViews(day: string, paths: readonly string[], random: Random, growth: number) {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  const visitors = 120 * growth * (isWeekend ? 0.4 : 1);
  return paths
    .map((path, rank) => ({
      path,
      views: Math.round((visitors / (rank + 1)) * (0.7 + 0.6 * random.next())),
    }))
    .filter(({ views }) => views > 0);
}

function createVitals(path: string, random: Random): CountedVital[] {
  return VITALS.flatMap((name) =>
    Array.from({ length: SAMPLES_A_DAY }, () => bucketOf(name, createSample(name, random))).flatMap(
      (bucket) => [path, WHOLE_SITE].map((counted) => ({ path: counted, name, bucket, count: 1 })),
    ),
  );
}

/** Mostly good, sometimes poor: the square makes most samples small. */
const createSample = (name: VitalName, random: Random) =>
  VITAL_THRESHOLDS[name].good * (0.2 + 1.8 * random.next() ** 2);
