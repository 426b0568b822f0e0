import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';

/** Who gets a mail about a lead. */
export const LEAD_MAIL_RECIPIENTS = ['visitor', 'team'] as const;
export type LeadMailRecipient = (typeof LEAD_MAIL_RECIPIENTS)[number];

/**
 * Sends what a form promises: a mail to the visitor and a note to the team. Carries the lead's id only. Without `to` it
 * queues one job for each recipient, so that trouble with one mail never repeats the other. Tried for about 25 hours.
 */
export const sendLeadMails = defineJob({
  name: 'send-lead-mails',
  payload: z.object({ leadId: z.uuid(), to: z.enum(LEAD_MAIL_RECIPIENTS).optional() }),
  policy: { retryLimit: 18, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
