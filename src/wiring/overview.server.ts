import { listLaunchItems } from '#content/sample-proof.ts';
import { describeAlert } from '#src/domains/alerts/alert-labels.ts';
import type { Alerts } from '#src/domains/alerts/alerts.server.ts';
import type { AssetFlag } from '#src/domains/media/list/asset-filter.ts';
import { LOGO_FOLDERS } from '#src/domains/media/logo-folders.ts';
import {
  type AlertLine,
  createOverview,
  type RunCounts,
} from '#src/domains/overview/overview.server.ts';
import type { AssessmentStats } from '#src/domains/assessment/create-assessment-stats.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';
import { databaseFacts } from '#src/platform/db/database-facts.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Services } from '#src/services.server.ts';

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
    | 'assetLists'
    | 'references'
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
      alerts: async () => [
        ...(await alerts.list()).map((alert) => ({
          ...describeAlert(alert),
          count: alert.count,
          isPressing: alert.severity !== 'note',
        })),
        ...(await listMediaAlerts(services, siteDay(clock()))),
      ],
      launch: async () => listLaunchItems(siteDay(clock())),
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

/** Alerts of the media library: files in use without a license, and pictures without a text. */
export async function listMediaAlerts(
  { assetLists, references }: Pick<Services, 'assetLists' | 'references'>,
  today: string,
): Promise<AlertLine[]> {
  const list = (flag: AssetFlag) =>
    assetLists.list({ filter: { flags: [flag] }, sort: 'name' }, { offset: 0, limit: 200 });
  const [licenses, texts, targets] = await Promise.all([
    list('license'),
    list('no-alt'),
    references.usedMedia(),
  ]);
  const used = new Set(targets);
  const ended = licenses.assets.filter(
    ({ address, folder, licenseEnds }) =>
      licenseEnds !== null && licenseEnds < today && (used.has(address) || used.has(`${folder}/`)),
  );
  const path = '/admin/media-library?needs=';
  const license = {
    count: ended.length,
    label: ended.length === 1 ? 'file in use without a license' : 'files in use without a license',
    text: 'The license has ended. Renew it, or replace the file.',
    path: `${path}license`,
    isPressing: true,
  };
  const alt = {
    count: texts.total,
    label: texts.total === 1 ? 'picture without a text' : 'pictures without a text',
    text: 'People who do not see them miss what they show. Write the texts, or mark them as decorative.',
    path: `${path}no-alt`,
    isPressing: false,
  };
  return [license, alt].filter(({ count }) => count > 0);
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
