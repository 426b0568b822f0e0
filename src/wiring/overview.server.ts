import { createOverview, type SiteOverview } from '#src/domains/overview/overview.server.ts';
import { databaseFacts } from '#src/platform/db/database-facts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Services } from '#src/services.server.ts';

/** The two folders whose pictures the site shows by itself (spec section 7). */
const LOGO_FOLDERS = ['Active Client Logos', 'Technology Logos'];

const WEEK_MS = 7 * 24 * 3_600_000;

interface OverviewNeeds {
  services: Pick<
    Services,
    'posts' | 'pages' | 'newsletter' | 'leads' | 'analyticsFigures' | 'media' | 'misses' | 'log'
  >;
  queue: JobQueue;
  database: Database;
  readiness: () => Promise<Record<string, boolean>>;
}

/** Ties the dashboard's figures to the domains that own them. */
export function wireOverview({
  services,
  queue,
  database,
  readiness,
}: OverviewNeeds): SiteOverview {
  const { posts, pages, newsletter, leads, analyticsFigures, media, misses, log } = services;
  const folders = () =>
    Promise.all(
      LOGO_FOLDERS.map(async (folder) => ({ folder, files: (await media.list(folder)).length })),
    );
  return createOverview(
    {
      posts,
      pages,
      newsletter,
      leads,
      analytics: analyticsFigures,
      media: { folders },
      misses: { ofTheWeek: () => misses.countSince(new Date(Date.now() - WEEK_MS)) },
      queue,
      database: { facts: () => databaseFacts(database.pool) },
      readiness,
    },
    log,
  );
}
