import { deliverLead } from '#src/domains/leads/delivery/deliver-lead.job.ts';
import { sendLeadEmail } from '#src/domains/leads/emails/send-lead-email.job.ts';
import { storeAndQueue } from '#src/domains/leads/intake/submit-lead.server.ts';
import { findLead } from '#src/domains/leads/lead-list-repository.server.ts';
import type { NewLead } from '#src/domains/leads/lead-repository.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { openTestQueue } from './test-queue.ts';

const CLEAR = ['truncate leads cascade', 'delete from crm_pace'];

/** Leads and their delivery queue with their own database, empty before each test. Call it once per file. */
export function openLeadQueue(timing?: Parameters<typeof openTestQueue>[2]) {
  const testQueue = openTestQueue([deliverLead, sendLeadEmail], CLEAR, timing);
  const { db, queue } = testQueue;
  return {
    ...testQueue,
    /** Stores a lead with its jobs and returns its id. */
    store: async (values: Partial<NewLead> = {}): Promise<string> =>
      (await db().transaction((tx) => storeAndQueue({ queue: queue() }, tx, newLead(values)))).id,
    view: async (id: string) => (await findLead(db(), id))!,
  };
}
