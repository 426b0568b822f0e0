import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { Alerts } from '#src/domains/alerts/alerts.server.ts';
import { LOGO_FOLDERS } from '#src/domains/media/logo-folders.ts';
import { createOverview, type RunCounts } from '#src/domains/overview/overview.server.ts';
import type { AssessmentStats } from '#src/domains/assessment/create-assessment-stats.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';
import { databaseFacts } from '#src/platform/db/database-facts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Services } from '#src/services.server.ts';
import { listSample } from './attention.server.ts';

const WEEK_MS = 7 * 24 * 3_600_000;

interface OverviewDeps {
  services: Pick<
    Services,
    | 'posts'
    | 'pages'
    | 'documents'
    | 'newsletter'
    | 'people'
    | 'analyticsFigures'
    | 'assessmentStats'
    | 'media'
    | 'notFoundLog'
    | 'leads'
    | 'log'
    | 'siteSettings'
    | 'assetLists'
    | 'stories'
  >;
  alerts: Alerts;
  clock: Clock;
  queue: JobQueue;
  database: Database;
  readiness: () => Promise<Record<string, boolean>>;
}

/** Wires the dashboard's stats to the domains that own them. */
export function wireOverview({
  services,
  alerts,
  clock,
  queue,
  database,
  readiness,
}: OverviewDeps) {
  const { posts, pages, documents, newsletter, people, analyticsFigures, media } = services;
  const { notFoundLog, leads, log } = services;
  return createOverview(
    {
      alerts: async () => (await alerts.list()).map(describeAlert),
      launch: () => listSample(services),
      leads: leads.recent,
      backlog: leads.backlog,
      leadEmails: leads.emailCounts,
      newsletterEmails: newsletter.emailCounts,
      peopleEmails: people.emailCounts,
      runs: () => countRuns(services.assessmentStats, clock()),
      // Drafts are documents without a row among the posts.
      async posts() {
        const [counts, { draft }] = await Promise.all([posts.counts(), documents.counts('post')]);
        return { ...counts, drafts: draft };
      },
      pages: () => pages.counts(),
      subscribers: newsletter.counts,
      views: () => analyticsFigures.counts(),
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

/** Counts runs of every edition started in the last seven days. */
async function countRuns(figures: AssessmentStats, now: Date): Promise<RunCounts> {
  const since = startOfSiteDay(addDays(siteDay(now), -6));
  const counted = await Promise.all(
    figures.editions.map(({ edition }) => figures.getEditionStats({ edition, since })),
  );
  const sum = (part: keyof RunCounts) => counted.reduce((total, one) => total + one[part], 0);
  return { started: sum('started'), complete: sum('complete'), reported: sum('reported') };
}
