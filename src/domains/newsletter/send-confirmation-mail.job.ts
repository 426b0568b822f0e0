import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/**
 * Queued by releases before ADR 020. Still handled for jobs that an upgrade finds, and for nodes not yet upgraded;
 * nothing sends it anymore.
 */
export const sendConfirmationMail = defineJob({
  name: 'send-confirmation-mail',
  payload: z.object({ subscriberId: z.uuid(), confirmationId: z.uuid() }),
  policy: { retryLimit: 18, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
