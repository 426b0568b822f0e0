import { eq } from 'drizzle-orm';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { EmailJobPayload } from '#src/platform/emails/email-box.server.ts';
import { sendEmailAgain } from '#src/platform/emails/promise-email.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { leadEntry } from '#src/domains/leads/lead-activity.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { LEAD_EMAILS } from './lead-emails.server.ts';

interface SendAgainDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  clock: Clock;
}

/** Sends an email of a lead now. False when it no longer exists or is being sent. */
export function sendLeadEmailAgain(
  { db, queue, clock }: SendAgainDeps,
  ids: EmailJobPayload,
  by: Actor,
): Promise<boolean> {
  const now = clock();
  return sendEmailAgain(
    {
      box: LEAD_EMAILS,
      db,
      queue,
      now,
      async record(tx, { kind }) {
        const [lead] = await tx
          .select({ id: leads.id, form: leads.form, createdAt: leads.createdAt })
          .from(leads)
          .where(eq(leads.id, ids.ownerId));
        const after = { To: kind === 'team' ? 'The team' : 'The visitor' };
        await recordActivity(tx, leadEntry(by, 'lead.email-sent-again', lead!, { after }), now);
      },
    },
    ids,
  );
}
