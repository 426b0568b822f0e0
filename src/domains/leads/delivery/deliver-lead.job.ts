import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/**
 * Sends one lead to the CRM. Pauses between attempts follow `backoffMs`; the retries of the queue cover failures on
 * our side, such as an unavailable database.
 */
export const deliverLead = defineJob({
  name: 'deliver-lead',
  payload: z.object({ leadId: z.uuid() }),
  policy: { retryLimit: 20, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 120 },
});
