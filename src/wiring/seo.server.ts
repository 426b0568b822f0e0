import type { PageReader } from '#src/domains/content/page-reader.server.ts';
import type { StoryReader } from '#src/domains/content/story-reader.server.ts';
import type { PostReader } from '#src/domains/content/post-reader.server.ts';
import { createNotFoundLog } from '#src/domains/redirects/not-found-log.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { readContentPaths, readSitePaths } from './content-paths.server.ts';

interface SeoDeps {
  config: Config;
  db: Database['db'];
  pages: PageReader;
  posts: PostReader;
  stories: StoryReader;
  clock: Clock;
  log: Logger;
}

/** Wires redirects and the not-found log to the paths of the site. */
export function wireSeo({ config, db, clock, log, ...sources }: SeoDeps) {
  const siteUrl = config.SITE_URL;
  const shared = { db, siteUrl, clock, log };
  const redirects = createRedirects({ ...shared, paths: () => readSitePaths(sources) });
  const notFoundLog = createNotFoundLog({ ...shared, paths: () => readContentPaths(sources) });
  return {
    services: { redirects, notFoundLog },
    jobs: [],
    schedules: [],
    /** Notices that paths may exist or no longer exist. */
    contentChanged: () => redirects.contentChanged(),
    /** Writes pending counts to the database. */
    async flush() {
      await Promise.all([redirects.flush(), notFoundLog.flush()]);
    },
  };
}
