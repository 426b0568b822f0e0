import { bind } from '#src/platform/bind.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { deleteCountsBefore } from './analytics-repository.server.ts';
import { WHOLE_SITE } from './counted-path.ts';
import {
  allViews,
  countDays,
  countPages,
  countViews,
  readHistograms,
  type ViewsOfDay,
} from './stats-repository.server.ts';
import {
  countPageStats,
  findFirstLandingDay,
  type PageStats,
} from './page-stats-repository.server.ts';
import { lastDays, type Period } from './period.ts';
import { type VitalStats, computeVitalStats } from './vital-stats.ts';

export interface PageViews {
  /** a path, `(not found)` or `(other)` */
  path: string;
  views: number;
  /** views in the preceding period of the same length */
  before: number;
}

export interface PageVitals {
  path: string;
  /** one entry per vital */
  vitals: readonly VitalStats[];
}

/** Views of a period by day. */
export interface DayViews {
  /** every day of the period, with the views of the corresponding day of the preceding period */
  days: readonly { day: string; views: number; before: number }[];
  views: number;
  before: number;
}

/** Stats of a period, read in one transaction, so that the parts are consistent. */
export interface VisitStats extends DayViews {
  /** every viewed page, by views, most first */
  pages: readonly PageViews[];
  /** of the whole site */
  vitals: readonly VitalStats[];
  /** one page, counted from 1, of the list of pages, 10 per page; `count` is the number of pages */
  busiest: { pages: readonly (PageViews & PageVitals)[]; page: number; count: number };
}

/** Counts of every page of a period, in no order. */
export interface PagesStats {
  pages: readonly PageStats[];
  /** the first day on which landings were counted, since the preceding period; undefined if none were */
  landingsSince: string | undefined;
}

/** Views of the last seven days of the site. */
export interface ViewCounts {
  today: number;
  yesterday: number;
  /** the five days before */
  earlier: number;
}

/** Reads stats for the admin area. They contain no data about single visitors. Throws if the database fails. */
export type AnalyticsReader = ReturnType<typeof createAnalyticsReader>;

export { type ViewsOfDay, WHOLE_SITE };

const PER_PAGE = 10;
const BATCH_SIZE = 100;

export function createAnalyticsReader(db: Database['db'], clock: Clock) {
  return {
    stats: (period: Period, page: number): Promise<VisitStats> =>
      db.transaction(
        async (tx) => {
          const days = await countDays(tx, period);
          const pages = await countPages(tx, period);
          const window = pageWindow(pages.length, page, PER_PAGE);
          const shown = pages.slice(window.offset, window.offset + window.limit);
          const histograms = await readHistograms(tx, period, [
            WHOLE_SITE,
            ...shown.map(({ path }) => path),
          ]);
          return {
            ...addUpDays(days, period),
            pages,
            vitals: computeVitalStats(histograms.get(WHOLE_SITE)),
            busiest: {
              pages: shown.map((one) => ({
                ...one,
                vitals: computeVitalStats(histograms.get(one.path)),
              })),
              page: window.page,
              count: window.pages,
            },
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    async counts(): Promise<ViewCounts> {
      const period = lastDays(7, clock());
      const { days } = addUpDays(await countDays(db, period), period);
      const [today = 0, yesterday = 0, ...earlier] = days.map(({ views }) => views).toReversed();
      return { today, yesterday, earlier: sum(earlier) };
    },

    /** The vitals of the whole site. */
    async vitals(period: Period): Promise<readonly VitalStats[]> {
      const histograms = await readHistograms(db, period, [WHOLE_SITE]);
      return computeVitalStats(histograms.get(WHOLE_SITE));
    },

    /** Views and landings of each page that has any in the period or the preceding one. */
    async pages(period: Period): Promise<PagesStats> {
      const [pages, landingsSince] = await Promise.all([
        countPageStats(db, period),
        findFirstLandingDay(db, period),
      ]);
      return { pages, landingsSince };
    },

    /** Those of one page, with its views by day. */
    async page(
      period: Period,
      path: string,
    ): Promise<DayViews & PageStats & Omit<PagesStats, 'pages'>> {
      const [days, [stats], landingsSince] = await Promise.all([
        countDays(db, period, path),
        countPageStats(db, period, path),
        findFirstLandingDay(db, period),
      ]);
      const none = { path, landings: 0, landingsBefore: 0 };
      return { ...none, ...stats, ...addUpDays(days, period), landingsSince };
    },

    ...bind(db, {
      /** Views of each page that was viewed in the period, by path. */
      viewsByPath: countViews,
      /** The views of every page and day, oldest day first, in batches. */
      allViews,
    }),

    /** Vitals of the whole site, then of every page, in batches. */
    async *allVitals(period: Period): AsyncIterable<readonly PageVitals[]> {
      const paths = [WHOLE_SITE, ...(await countPages(db, period)).map(({ path }) => path)];
      for (let from = 0; from < paths.length; from += BATCH_SIZE) {
        const batch = paths.slice(from, from + BATCH_SIZE);
        const histograms = await readHistograms(db, period, batch);
        yield batch.map((path) => ({ path, vitals: computeVitalStats(histograms.get(path)) }));
      }
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Includes days without views. */
function addUpDays(counted: readonly { day: string; views: number }[], period: Period) {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]));
  const days = Array.from({ length: period.days }, (_, index) => ({
    day: addDays(period.from, index),
    views: viewsOn.get(addDays(period.from, index)) ?? 0,
    before: viewsOn.get(addDays(period.before, index)) ?? 0,
  }));
  return {
    days,
    views: sum(days.map(({ views }) => views)),
    before: sum(days.map(({ before }) => before)),
  };
}

/** 25 months, to compare a season with that of the year before. */
const RETAINED_DAYS = 25 * 31;

/** Deletes counts older than 25 months. @returns the number of deleted rows */
export const deleteOldCounts = (db: Database['db'], now: Date): Promise<number> =>
  deleteCountsBefore(db, addDays(siteDay(now), -RETAINED_DAYS));
