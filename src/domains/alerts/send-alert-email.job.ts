import { z } from 'zod';
import { defineJob } from '#src/platform/jobs/job.ts';
import { ALERT_EMAILS } from './alert-schedule.ts';

/** Emails the alerts to `ALERT_EMAIL`. Retried for about a day, until the next one is due. */
export const sendAlertEmail = defineJob({
  name: 'send-alert-email',
  payload: z.object({ email: z.enum(ALERT_EMAILS), day: z.iso.date() }),
  policy: { retryLimit: 16, retryDelay: 60, retryDelayMax: 7_200, expireInSeconds: 180 },
});
