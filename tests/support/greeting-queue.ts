import { afterAll, beforeAll, beforeEach, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { defineJob, handles } from '#src/platform/jobs/job.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const greet = defineJob({
  name: 'greet',
  payload: z.object({ who: z.string().min(1) }),
  policy: { retryLimit: 1, retryDelay: 1, retryDelayMax: 1, expireInSeconds: 60 },
});
const sweep = defineJob({
  name: 'sweep',
  payload: z.object({}),
  policy: { retryLimit: 1, retryDelay: 1 },
  cron: '17 3 * * *',
});
export const JOBS = [greet, sweep];
export const TIMING = { watchSeconds: 1, pollSeconds: 0.5 };

export const eventually = (check: () => Promise<void> | void) =>
  vi.waitFor(check, { interval: 20 });

/** A queue of greetings on a database of its own, started and empty before each test. Call once per file. */
export function openGreetingQueue() {
  let fixture: TestDatabase;
  let queue: JobQueue;
  const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
  const startQueue = async (): Promise<JobQueue> => {
    const started = createJobQueue(fixture.connectionString, silentLogger, TIMING);
    await started.start(JOBS);
    onTestFinished(() => started.stop());
    return started;
  };
  beforeAll(async () => {
    fixture = await createTestDatabase();
  });
  afterAll(() => fixture?.drop());
  beforeEach(async () => {
    queue = await startQueue();
    await query('delete from pgboss.job');
  });
  return {
    db: () => fixture.database.db,
    connectionString: () => fixture.connectionString,
    queue: () => queue,
    /** Starts one more queue on the same jobs, like another node. */
    startQueue,
    query,
    send: (who: string) => queue.send(greet, { who }),
    /** Returns state and number of retries by name. */
    states: async () =>
      Object.fromEntries(
        (
          await query(
            `select data ->> 'who' as who, state, retry_count from pgboss.job where name = 'greet'`,
          )
        ).map(({ who, state, retry_count }) => [who, `${state} ${retry_count}`]),
      ) as Record<string, string>,
    /** Processes the queue and records who was greeted; `greeting` may throw or wait. */
    async greetAll(greeting: (who: string) => unknown = () => undefined, by = queue) {
      const greeted: string[] = [];
      const binding = handles(greet, async ({ who }) => {
        greeted.push(who);
        await greeting(who);
      });
      await by.work([binding]);
      return greeted;
    },
  };
}
