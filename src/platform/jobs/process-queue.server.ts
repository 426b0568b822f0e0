import type { Job as Fetched, JobResult, PgBoss } from 'pg-boss';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { type JobBinding, PermanentJobError } from './job.ts';

/**
 * Processes a queue. Jobs are fetched in batches but run and end individually: one that fails, hangs or is aborted by a
 * shutdown uses up no retry of the others.
 */
export async function processQueue(
  boss: PgBoss,
  { job, handle }: JobBinding,
  pollSeconds: number,
  log: Logger,
) {
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
    const result = await handleJob(fetched);
    if (result.status === 'deadletter') return result; // only the result of the batch can report it
    // Report it at once, since pg-boss saves the results of a batch only when its slowest job has ended. If this fails,
    // the result of the batch reports it again.
    const settled =
      result.status === 'completed'
        ? boss.complete(job.name, fetched)
        : boss.fail(job.name, fetched, result.output);
    await settled.catch((err: unknown) => log.warn({ err }, 'the result of a job was not saved'));
    return result;
  }

  async function handleJob({ id, data }: Fetched): Promise<JobResult<object>> {
    try {
      await handle(job.payload.parse(data));
      return { id, status: 'completed' };
    } catch (error) {
      const output = { message: String(error) };
      const line = { job: job.name, jobId: id, err: error };
      if (error instanceof PermanentJobError) {
        log.error(line, 'a job failed permanently');
        return { id, status: 'deadletter', output };
      }
      log.warn(line, 'a job failed and may be tried again');
      return { id, status: 'failed', output };
    }
  }
}
