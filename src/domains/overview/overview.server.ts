import { setTimeout as wait } from 'node:timers/promises';
import type { AttentionItem } from '#src/domains/alerts/alert.ts';
import type { PostCounts } from '#src/domains/content/posts/post-reader.server.ts';
import type { RecentLeads } from '#src/domains/leads/lead-views.ts';
import type { SubscriptionStatus } from '#src/domains/newsletter/subscription.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { FirstStep, LaunchItem } from './launch-item.ts';

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
  /** since when the first of those that are due waits; null for none */
  oldest: Date | null;
}

interface DatabaseFacts {
  /** such as `PostgreSQL 18.4` */
  version: string;
  bytes: number;
}

/** Stats of the dashboard, by part. */
interface Stats {
  alerts: readonly AttentionItem[];
  /** sample content that is still in place */
  sample: readonly LaunchItem[];
  /** what a new site is set up with, in order */
  firstRun: readonly FirstStep[];
  leads: RecentLeads;
  /** when the newest delivered lead reached the CRM; null before the first */
  lastDelivery: Date | null;
  /** when a worker and a backup reported last */
  marks: Partial<Record<'worker' | 'backup', { at: Date }>>;
  /** unsent promised emails, by who they are to */
  leadEmails: EmailCounts;
  newsletterEmails: EmailCounts;
  peopleEmails: EmailCounts;
  posts: PostCounts;
  pages: PageCounts;
  subscribers: Record<SubscriptionStatus, number>;
  media: MediaFolder[];
  /** URLs requested in the last seven days and not found */
  misses: number;
  jobs: JobCounts;
  database: DatabaseFacts;
  /** health by part of the service, as in `/readyz` */
  health: Record<string, boolean>;
}

/** Sources of the dashboard, implemented by other parts of the product. */
export type OverviewSources = { [Part in keyof Stats]: () => Promise<Stats[Part]> };

/** Stats of the dashboard; undefined when a source failed. */
export type Overview = Partial<Stats>;

export type SiteOverview = ReturnType<typeof createOverview>;

/**
 * Creates the reader of the dashboard stats.
 * @param timeoutMs milliseconds to wait for each source
 */
export function createOverview(sources: OverviewSources, log: Logger, timeoutMs = 3_000) {
  async function readSource(part: string, read: () => Promise<unknown>): Promise<unknown> {
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

  return {
    /** Reads all sources concurrently. Never throws: a source that fails or times out is undefined. */
    async read(): Promise<Overview> {
      const stats = Object.entries(sources).map(async ([part, read]) => [
        part,
        await readSource(part, read),
      ]);
      return Object.fromEntries(await Promise.all(stats)) as Overview;
    },
  };
}
