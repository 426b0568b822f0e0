import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle } from 'pg-boss';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Job, JobBinding } from './job.ts';
import { processQueue } from './process-queue.server.ts';

export interface SendOptions<Payload = never> {
  /** the job's transaction: when it rolls back, the job never runs */
  tx?: Db;
  /** while a job with this key waits for its first run, no other is queued; a function gives each of several jobs its own */
  singletonKey?: string | ((payload: Payload) => string);
  startAfterSeconds?: number;
  /** replaces a job with this key that waits for a later moment */
  replacesLater?: boolean;
  /**
   * Adds the payload to that of a job of this kind that still waits for its moment, and delays it to the moment of this one. Returns
   * undefined if there is no room. A job that another transaction is changing is left alone.
   */
  joins?(waiting: Payload): Payload | undefined;
  /** how long joining can delay a job in all */
  maxDelaySeconds?: number;
}

export type JobQueue = ReturnType<typeof createJobQueue>;

/** Jobs move to this queue once their retries are exhausted. */
export const DEAD_LETTERS = 'dead-letters';

/** After this time without a heartbeat, a worker counts as dead and others take its jobs. */
const HEARTBEAT_SECONDS = 30;

/** How often a process polls for what it is not notified of. */
interface QueueTiming {
  /** for jobs of dead workers, and for those that time out */
  watchSeconds: number;
  /** for retries that are due; new jobs send a notification */
  pollSeconds: number;
  /**
   * milliseconds a statement may take, so that a hanging server does not block the queue's few connections; default
   * 30,000
   */
  queryTimeoutMs?: number;
}

const CONNECT_TIMEOUT_MS = 5_000;

const TIMING: QueueTiming = { watchSeconds: 15, pollSeconds: 5 };

/** Creates the durable queue, in the same PostgreSQL as the data. Nothing connects before `start`. */
export function createJobQueue(
  connectionString: string,
  log: Logger,
  { watchSeconds, pollSeconds, queryTimeoutMs = 30_000 } = TIMING,
) {
  // pg-boss passes all its options to its pool, also those missing from its types.
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
    /**
     * Creates the queue's own tables and a queue for every job. Throws while the database is unavailable; call it again
     * then.
     */
    async start(jobs: readonly Job[]) {
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
        // 'short': only one job per key waits. Jobs without a key get a unique one.
        await boss.createQueue(name, { ...options, policy: 'short' });
        await boss.updateQueue(name, options); // applies a changed policy to an existing queue
        // A run missed while every process was down is made up for once.
        if (cron) await boss.schedule(name, cron, {}, { missed: 'once' });
      }
      ready = !stopped;
    },
    /**
     * Queues a job, or several of its kind in one statement. Returns the id of a new one, or null where jobs with the
     * `singletonKey` already wait or were joined.
     * @throws where several would share a key, or one would join another: all but one would be lost
     */
    async send<Payload extends object>(
      job: Job<Payload>,
      payload: NoInfer<Payload> | readonly NoInfer<Payload>[],
      options?: SendOptions<NoInfer<Payload>>,
    ): Promise<string | null> {
      const {
        tx,
        singletonKey,
        startAfterSeconds = 0,
        replacesLater,
        joins,
        maxDelaySeconds,
      } = options ?? {};
      if (!ready) throw new Error('The job queue has not started.');
      const payloads = (Array.isArray(payload) ? payload : [payload]) as readonly Payload[];
      if (payloads.length > 1 && (joins || typeof singletonKey === 'string'))
        throw new Error('Several jobs need a key each, and join no other.');
      const queued = payloads.map((each) => {
        const data = job.payload.parse(each);
        const key = typeof singletonKey === 'function' ? singletonKey(data) : singletonKey;
        return {
          data,
          singletonKey: key ?? randomUUID(),
          ...(startAfterSeconds > 0 && { startAfter: startAfterSeconds }),
        };
      });
      const db = tx && fromDrizzle(tx, sql);
      const run = db ?? boss.getDb();
      // In SQL: pg-boss finds and deletes jobs in two calls (`findJobs`, `deleteJob`), between which a worker may take
      // one, and it compares start times with this process's clock instead of the database's.
      if (replacesLater)
        await run.executeSql(
          `delete from pgboss.job where name = $1 and singleton_key = any($2::text[])
          and state = 'created' and start_after > clock_timestamp()`,
          [job.name, queued.map((each) => each.singletonKey)],
        );
      if (joins) {
        const { rows } = await run.executeSql(
          `select id, data from pgboss.job
          where name = $1 and state = 'created' and start_after > clock_timestamp() + interval '1 second'
          order by created_on desc limit 1 for update skip locked`,
          [job.name],
        );
        const joined = rows[0] && joins(job.payload.parse(rows[0].data));
        // The condition once more: without a transaction, the lock has ended.
        const { rows: updated } = joined
          ? await run.executeSql(
              `update pgboss.job set data = $2, start_after = greatest(start_after,
                least(clock_timestamp() + $3 * interval '1 second', created_on + $4 * interval '1 second'))
              where id = $1 and state = 'created' returning id`,
              [rows[0].id, JSON.stringify(joined), startAfterSeconds, maxDelaySeconds ?? null],
            )
          : { rows: [] };
        if (updated.length > 0) return null;
      }
      const ids = await boss.insert(job.name, queued, { returnId: true, ...(db && { db }) });
      return ids?.[0] ?? null;
    },
    /** Starts processing the bound jobs in this process. */
    async work(bindings: readonly JobBinding[]) {
      for (const binding of bindings) await processQueue(boss, binding, pollSeconds, log);
    },
    /** True between `start` and `stop`. */
    isReady: () => ready,
    /** Names of the jobs it was started with. */
    names: () => names,
    /** Counts jobs by state over all queues, without dead letters; `oldest`: since when the first due one waits, null for none. */
    async counts() {
      // Counted from the jobs: the queue's own statistics may be a minute old.
      const { rows } = await boss.getDb().executeSql(
        `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
          count(*) filter (where state = 'failed')::int as failed,
          min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as oldest
        from pgboss.job where name = any($1)`,
        [names],
      );
      return rows[0] as { waiting: number; failed: number; oldest: Date | null };
    },
    /**
     * Deletes every job, including finished ones, whose payload contains one of these ids in any field; returns the
     * number of deleted jobs.
     */
    async forget(tx: Db, ids: readonly string[]) {
      // In SQL: `findJobs` of pg-boss queries one queue and one known field at a time, outside our transaction.
      const named = sql`exists (select from jsonb_each_text(data) field where field.value = any(${sql.param([...ids])}::text[]))`;
      const { rowCount } = await tx.execute(sql`delete from pgboss.job where ${named}`);
      return rowCount ?? 0;
    },
    /** Waits up to five seconds for running jobs; the queue cannot be started again. */
    async stop() {
      stopped = true;
      ready = false;
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}
