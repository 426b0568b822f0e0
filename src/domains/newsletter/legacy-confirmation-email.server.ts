import type { z } from 'zod';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { promiseEmail } from '#src/platform/emails/promise-email.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { CONFIRMATION_EMAIL, NEWSLETTER_EMAILS } from './newsletter-emails.server.ts';
import { findById } from './newsletter-repository.server.ts';
import type { sendConfirmationMail } from './send-confirmation-mail.job.ts';

interface AdoptDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  clock: Clock;
}

/**
 * Handles jobs queued before emails were stored in a table (ADR 020): creates the record and sends it like all
 * others.
 */
export function createLegacyConfirmationHandler({
  db,
  queue,
  clock,
}: AdoptDeps): JobHandler<z.output<typeof sendConfirmationMail.payload>> {
  return async ({ subscriberId, confirmationId }) => {
    const subscriber = await findById(db, subscriberId);
    if (subscriber?.confirmation?.id !== confirmationId) return;
    const now = clock();
    const email = { ownerId: subscriberId, kind: CONFIRMATION_EMAIL, dueAt: now, now };
    await db.transaction((tx) => promiseEmail({ box: NEWSLETTER_EMAILS, queue }, tx, email));
  };
}
