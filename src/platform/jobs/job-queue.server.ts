import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Job, JobBinding } from './job.ts';
import { processQueue } from './process-queue.server.ts';

export interface SendOptions {
  /** the transaction the job belongs to: rolled back, it never runs */
  tx?: Db;
  /** while a job with this key waits for its first run, another is not queued */
  singletonKey?: string;
  startAfterSeconds?: number;
  /** a job with this key that waits for a later moment gives way to this one */
  replacesLater?: boolean;
}

export interface JobQueue {
  /** Makes the queue's own tables and a queue for every job. Throws while the database cannot be reached; call again. */
  start(jobs: readonly Job[]): Promise<void>;
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
  /** Of the jobs it was started with. */
  names(): readonly string[];
  /** Removes every job, also past ones, whose payload names one of these ids, whatever its field; answers how many. */
  forget(tx: Db, ids: readonly string[]): Promise<number>;
  /** Lets running jobs finish for up to five seconds; the queue cannot be started again. */
  stop(): Promise<void>;
}

/** Retries move a job to this queue once its policy is exhausted. */
export const DEAD_LETTERS = 'dead-letters';

/** A worker that has not been heard of for this long is dead, and its jobs are another's. */
const HEARTBEAT_SECONDS = 30;

/** How often a process looks for what nobody tells it. */
export interface QueueTiming {
  /** for jobs of dead workers, and for those that take too long */
  watchSeconds: number;
  /** for retries that are due; new jobs are told at once */
  pollSeconds: number;
  /** milliseconds a statement may take: a server that hangs would hold the queue's few connections; default 30,000 */
  queryTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;

const TIMING: QueueTiming = { watchSeconds: 15, pollSeconds: 5 };

/** The durable queue, in the same PostgreSQL as the data. Nothing connects before `start`. */
export function createJobQueue(
  connectionString: string,
  log: Logger,
  { watchSeconds, pollSeconds, queryTimeoutMs = 30_000 } = TIMING,
): JobQueue {
  // pg-boss hands all of its options to the pool it makes, also those that its types do not name.
  const connection = {
    connectionString,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, queryTimeoutMs),
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  };
  const boss = new PgBoss({
    ...connection,
    application_name: 'cadron-jobs',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported an error'));
  let ready = false;
  let stopped = false;
  let names: readonly string[] = [];

  return {
    async start(jobs) {
      if (stopped) throw new Error('The job queue has stopped.');
      names = jobs.map(({ name }) => name);
      await boss.start();
      await boss.createQueue(DEAD_LETTERS);
      for (const { name, policy, cron } of jobs) {
        const options = {
          heartbeatSeconds: HEARTBEAT_SECONDS,
          ...policy,
          retryBackoff: true,
          deadLetter: DEAD_LETTERS,
          notify: true,
        };
        // 'short': of the jobs of one key only one waits. Those without one get a key of their own.
        await boss.createQueue(name, { ...options, policy: 'short' });
        await boss.updateQueue(name, options); // a changed policy also reaches an existing queue
        // A time at which every process was down is made up for, once.
        if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
      }
      ready = !stopped;
    },
    async send(job, payload, options = {}) {
      const { tx, singletonKey, startAfterSeconds, replacesLater } = options;
      if (!ready) throw new Error('The job queue has not started.');
      const data = job.payload.parse(payload);
      const db = tx && fromDrizzle(tx, sql);
      // In SQL: pg-boss finds and deletes jobs in two calls (`findJobs`, `deleteJob`), between which a worker may take one, and
      // compares start times with this process's clock instead of the database's.
      if (replacesLater)
        await (db ?? boss.getDb()).executeSql(
          `delete from pgboss.job
          where name = $1 and singleton_key = $2 and state = 'created' and start_after > clock_timestamp()`,
          [job.name, singletonKey],
        );
      return boss.send(job.name, data, {
        ...(db && { db }),
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfterSeconds && { startAfter: startAfterSeconds }),
      });
    },
    async work(bindings) {
      for (const binding of bindings) await processQueue(boss, binding, pollSeconds, log);
    },
    isReady: () => ready,
    names: () => names,
    async counts() {
      // Asked of the jobs themselves: the queue's own statistics may be a minute old.
      const { rows } = await boss.getDb().executeSql(
        `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed
        from pgboss.job where name = any($1)`,
        [names],
      );
      return rows[0] as { waiting: number; failed: number };
    },
    async forget(tx, ids) {
      // In SQL: `findJobs` of pg-boss asks one queue at a time for one known field, and cannot join a transaction of ours as one
      // statement.
      const named = sql`exists (select from jsonb_each_text(data) field where field.value = any(${sql.param([...ids])}::text[]))`;
      const { rowCount } = await tx.execute(sql`delete from pgboss.job where ${named}`);
      return rowCount ?? 0;
    },
    async stop() {
      stopped = true;
      ready = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
