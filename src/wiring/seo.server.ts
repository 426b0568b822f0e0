import type { PageReader } from '#src/domains/content/page-reader.server.ts';
import type { StoryReader } from '#src/domains/content/story-reader.server.ts';
import type { PostReader } from '#src/domains/content/post-reader.server.ts';
import { createNotFoundLog } from '#src/domains/redirects/not-found-log.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { submitAddresses } from '#src/domains/seo/submit-addresses.job.ts';
import {
  createSearchEngineUpdates,
  createSubmissionHandler,
} from '#src/domains/seo/submit-addresses.server.ts';
import { createIndexNow } from '#src/integrations/indexnow/index-now.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { readContentPaths, readSitePaths } from './content-paths.server.ts';
import type { Wired } from './wired.ts';

interface SeoDeps {
  config: Config;
  db: Database['db'];
  queue: JobQueue;
  pages: PageReader;
  posts: PostReader;
  stories: StoryReader;
  clock: Clock;
  log: Logger;
}

interface WiredSeo extends Wired<'redirects' | 'notFoundLog' | 'searchEngineUpdates'> {
  /** Writes pending counts to the database. */
  flush(): Promise<void>;
  /** Notices that paths may exist or no longer exist. */
  contentChanged(): void;
}

/** Wires redirects and the not-found log to the paths of the site, and notices to IndexNow. */
export function wireSeo({ config, db, queue, clock, log, ...sources }: SeoDeps): WiredSeo {
  const siteUrl = config.SITE_URL;
  const isProduction = siteEnvironment(siteUrl, config.SITE_ENV) === 'production';
  const key = isProduction ? config.INDEXNOW_KEY : undefined;
  const indexNow = key
    ? createIndexNow({ origin: config.INDEXNOW_ORIGIN, key, siteUrl })
    : undefined;
  const shared = { db, siteUrl, clock, log };
  const redirects = createRedirects({ ...shared, paths: () => readSitePaths(sources) });
  const notFoundLog = createNotFoundLog({ ...shared, paths: () => readContentPaths(sources) });
  return {
    services: {
      redirects,
      notFoundLog,
      searchEngineUpdates: createSearchEngineUpdates(indexNow && queue),
    },
    jobs: [handles(submitAddresses, createSubmissionHandler({ indexNow, siteUrl, log }))],
    schedules: [],
    contentChanged: () => redirects.contentChanged(),
    async flush() {
      await Promise.all([redirects.flush(), notFoundLog.flush()]);
    },
  };
}
