import type { Base } from '#src/platform/base.ts';
import type { z } from 'zod';
import { siteDay } from '#src/platform/clock/site-day.ts';
import {
  type EmailPort,
  EmailRefusedError,
  type EmailText,
} from '#src/platform/emails/outgoing-email.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Alert } from './alert.ts';
import { claimEmail, listSentEmails } from './alert-repository.server.ts';
import { type AlertEmail, getDueEmail } from './alert-schedule.ts';
import type { Alerts } from './alerts.server.ts';
import { sendAlertEmail } from './send-alert-email.job.ts';

interface QueueAlertEmailDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  alerts: Alerts;
}

/**
 * Queues the alert email that is due, if any. The row of the email is advanced in the transaction of the job, so each
 * email of a day is queued exactly once over all nodes and restarts.
 * @returns the queued email; undefined when none is due
 */
export async function queueAlertEmail(deps: QueueAlertEmailDeps): Promise<AlertEmail | undefined> {
  const { db, queue, alerts, clock, log } = deps;
  const now = clock();
  const email = getDueEmail(await alerts.list(), await listSentEmails(db), now);
  if (!email) return undefined;
  const day = siteDay(now);
  const isClaimed = await db.transaction(async (tx) => {
    if (!(await claimEmail(tx, email, day, now))) return false;
    await queue.send(sendAlertEmail, { email, day }, { tx, singletonKey: `${day}.${email}` });
    return true;
  });
  if (!isClaimed) return undefined;
  log.info({ email, day }, 'an alert email was queued');
  return email;
}

export type AlertEmailTemplate = (alerts: readonly Alert[]) => Promise<EmailText>;

interface SendAlertEmailDeps {
  alerts: Alerts;
  mailer: EmailPort;
  template: AlertEmailTemplate;
  /** `ALERT_EMAIL`; nothing is sent without it */
  to: () => string | undefined;
  /** origin of the site */
  siteUrl: string;
  log: Logger;
}

/** Handles `send-alert-email`. Lists the alerts at the time of sending; sends nothing if they are resolved. */
export function createAlertEmailHandler(
  deps: SendAlertEmailDeps,
): JobHandler<z.output<typeof sendAlertEmail.payload>> {
  const { alerts, mailer, template, siteUrl, log } = deps;
  return async ({ email, day }) => {
    const found = await alerts.list();
    const to = deps.to();
    if (!to || found.every(({ severity }) => severity === 'note')) {
      log.info({ email, day }, 'an alert email is no longer needed');
      return;
    }
    const outgoing = {
      ...(await template(found)),
      to,
      messageId: `<alerts.${day}.${email}@${new URL(siteUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
    try {
      await mailer.send(outgoing);
    } catch (error) {
      if (!(error instanceof EmailRefusedError)) throw error; // the queue retries the job
      log.error({ email, day }, 'the alert email was permanently refused');
    }
  };
}
