import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/**
 * What nodes queued before promised emails had records (ADR 020). Kept for the jobs that an upgrade finds, and for nodes not
 * yet upgraded; nothing sends it any more.
 */
export const sendConfirmationMail = defineJob({
  name: 'send-confirmation-mail',
  payload: z.object({ subscriberId: z.uuid(), confirmationId: z.uuid() }),
  policy: { retryLimit: 18, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
