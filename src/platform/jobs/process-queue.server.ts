import type { Job as Fetched, JobResult, PgBoss } from 'pg-boss';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { PermanentJobError, type JobBinding } from './job.ts';

/**
 * Works a queue off in this process. Jobs come in batches but run and end each for itself: one that fails, hangs or is
 * cut off by a shutdown burns no retry of its neighbours.
 */
export async function processQueue(
  boss: PgBoss,
  { job, handle }: JobBinding,
  pollSeconds: number,
  log: Logger,
): Promise<void> {
  const options = {
    batchSize: 10,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: Math.min(1, pollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
    perJobResults: true,
  } as const;
  await boss.work<object, unknown, typeof options>(job.name, options, (batch) =>
    Promise.all(batch.map(run)),
  );

  async function run(fetched: Fetched): Promise<JobResult<object>> {
    const result = await resultOf(fetched);
    if (result.status === 'deadletter') return result; // which only the answer of the batch can say
    // At once, since what the batch answers is written only when the slowest of it has ended. Should this fail, the
    // answer of the batch says the same again.
    const settled =
      result.status === 'completed'
        ? boss.complete(job.name, fetched)
        : boss.fail(job.name, fetched, result.output);
    await settled.catch((err: unknown) => log.warn({ err }, 'the end of a job was not written'));
    return result;
  }

  async function resultOf({ id, data }: Fetched): Promise<JobResult<object>> {
    try {
      await handle(job.payload.parse(data));
      return { id, status: 'completed' };
    } catch (error) {
      const output = { message: String(error) };
      const line = { job: job.name, jobId: id, err: error };
      if (error instanceof PermanentJobError) {
        log.error(line, 'a job is given up');
        return { id, status: 'deadletter', output };
      }
      log.warn(line, 'a job failed and may be tried again');
      return { id, status: 'failed', output };
    }
  }
}
