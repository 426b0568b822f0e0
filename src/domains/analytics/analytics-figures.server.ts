import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import { pageWindow } from '#src/platform/db/page-window.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { removeCountsBefore } from './analytics-repository.server.ts';
import { WHOLE_SITE } from './counted-path.ts';
import {
  allViews,
  countDays,
  countPages,
  readHistograms,
  type ViewsOfDay,
} from './figure-queries.server.ts';
import { lastDays, type Period } from './period.ts';
import { type VitalFigure, vitalFigures } from './vital-figure.ts';

export interface PageViews {
  /** or `(not found)`, or `(other)` */
  path: string;
  views: number;
  /** in the equally long period before */
  before: number;
}

export interface PageVitals {
  path: string;
  /** one for each vital */
  vitals: readonly VitalFigure[];
}

/** What visits of a period add up to; read at one moment, so that the parts agree with each other. */
export interface VisitFigures {
  /** every day of the period, with the views of the day at the same place in the period before */
  days: readonly { day: string; views: number; before: number }[];
  views: number;
  before: number;
  /** all that were opened, the busiest first */
  pages: readonly PageViews[];
  /** of all pages together */
  vitals: readonly VitalFigure[];
  /** a page of the list of pages, 10 of them, and which one it is, from 1; one beyond the last is the last */
  busiest: { pages: readonly (PageViews & PageVitals)[]; page: number; count: number };
}

/** Views of the last seven days of the site. */
export interface ViewCounts {
  today: number;
  yesterday: number;
  /** the five days before */
  earlier: number;
}

/** What the admin area reads of visits. Nothing in it tells who anybody was. */
export interface AnalyticsFigures {
  figures(period: Period, page: number): Promise<VisitFigures>;
  counts(): Promise<ViewCounts>;
  /** Every day's count of every page, the oldest day first, in batches. */
  allViews(period: Period): AsyncIterable<readonly ViewsOfDay[]>;
  /** Vitals of every page, after those of the whole site, in batches. */
  allVitals(period: Period): AsyncIterable<readonly PageVitals[]>;
}

export { type ViewsOfDay, WHOLE_SITE };

const PER_PAGE = 10;
const BATCH = 100;

export function createAnalyticsFigures(db: Database['db'], clock: Clock): AnalyticsFigures {
  return {
    figures: (period, page) =>
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
            vitals: vitalFigures(histograms.get(WHOLE_SITE)),
            busiest: {
              pages: shown.map((one) => ({
                ...one,
                vitals: vitalFigures(histograms.get(one.path)),
              })),
              page: window.page,
              count: window.pages,
            },
          };
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),

    async counts() {
      const period = lastDays(7, clock());
      const { days } = addUpDays(await countDays(db, period), period);
      const [today = 0, yesterday = 0, ...earlier] = days.map(({ views }) => views).toReversed();
      return { today, yesterday, earlier: sum(earlier) };
    },

    allViews: (period) => allViews(db, period),

    async *allVitals(period) {
      const paths = [WHOLE_SITE, ...(await countPages(db, period)).map(({ path }) => path)];
      for (let from = 0; from < paths.length; from += BATCH) {
        const batch = paths.slice(from, from + BATCH);
        const histograms = await readHistograms(db, period, batch);
        yield batch.map((path) => ({ path, vitals: vitalFigures(histograms.get(path)) }));
      }
    },
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Days without a view are days of the period too. */
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

/** Long enough to compare a season with that of the year before. */
const RETAINED_DAYS = 25 * 31;

/** Forgets the figures of more than 25 months ago; answers how many rows. */
export const forgetOldFigures = (db: Database['db'], now: Date): Promise<number> =>
  removeCountsBefore(db, addDays(siteDay(now), -RETAINED_DAYS));
