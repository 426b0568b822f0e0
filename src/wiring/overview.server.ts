import { listLaunchItems } from '#content/sample-proof.ts';
import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { Alerts } from '#src/domains/alerts/alerts.server.ts';
import { LOGO_FOLDERS } from '#src/domains/media/logo-folders.ts';
import { createOverview, type RunCounts } from '#src/domains/overview/overview.server.ts';
import type { AssessmentStats } from '#src/domains/assessment/assessment-stats.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';
import { databaseFacts } from '#src/platform/db/database-facts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Services } from '#src/services.server.ts';
import type { Wired } from './wired.ts';

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
}: OverviewDeps): Wired<'overview'> {
  const { posts, pages, documents, newsletter, people, analyticsFigures, media } = services;
  const { notFoundLog, leads, log } = services;
  const folders = () =>
    Promise.all(
      LOGO_FOLDERS.map(async (folder) => ({ folder, files: (await media.list(folder)).length })),
    );
  const overview = createOverview(
    {
      alerts: {
        list: async () =>
          (await alerts.list()).map((alert) => ({
            ...describeAlert(alert),
            count: alert.count,
            isPressing: alert.severity !== 'note',
          })),
      },
      launch: { list: async () => listLaunchItems(siteDay(clock())) },
      leads,
      assessments: { recent: () => countRuns(services.assessmentStats, clock()) },
      posts: {
        // Drafts are documents without a row among the posts.
        async counts() {
          const [counts, { draft }] = await Promise.all([posts.counts(), documents.counts('post')]);
          return { ...counts, drafts: draft };
        },
      },
      pages,
      newsletter,
      people,
      analytics: analyticsFigures,
      media: { folders },
      misses: { ofTheWeek: () => notFoundLog.countSince(new Date(Date.now() - WEEK_MS)) },
      queue,
      database: { facts: () => databaseFacts(database.pool) },
      readiness,
    },
    log,
  );
  return { services: { overview }, jobs: [], schedules: [] };
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
