import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';
import { LEAD_EMAIL_KINDS } from './lead-email.ts';

/**
 * Queued by releases before ADR 020. Still handled for jobs that an upgrade finds, and for nodes not yet upgraded;
 * nothing sends it anymore.
 */
export const sendLeadMails = defineJob({
  name: 'send-lead-mails',
  payload: z.object({ leadId: z.uuid(), to: z.enum(LEAD_EMAIL_KINDS).optional() }),
  policy: { retryLimit: 18, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
