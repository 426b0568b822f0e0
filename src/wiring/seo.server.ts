import { createNotFoundLog } from '#src/domains/redirects/not-found-log.server.ts';
import { createRedirects } from '#src/domains/redirects/create-redirects.server.ts';
import { readContentPaths, readSitePaths } from './content-paths.server.ts';
import type { Parts } from './parts.ts';

type SeoDeps = Pick<Parts, 'config' | 'db' | 'pages' | 'posts' | 'stories' | 'clock' | 'log'>;

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
