import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { Alerts } from '#src/domains/alerts/alerts.server.ts';
import { LOGO_FOLDERS } from '#src/domains/media/logo-folders.ts';
import { createOverview } from '#src/domains/overview/overview.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { databaseFacts } from '#src/platform/db/database-facts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Services } from '#src/services.server.ts';
import { readMarks } from '#src/platform/db/marks.server.ts';
import { listSample } from './attention.server.ts';
import { listFirstSteps } from './first-run.server.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

interface OverviewDeps {
  services: Pick<
    Services,
    | 'posts'
    | 'pages'
    | 'documents'
    | 'newsletter'
    | 'people'
    | 'media'
    | 'notFoundLog'
    | 'leads'
    | 'log'
    | 'siteSettings'
    | 'assetLists'
    | 'stories'
  >;
  alerts: Alerts;
  config: Config;
  queue: JobQueue;
  database: Database;
  readiness: () => Promise<Record<string, boolean>>;
}

/** Wires the dashboard's stats to the domains that own them. */
export function wireOverview({
  services,
  alerts,
  config,
  queue,
  database,
  readiness,
}: OverviewDeps) {
  const { posts, pages, documents, newsletter, people, media } = services;
  const { notFoundLog, leads, log } = services;
  return createOverview(
    {
      alerts: async () => (await alerts.list()).map(describeAlert),
      sample: () => listSample(services),
      firstRun: () => listFirstSteps({ ...services, db: database.db, config }),
      leads: leads.recent,
      lastDelivery: async () => (await leads.lastDelivery()) ?? null,
      marks: () => readMarks(database.db),
      leadEmails: leads.emailCounts,
      newsletterEmails: newsletter.emailCounts,
      peopleEmails: people.emailCounts,
      // Drafts are documents without a row among the posts.
      async posts() {
        const [counts, { draft }] = await Promise.all([posts.counts(), documents.counts('post')]);
        return { ...counts, drafts: draft };
      },
      pages: () => pages.counts(),
      subscribers: newsletter.counts,
      media: () =>
        Promise.all(
          LOGO_FOLDERS.map(async (folder) => ({
            folder,
            files: (await media.list(folder)).length,
          })),
        ),
      misses: () => notFoundLog.countSince(new Date(Date.now() - WEEK_MS)),
      jobs: () => queue.counts(),
      database: () => databaseFacts(database.pool),
      health: readiness,
    },
    log,
  );
}
