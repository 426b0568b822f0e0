import {
  createAnalyticsReader,
  deleteOldCounts,
} from '#src/domains/analytics/analytics-reader.server.ts';
import { createRecorder } from '#src/domains/analytics/record-measurements.server.ts';
import type { PageReader } from '#src/domains/content/page-reader.server.ts';
import type { PostReader } from '#src/domains/content/post-reader.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { StoryReader } from '#src/domains/content/story-reader.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { readSitePaths } from './content-paths.server.ts';
import type { Wired } from './wired.ts';

interface AnalyticsDeps {
  db: Database['db'];
  pages: Pick<PageReader, 'paths'>;
  posts: Pick<PostReader, 'slugs'>;
  stories: Pick<StoryReader, 'list'>;
  clock: Clock;
  log: Logger;
}

const DAY_MS = 24 * 3_600_000;

/** Wires web analytics to the paths of the site. */
export function wireAnalytics({
  db,
  pages,
  posts,
  stories,
  clock,
  log,
}: AnalyticsDeps): Wired<'recordMeasurements' | 'analyticsFigures'> {
  const sitePaths = () => readSitePaths({ pages, posts, stories });
  return {
    services: {
      recordMeasurements: createRecorder({ db, sitePaths, clock, log }),
      analyticsFigures: createAnalyticsReader(db, clock),
    },
    jobs: [],
    schedules: [
      {
        everyMs: DAY_MS,
        atStart: true,
        run: () => deleteOldCounts(db, clock()),
        failure: 'old analytics could not be deleted',
      },
    ],
  };
}
