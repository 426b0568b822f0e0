import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createJobQueue, type JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import { findLead } from '#src/domains/leads/lead-list-repository.server.ts';
import type { NewLead } from '#src/domains/leads/lead-repository.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { sendLeadEmail } from '#src/domains/leads/emails/send-lead-email.job.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';

const JOBS = [deliverLead, sendLeadEmail];

/** Leads and their delivery queue with their own database, empty before each test. Call it once per file. */
export function openLeadQueue(timing?: Parameters<typeof createJobQueue>[2]) {
  let fixture: TestDatabase;
  let queue: JobQueue;
  const open = () => createJobQueue(fixture.connectionString, silentLogger, timing);
  const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
  beforeAll(async () => {
    fixture = await createTestDatabase();
    queue = open();
    await queue.start(JOBS);
  });
  beforeEach(async () => {
    await query('truncate leads cascade');
    await query('delete from pgboss.job');
    await query('delete from crm_pace');
  });
  afterAll(async () => {
    await queue.stop();
    await fixture.drop();
  });
  return {
    db: () => fixture.database.db,
    queue: () => queue,
    /** another queue on the same jobs, like a second node */
    open,
    query,
    /** Stores a lead with its jobs and returns its id. */
    store: async (values: Partial<NewLead> = {}): Promise<string> =>
      (await fixture.database.db.transaction((tx) => storeAndQueue({ queue }, tx, newLead(values))))
        .id,
    view: async (id: string) => (await findLead(fixture.database.db, id))!,
  };
}
