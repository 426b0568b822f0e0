import type { Db } from '#src/platform/db/database.server.ts';
import { PermanentJobError, type JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { IndexNowPort } from './index-now-port.ts';
import { MAX_ADDRESSES, submitAddresses } from './submit-addresses.job.ts';

/** Tells search engines what has changed, where that is set up. */
export interface SearchEngineUpdates {
  /**
   * Queues a notice; it leaves half a minute after the transaction, so that a page saved again at once is one notice.
   * @param paths that anybody may read and search engines may list
   */
  changed(tx: Db, paths: readonly string[]): Promise<void>;
}

const PAUSE_SECONDS = 30;

/** @param queue undefined where nobody is told: without a key, or outside of production */
export function createSearchEngineUpdates(
  queue: Pick<JobQueue, 'send'> | undefined,
): SearchEngineUpdates {
  return {
    async changed(tx, paths) {
      if (!queue) return;
      for (let at = 0; at < paths.length; at += MAX_ADDRESSES) {
        const some = paths.slice(at, at + MAX_ADDRESSES);
        await queue.send(
          submitAddresses,
          { paths: some },
          {
            tx,
            startAfterSeconds: PAUSE_SECONDS,
            ...(some.length === 1 && { singletonKey: some[0]! }),
          },
        );
      }
    },
  };
}

interface SubmissionDeps {
  /** undefined when it was switched off after the job was queued */
  indexNow: IndexNowPort | undefined;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  log: Logger;
}

/** Handles `submit-addresses`. Submitting twice does no harm; a refusal is given up with the service's own words. */
export function createSubmissionHandler({
  indexNow,
  siteUrl,
  log,
}: SubmissionDeps): JobHandler<{ paths: string[] }> {
  return async ({ paths }) => {
    if (!indexNow) return;
    const answer = await indexNow.submit(paths.map((path) => new URL(path, siteUrl).href));
    if (answer.outcome === 'taken') {
      log.info({ addresses: paths.length, status: answer.status }, 'search engines were told');
      return;
    }
    if (answer.outcome === 'failed') throw new Error(`search engines not told: ${answer.message}`);
    throw new PermanentJobError(`search engines refused (${answer.status}): ${answer.message}`);
  };
}
