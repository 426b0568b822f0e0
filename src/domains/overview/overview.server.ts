import { setTimeout as wait } from 'node:timers/promises';
import type { ViewCounts } from '#src/domains/analytics/analytics-reader.server.ts';
import type { PostCounts } from '#src/domains/content/post-reader.server.ts';
import type { LeadBacklog, RecentLeads } from '#src/domains/leads/lead-views.ts';
import type { SubscriptionStatus } from '#src/domains/newsletter/subscription.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { LaunchItem } from './launch-item.ts';

/** Pages of the site: `edited` ones show a published revision, the rest their default text. */
interface PageCounts {
  edited: number;
  defaults: number;
}

interface MediaFolder {
  folder: string;
  files: number;
}

/** `failed` are those given up after their last retry. */
interface JobCounts {
  waiting: number;
  failed: number;
}

interface DatabaseFacts {
  /** such as `PostgreSQL 18.4` */
  version: string;
  bytes: number;
}

/** An alert as text. */
export interface AlertLine {
  count: number;
  /** shown after the count */
  label: string;
  /** what it means, and what to do */
  text: string;
  /** path of the page with details, if the admin area has one */
  path?: string;
  /** false for an alert that is only informative */
  isPressing: boolean;
}

/** Assessment runs started in the last seven days; `reported` ones are included in `complete`. */
export interface RunCounts {
  started: number;
  complete: number;
  reported: number;
}

/** Sources of the dashboard, implemented by other parts of the product. */
export interface OverviewSources {
  alerts: { list(): Promise<readonly AlertLine[]> };
  launch: { list(): Promise<readonly LaunchItem[]> };
  leads: {
    recent(): Promise<RecentLeads>;
    backlog(): Promise<LeadBacklog>;
    emailCounts(): Promise<EmailCounts>;
  };
  assessments: { recent(): Promise<RunCounts> };
  posts: { counts(): Promise<PostCounts> };
  pages: { counts(): Promise<PageCounts> };
  newsletter: {
    counts(): Promise<Record<SubscriptionStatus, number>>;
    emailCounts(): Promise<EmailCounts>;
  };
  people: { emailCounts(): Promise<EmailCounts> };
  analytics: { counts(): Promise<ViewCounts> };
  media: { folders(): Promise<MediaFolder[]> };
  /** URLs requested in the last seven days and not found */
  misses: { ofTheWeek(): Promise<number> };
  queue: { counts(): Promise<JobCounts> };
  database: { facts(): Promise<DatabaseFacts> };
  /** health by part of the service, as in `/readyz` */
  readiness(): Promise<Record<string, boolean>>;
}

/** Stats of the dashboard; undefined when a source failed. */
export interface Overview {
  alerts: readonly AlertLine[] | undefined;
  launch: readonly LaunchItem[] | undefined;
  leads: RecentLeads | undefined;
  backlog: LeadBacklog | undefined;
  runs: RunCounts | undefined;
  posts: PostCounts | undefined;
  pages: PageCounts | undefined;
  subscribers: Record<SubscriptionStatus, number> | undefined;
  views: ViewCounts | undefined;
  media: MediaFolder[] | undefined;
  misses: number | undefined;
  /** unsent promised emails, by who they are to */
  emails: Record<'leads' | 'newsletter' | 'people', EmailCounts | undefined>;
  jobs: JobCounts | undefined;
  database: DatabaseFacts | undefined;
  health: Record<string, boolean> | undefined;
}

export interface SiteOverview {
  /** Reads all sources concurrently. Never throws: a source that fails or times out is undefined. */
  read(): Promise<Overview>;
}

/**
 * Creates the reader of the dashboard stats.
 * @param timeoutMs milliseconds to wait for each source
 */
export function createOverview(
  sources: OverviewSources,
  log: Logger,
  timeoutMs = 3_000,
): SiteOverview {
  async function readSource<T>(part: string, read: () => Promise<T>): Promise<T | undefined> {
    const controller = new AbortController();
    const timeout = wait(timeoutMs, undefined, { signal: controller.signal }).then(() => {
      throw new Error(`no result within ${timeoutMs} ms`);
    });
    try {
      return await Promise.race([read(), timeout]);
    } catch (error) {
      log.warn({ part, err: error }, 'a source of the dashboard could not be read');
      return undefined;
    } finally {
      timeout.catch(() => undefined); // aborting the timer rejects it
      controller.abort();
    }
  }

  /** Reads each separately, so that one failure does not hide the others. */
  async function emailCounts() {
    const [leads, newsletter, people] = await Promise.all([
      readSource('emails of leads', () => sources.leads.emailCounts()),
      readSource('emails of the newsletter', () => sources.newsletter.emailCounts()),
      readSource('emails of people', () => sources.people.emailCounts()),
    ]);
    return { leads, newsletter, people };
  }

  return {
    async read() {
      const stats: { [Part in keyof Overview]: Promise<Overview[Part]> } = {
        alerts: readSource('alerts', () => sources.alerts.list()),
        launch: readSource('launch', () => sources.launch.list()),
        leads: readSource('leads', () => sources.leads.recent()),
        backlog: readSource('backlog of leads', () => sources.leads.backlog()),
        runs: readSource('assessments', () => sources.assessments.recent()),
        posts: readSource('posts', () => sources.posts.counts()),
        pages: readSource('pages', () => sources.pages.counts()),
        emails: emailCounts(),
        subscribers: readSource('newsletter', () => sources.newsletter.counts()),
        views: readSource('analytics', () => sources.analytics.counts()),
        media: readSource('media', () => sources.media.folders()),
        misses: readSource('misses', () => sources.misses.ofTheWeek()),
        jobs: readSource('queue', () => sources.queue.counts()),
        database: readSource('database', () => sources.database.facts()),
        health: readSource('readiness', () => sources.readiness()),
      };
      const read = Object.entries(stats).map(async ([part, value]) => [part, await value]);
      return Object.fromEntries(await Promise.all(read));
    },
  };
}
