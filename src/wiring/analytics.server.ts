import {
  createAnalyticsReader,
  deleteOldCounts,
} from '#src/domains/analytics/analytics-reader.server.ts';
import { NOT_FOUND } from '#src/domains/analytics/counted-path.ts';
import { createCountedNames } from '#src/domains/analytics/counted-names.server.ts';
import { createLandingCounter } from '#src/domains/analytics/count-landings.server.ts';
import { createRecorder } from '#src/domains/analytics/record-measurements.server.ts';
import type { PageReader } from '#src/domains/content/pages/page-reader.server.ts';
import type { PostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createSearchData } from '#src/domains/seo/search-data/search-data.server.ts';
import type { StoryReader } from '#src/domains/content/stories/story-reader.server.ts';
import { readSitePaths } from './content-paths.server.ts';
import type { Parts } from './parts.ts';

interface AnalyticsDeps extends Pick<Parts, 'config' | 'db' | 'clock' | 'log'> {
  pages: Pick<PageReader, 'paths'>;
  posts: Pick<PostReader, 'slugs'>;
  stories: Pick<StoryReader, 'list'>;
}

const DAY_MS = 24 * 3_600_000;

/** Wires web analytics, and figures of search engines, to the paths of the site. */
export function wireAnalytics({ config, db, pages, posts, stories, clock, log }: AnalyticsDeps) {
  const sitePaths = () => readSitePaths({ pages, posts, stories });
  const countedNames = createCountedNames({ sitePaths, clock });
  const findUnknown = async (paths: readonly string[]) => {
    const names = await countedNames(paths);
    return paths.filter((path) => names.get(path) === NOT_FOUND);
  };
  const landings = createLandingCounter({ db, countedNames, clock, log });
  return {
    /** writes pending counts to the database */
    flush: () => landings.flush(),
    services: {
      recordMeasurements: createRecorder({ db, countedNames, clock, log }),
      countLanding: landings.count,
      analyticsFigures: createAnalyticsReader(db, clock),
      searchData: createSearchData({ db, siteUrl: config.SITE_URL, clock, findUnknown }),
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
