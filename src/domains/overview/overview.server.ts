import { setTimeout as wait } from 'node:timers/promises';
import type { ViewCounts } from '#src/domains/analytics/analytics-reader.server.ts';
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
 * @param patience milliseconds that each source is waited for
 */
export function createOverview(
  sources: OverviewSources,
  log: Logger,
  patience = 3_000,
): SiteOverview {
  async function figure<T>(part: string, read: () => Promise<T>): Promise<T | undefined> {
    const given = new AbortController();
    const tooLong = wait(patience, undefined, { signal: given.signal }).then(() => {
      throw new Error(`no answer within ${patience} ms`);
    });
    try {
      return await Promise.race([read(), tooLong]);
    } catch (error) {
      log.warn({ part, err: error }, 'a figure of the dashboard could not be read');
      return undefined;
    } finally {
      tooLong.catch(() => undefined); // the timer is cancelled, not late
      given.abort();
    }
  }

  /** Leads and newsletter apart: one that cannot be read does not hide the other. */
  async function emailCounts() {
    const [leads, newsletter] = await Promise.all([
      figure('emails of leads', () => sources.leads.emailCounts()),
      figure('emails of the newsletter', () => sources.newsletter.emailCounts()),
    ]);
    return { leads, newsletter };
  }

  return {
    async read() {
      const figures: { [Part in keyof Overview]: Promise<Overview[Part]> } = {
        alerts: figure('alerts', () => sources.alerts.list()),
        leads: figure('leads', () => sources.leads.recent()),
        runs: figure('assessments', () => sources.assessments.recent()),
        posts: figure('posts', () => sources.posts.counts()),
        pages: figure('pages', () => sources.pages.counts()),
        emails: emailCounts(),
        subscribers: figure('newsletter', () => sources.newsletter.counts()),
        views: figure('analytics', () => sources.analytics.counts()),
        media: figure('media', () => sources.media.folders()),
        misses: figure('misses', () => sources.misses.ofTheWeek()),
        jobs: figure('queue', () => sources.queue.counts()),
        database: figure('database', () => sources.database.facts()),
        health: figure('readiness', () => sources.readiness()),
      };
      const read = Object.entries(figures).map(async ([part, value]) => [part, await value]);
      return Object.fromEntries(await Promise.all(read));
    },
  };
}
