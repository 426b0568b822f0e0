import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/**
 * Mails the confirmation link. Carries ids only. Tried for about 25 hours: after 1 to 2 minutes, then twice as long each
 * time up to 2 hours; then it is a dead letter, and the link has almost a day left should somebody send it again.
 */
export const sendConfirmationMail = defineJob({
  name: 'send-confirmation-mail',
  payload: z.object({ subscriberId: z.uuid(), confirmationId: z.uuid() }),
  policy: { retryLimit: 18, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
