import type { z } from 'zod';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { promiseLeadEmails } from './lead-emails.server.ts';
import { findLead } from '#src/domains/leads/lead-queries.server.ts';
import type { sendLeadMails } from './send-lead-mails.job.ts';

interface AdoptDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  clock: Clock;
}

/**
 * Handles jobs queued before emails were stored in a table (ADR 020): creates the records and sends them like all
 * others.
 */
export function createLegacyLeadEmailsHandler({
  db,
  queue,
  clock,
}: AdoptDeps): JobHandler<z.output<typeof sendLeadMails.payload>> {
  return async ({ leadId, to }) => {
    const lead = await findLead(db, leadId);
    if (!lead || lead.state === 'quarantined') return;
    await db.transaction((tx) => promiseLeadEmails(queue, tx, lead, clock(), to && [to]));
  };
}
