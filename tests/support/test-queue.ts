import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Job } from '#src/platform/jobs/job.ts';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/**
 * A queue of jobs with its own database. Before each test the queue is empty, and the statements of `clear` have run. Call it once
 * per file.
 */
export function openTestQueue(
  jobs: Parameters<JobQueue['start']>[0],
  clear: readonly string[],
  timing?: Parameters<typeof createJobQueue>[2],
) {
  let fixture: TestDatabase;
  let queue: JobQueue;
  const open = () => createJobQueue(fixture.connectionString, silentLogger, timing);
  const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
  beforeAll(async () => {
    fixture = await createTestDatabase();
    queue = open();
    await queue.start(jobs);
  });
  beforeEach(async () => {
    for (const statement of ['delete from pgboss.job', ...clear]) await query(statement);
  });
  afterAll(async () => {
    await queue?.stop();
    await fixture?.drop();
  });
  return {
    db: () => fixture.database.db,
    queue: () => queue,
    /** another queue on the same jobs, like a second node */
    open,
    query,
    /** Removes the queued jobs of a kind, like a worker. @returns their payloads */
    async take<Payload extends object>({ name, payload }: Job<Payload>): Promise<Payload[]> {
      const taken = await query(`delete from pgboss.job where name = '${name}' returning data`);
      return taken.map(({ data }) => payload.parse(data));
    },
  };
}
