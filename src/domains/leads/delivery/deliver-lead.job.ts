import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/**
 * Takes one lead to the CRM. Carries its id only. The pauses between attempts are the lead's own (`backoff`); the
 * queue's retries are for what goes wrong on our side, such as a database that is away.
 */
export const deliverLead = defineJob({
  name: 'deliver-lead',
  payload: z.object({ leadId: z.uuid() }),
  policy: { retryLimit: 20, retryDelay: 2, retryDelayMax: 600, expireInSeconds: 120 },
});
