import type { Db } from '#src/platform/db/database.server.ts';
import { PermanentJobError, type JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { IndexNowPort } from './index-now-port.ts';
import type { RecordSubmission } from './submissions.server.ts';
import { MAX_ADDRESSES, submitAddresses } from './submit-addresses.job.ts';

/** Queues submissions of changed addresses to search engines. */
export interface SearchEngineUpdates {
  /**
   * Queues a submission, sent 30 seconds later, so that a page that is saved several times is submitted once.
   * @param paths of public, indexable content
   */
  enqueue(tx: Db, paths: readonly string[]): Promise<void>;
}

const DELAY_SECONDS = 30;

/** @param queue undefined if nothing is submitted: without a key, or outside of production */
export function createSearchEngineUpdates(
  queue: Pick<JobQueue, 'send'> | undefined,
): SearchEngineUpdates {
  return {
    async enqueue(tx, paths) {
      if (!queue) return;
      for (let at = 0; at < paths.length; at += MAX_ADDRESSES) {
        const some = paths.slice(at, at + MAX_ADDRESSES);
        await queue.send(
          submitAddresses,
          { paths: some },
          {
            tx,
            startAfterSeconds: DELAY_SECONDS,
            ...(some.length === 1 && { singletonKey: some[0]! }),
          },
        );
      }
    },
  };
}

interface SubmissionDeps {
  /** undefined if it was disabled after the job was queued */
  indexNow: IndexNowPort | undefined;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  /** Those of the paths that the SEO manager hides from search engines. */
  hidden?(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** stores what search engines said */
  record?: RecordSubmission;
  log: Logger;
}

/** Handles `submit-addresses`. Idempotent. Throws `PermanentJobError` with the service's message after a refusal. */
export function createSubmissionHandler({
  indexNow,
  siteUrl,
  hidden = () => Promise.resolve(new Set<string>()),
  record = () => Promise.resolve(),
  log,
}: SubmissionDeps): JobHandler<{ paths: string[] }> {
  return async ({ paths: queued }) => {
    if (!indexNow) return;
    const unlisted = await hidden(queued);
    const paths = queued.filter((path) => !unlisted.has(path));
    if (paths.length === 0) return;
    const result = await indexNow.submit(paths.map((path) => new URL(path, siteUrl).href));
    await record(paths, result);
    if (result.outcome === 'accepted') {
      log.info(
        { addresses: paths.length, status: result.status },
        'addresses submitted to search engines',
      );
      return;
    }
    if (result.outcome === 'failed')
      throw new Error(`submission to search engines failed: ${result.message}`);
    throw new PermanentJobError(`search engines refused (${result.status}): ${result.message}`);
  };
}
