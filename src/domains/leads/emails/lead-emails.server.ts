import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { promiseEmail } from '#src/platform/emails/promise-email.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { LeadForm } from '#src/domains/leads/lead.ts';
import { emailsOfForm, type LeadEmailKind } from './lead-email.ts';
import { leadEmails } from '#src/domains/leads/leads-tables.server.ts';
import { sendLeadEmail } from './send-lead-email.job.ts';

/** The emails that leads were promised. */
export const LEAD_EMAILS: EmailBox = { table: leadEmails, job: sendLeadEmail };

/**
 * Promises what a lead's form says, in the transaction that stores or releases the lead. What was promised before stays as it is.
 * @param kinds only these, where not all of them are meant
 */
export async function promiseLeadEmails(
  queue: Pick<JobQueue, 'send'>,
  tx: Db,
  { id, form }: { id: string; form: LeadForm },
  now: Date,
  kinds: readonly LeadEmailKind[] = emailsOfForm(form),
): Promise<void> {
  for (const kind of kinds)
    await promiseEmail({ box: LEAD_EMAILS, queue }, tx, { ownerId: id, kind, dueAt: now, now });
}
