import {
  type AnalyticsFigures,
  createAnalyticsFigures,
  forgetOldFigures,
} from '#src/domains/analytics/analytics-figures.server.ts';
import {
  createRecorder,
  type RecordMeasurements,
} from '#src/domains/analytics/record-measurements.server.ts';
import type { PageReader } from '#src/domains/content/page-reader.server.ts';
import type { PostReader } from '#src/domains/content/post-reader.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { readSitePaths } from './content-paths.server.ts';

interface AnalyticsNeeds {
  db: Database['db'];
  pages: Pick<PageReader, 'paths'>;
  posts: Pick<PostReader, 'slugs'>;
  clock: Clock;
  log: Logger;
}

export interface WiredAnalytics {
  services: { recordMeasurements: RecordMeasurements; analyticsFigures: AnalyticsFigures };
  /** Begins what a worker does besides jobs; answers how to end it. */
  startChores(): () => void;
}

const DAY_MS = 24 * 3_600_000;

/** Ties what visitors' browsers measure to the paths that the site answers. */
export function wireAnalytics({ db, pages, posts, clock, log }: AnalyticsNeeds): WiredAnalytics {
  const sitePaths = () => readSitePaths(pages, posts);
  return {
    services: {
      recordMeasurements: createRecorder({ db, sitePaths, clock, log }),
      analyticsFigures: createAnalyticsFigures(db, clock),
    },
    startChores() {
      const forget = () =>
        forgetOldFigures(db, clock()).catch((err: unknown) =>
          log.warn({ err }, 'old figures of visits could not be removed'),
        );
      void forget();
      const timer = setInterval(() => void forget(), DAY_MS);
      return () => clearInterval(timer);
    },
  };
}
