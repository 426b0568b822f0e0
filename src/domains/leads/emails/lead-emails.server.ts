import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { promiseEmails } from '#src/platform/emails/promise-email.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import { emailsOfForm } from './lead-email.ts';
import { leadEmails } from '#src/domains/leads/leads-tables.server.ts';
import { sendLeadEmail } from './send-lead-email.job.ts';

/** The emails promised to leads, and the job that sends them. */
export const LEAD_EMAILS: EmailBox = { table: leadEmails, job: sendLeadEmail };

/**
 * Promises the emails of a lead, in the transaction that stores or releases it. Emails promised earlier stay
 * unchanged.
 */
export function promiseLeadEmails(
  queue: Pick<JobQueue, 'send'>,
  tx: Db,
  { id, form }: { id: string; form: LeadForm },
  now: Date,
) {
  const kinds = emailsOfForm(form);
  return promiseEmails({ box: LEAD_EMAILS, queue }, tx, { ownerId: id, kinds, dueAt: now, now });
}
