import { setTimeout as wait } from 'node:timers/promises';
import type { ViewCounts } from '#src/domains/analytics/analytics-figures.server.ts';
import type { PostCounts } from '#src/domains/content/post-reader.server.ts';
import type { RecentLeads } from '#src/domains/leads/lead-views.ts';
import type { SubscriptionStatus } from '#src/domains/newsletter/subscription.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Pages of the site: `edited` ones show a revision published here, the rest the text they came with. */
export interface PageCounts {
  edited: number;
  defaults: number;
}

export interface MediaFolder {
  folder: string;
  files: number;
}

/** `failed` are those given up after their last retry. */
export interface JobCounts {
  waiting: number;
  failed: number;
}

export interface DatabaseFacts {
  /** such as `PostgreSQL 18.4` */
  version: string;
  bytes: number;
}

/** Something that needs a person, in words. */
export interface AlertLine {
  count: number;
  /** stands behind the count */
  label: string;
  /** what it means, and what to do */
  text: string;
  /** where it can be looked at, when that is in the admin area */
  path?: string;
  /** false for what is only worth knowing */
  isPressing: boolean;
}

/** Runs of the assessment that were begun in the last seven days; `reported` ones are complete too. */
export interface RunCounts {
  started: number;
  complete: number;
  reported: number;
}

/** What the dashboard asks of the rest of the product. */
export interface OverviewSources {
  alerts: { list(): Promise<readonly AlertLine[]> };
  leads: { recent(): Promise<RecentLeads>; emailCounts(): Promise<EmailCounts> };
  assessments: { recent(): Promise<RunCounts> };
  posts: { counts(): Promise<PostCounts> };
  pages: { counts(): Promise<PageCounts> };
  newsletter: {
    counts(): Promise<Record<SubscriptionStatus, number>>;
    emailCounts(): Promise<EmailCounts>;
  };
  analytics: { counts(): Promise<ViewCounts> };
  media: { folders(): Promise<MediaFolder[]> };
  /** addresses that were asked for in the last seven days and not found */
  misses: { ofTheWeek(): Promise<number> };
  queue: { counts(): Promise<JobCounts> };
  database: { facts(): Promise<DatabaseFacts> };
  /** parts of the service by name, as `/readyz` tells them */
  readiness(): Promise<Record<string, boolean>>;
}

/** A figure that was read, or undefined when it could not be. */
export interface Overview {
  alerts: readonly AlertLine[] | undefined;
  leads: RecentLeads | undefined;
  runs: RunCounts | undefined;
  posts: PostCounts | undefined;
  pages: PageCounts | undefined;
  subscribers: Record<SubscriptionStatus, number> | undefined;
  views: ViewCounts | undefined;
  media: MediaFolder[] | undefined;
  misses: number | undefined;
  /** promised emails that have not left, for leads and for subscribers */
  emails: { leads: EmailCounts | undefined; newsletter: EmailCounts | undefined };
  jobs: JobCounts | undefined;
  database: DatabaseFacts | undefined;
  health: Record<string, boolean> | undefined;
}

export interface SiteOverview {
  /** Reads all figures at once. Never throws: what fails or takes too long is left out. */
  read(): Promise<Overview>;
}

/**
 * The figures of the dashboard.
 * @param timeoutMs milliseconds that each source is waited for
 */
export function createOverview(
  sources: OverviewSources,
  log: Logger,
  timeoutMs = 3_000,
): SiteOverview {
  async function readSource<T>(part: string, read: () => Promise<T>): Promise<T | undefined> {
    const controller = new AbortController();
    const timeout = wait(timeoutMs, undefined, { signal: controller.signal }).then(() => {
      throw new Error(`no answer within ${timeoutMs} ms`);
    });
    try {
      return await Promise.race([read(), timeout]);
    } catch (error) {
      log.warn({ part, err: error }, 'a figure of the dashboard could not be read');
      return undefined;
    } finally {
      timeout.catch(() => undefined); // the timer is cancelled, not late
      controller.abort();
    }
  }

  /** Leads and newsletter apart: one that cannot be read does not hide the other. */
  async function emailCounts() {
    const [leads, newsletter] = await Promise.all([
      readSource('emails of leads', () => sources.leads.emailCounts()),
      readSource('emails of the newsletter', () => sources.newsletter.emailCounts()),
    ]);
    return { leads, newsletter };
  }

  return {
    async read() {
      const stats: { [Part in keyof Overview]: Promise<Overview[Part]> } = {
        alerts: readSource('alerts', () => sources.alerts.list()),
        leads: readSource('leads', () => sources.leads.recent()),
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
