import type { Db } from '#src/platform/db/database.server.ts';
import { PermanentJobError, type JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue, SendOptions } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { IndexNowPort } from './index-now-port.ts';
import type { RecordSubmission } from './submissions.server.ts';
import { MAX_ADDRESSES, type Submitted, submitAddresses } from './submit-addresses.job.ts';

/** Queues submissions of changed addresses to search engines. */
export type SearchEngineUpdates = ReturnType<typeof createSearchEngineUpdates>;

const DELAY_SECONDS = 30;
/** while changes go on */
const MAX_DELAY_SECONDS = 5 * 60;
const MAX_WAIT_SECONDS = 24 * 60 * 60;

/** @param findQueue returns none if nothing is submitted: without a key, or outside of production */
export function createSearchEngineUpdates(findQueue: () => Pick<JobQueue, 'send'> | undefined) {
  return {
    /**
     * Adds to the submission that waits, or queues one. It is sent after 30 seconds without another change, so that a change of many
     * pages, or of one several times, is one request.
     * @param paths of public, indexable content
     * @param isHidden whether they are hidden from search engines just now; others that are hidden when it is sent are left out
     */
    async enqueue(tx: Db, paths: readonly string[], isHidden: boolean = false) {
      const queue = findQueue();
      if (!queue) return;
      for (let at = 0; at < paths.length; at += MAX_ADDRESSES) {
        const some = paths.slice(at, at + MAX_ADDRESSES);
        const added = { paths: some, ...(isHidden && { hidden: some }) };
        const options = {
          tx,
          startAfterSeconds: DELAY_SECONDS,
          maxDelaySeconds: MAX_DELAY_SECONDS,
        };
        await join(queue, added, options);
      }
    },
  };
}

const join = (queue: Pick<JobQueue, 'send'>, added: Submitted, options: SendOptions<Submitted>) =>
  queue.send(submitAddresses, added, {
    ...options,
    joins({ paths, hidden = [], waits }) {
      const all = [...new Set([...paths, ...added.paths])];
      const anyway = [...new Set([...hidden, ...(added.hidden ?? [])])];
      return all.length > MAX_ADDRESSES ? undefined : { paths: all, hidden: anyway, waits };
    },
  });

interface SubmissionDeps {
  /** none if it was disabled after the job was queued */
  indexNow: () => IndexNowPort | undefined;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
  /** waits as long as search engines ask; without it, as long as the policy of the job says */
  queue?: Pick<JobQueue, 'send'>;
  /** Those of the paths that the SEO manager hides from search engines. */
  hidden?(paths: readonly string[]): Promise<Set<string>>;
  /** stores what search engines said */
  record?: RecordSubmission;
  log: Logger;
}

/** Handles `submit-addresses`. Idempotent. Throws `PermanentJobError` with the service's message after a refusal. */
export function createSubmissionHandler({
  indexNow: findIndexNow,
  siteUrl,
  queue,
  hidden = () => Promise.resolve(new Set<string>()),
  record = () => Promise.resolve(),
  log,
}: SubmissionDeps): JobHandler<Submitted> {
  return async ({ paths: queued, hidden: anyway = [], waits = 0 }) => {
    const indexNow = findIndexNow();
    if (!indexNow) return;
    const unlisted = await hidden(queued);
    for (const path of anyway) unlisted.delete(path);
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
    const retryAfterSeconds = result.outcome === 'failed' ? result.retryAfterSeconds : undefined;
    if (queue && retryAfterSeconds !== undefined && waits < submitAddresses.policy.retryLimit) {
      // A job that waits, instead of a retry: what changes meanwhile joins it, and waits as well.
      const again = { paths, hidden: anyway, waits: waits + 1 };
      const startAfterSeconds = Math.min(retryAfterSeconds, MAX_WAIT_SECONDS);
      await join(queue, again, { startAfterSeconds });
      log.warn({ retryAfterSeconds }, 'search engines asked to submit later');
      return;
    }
    if (result.outcome === 'failed')
      throw new Error(`submission to search engines failed: ${result.message}`);
    throw new PermanentJobError(`search engines refused (${result.status}): ${result.message}`);
  };
}
