import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Job, JobBinding } from './job.ts';

export interface SendOptions {
  /** the transaction the job belongs to: rolled back, it never runs */
  tx?: Db;
  /** while a job with this key waits, another is not queued */
  singletonKey?: string;
  startAfterSeconds?: number;
}

export interface JobQueue {
  /** Makes the queue's own tables and a queue for every job. Throws while the database cannot be reached; call again. */
  start(): Promise<void>;
  /** Queues a job; answers its id, or null where `singletonKey` already waits. */
  send<Payload extends object>(
    job: Job<Payload>,
    payload: Payload,
    options?: SendOptions,
  ): Promise<string | null>;
  /** Starts working the bound jobs off, in this process. */
  work(bindings: readonly JobBinding[]): Promise<void>;
  /** True between `start` and `stop`. */
  isReady(): boolean;
  /** Jobs by state over all queues, dead letters not counted. */
  counts(): Promise<{ waiting: number; failed: number }>;
  /** Lets running jobs finish for up to five seconds. */
  stop(): Promise<void>;
}

/** Retries move a job to this queue once its policy is exhausted. */
const DEAD_LETTERS = 'dead-letters';

/** The durable queue, in the same PostgreSQL as the data. Nothing connects before `start`. */
export function createJobQueue(
  connectionString: string,
  jobs: readonly Job[],
  log: Logger,
): JobQueue {
  const boss = new PgBoss({
    connectionString,
    application_name: 'cadron-jobs',
    max: 4,
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  let ready = false;

  return {
    async start() {
      await boss.start();
      await boss.createQueue(DEAD_LETTERS);
      for (const { name, policy } of jobs) {
        const options = { ...policy, retryBackoff: true, deadLetter: DEAD_LETTERS, notify: true };
        await boss.createQueue(name, options);
        await boss.updateQueue(name, options); // a changed policy also reaches an existing queue
      }
      ready = true;
    },
    async send(job, payload, options = {}) {
      const { tx, singletonKey, startAfterSeconds } = options;
      if (!ready) throw new Error('The job queue has not started.');
      return boss.send(job.name, job.payload.parse(payload), {
        ...(tx && { db: fromDrizzle(tx, sql) }),
        ...(singletonKey && { singletonKey }),
        ...(startAfterSeconds && { startAfter: startAfterSeconds }),
      });
    },
    async work(bindings) {
      for (const binding of bindings) await workOff(boss, binding, log);
    },
    isReady: () => ready,
    async counts() {
      const stats = await Promise.all(
        jobs.map(({ name }) => boss.getQueueStats(name, { force: true })),
      );
      const sum = (count: 'queuedCount' | 'failedCount') =>
        stats.reduce((total, [queue]) => total + (queue?.[count] ?? 0), 0);
      return { waiting: sum('queuedCount'), failed: sum('failedCount') };
    },
    async stop() {
      if (!ready) return;
      ready = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** Runs a batch job by job, so that one failure does not burn its neighbours' retries. */
async function workOff(boss: PgBoss, { job, handle }: JobBinding, log: Logger) {
  const options = {
    batchSize: 10,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 1,
    perJobResults: true,
  } as const;
  await boss.work<object, unknown, typeof options>(job.name, options, (batch) =>
    Promise.all(
      batch.map(async ({ id, data }) => {
        try {
          await handle(job.payload.parse(data));
          return { id, status: 'completed' as const };
        } catch (error) {
          log.warn({ job: job.name, jobId: id, err: error }, 'a job failed and may be tried again');
          return { id, status: 'failed' as const, output: { message: String(error) } };
        }
      }),
    ),
  );
}
