import type { z } from 'zod';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { JobHandler } from '#src/platform/jobs/job.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { confirmToken, hashToken } from './confirm-token.server.ts';
import { type ConfirmationMailTemplate, type MailPort, MailRefusedError } from './mail-port.ts';
import { findById } from './newsletter-repository.server.ts';
import type { sendConfirmationMail } from './send-confirmation-mail.job.ts';
import { CONFIRMATION_HOURS, confirmationState } from './subscription.ts';

export interface ConfirmationMailNeeds {
  db: Db;
  mail: MailPort;
  template: ConfirmationMailTemplate;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** the one that `createNewsletter` got */
  secret: string;
  clock: Clock;
  log: Logger;
}

/**
 * Handles `send-confirmation-mail`. A confirmation that was used, replaced, given up or has expired meanwhile is skipped.
 * Both unsubscribe headers are there (RFC 8058), so that a stranger's mistake can be undone from the mail program.
 */
export function createConfirmationMailHandler(
  needs: ConfirmationMailNeeds,
): JobHandler<z.output<typeof sendConfirmationMail.payload>> {
  const { db, mail, template, siteUrl, secret, clock, log } = needs;
  return async ({ subscriberId, confirmationId }) => {
    const subscriber = await findById(db, subscriberId);
    const confirmation = subscriber?.confirmation;
    const isWaiting = subscriber && confirmationState(subscriber, clock()) === 'waiting';
    if (!confirmation || !isWaiting || confirmation.id !== confirmationId) {
      log.info({ subscriberId }, 'a confirmation mail is no longer wanted');
      return;
    }
    const token = confirmToken(secret, subscriberId, confirmation);
    if (hashToken(token) !== subscriber.confirmTokenHash)
      throw new Error('the secret has changed since this confirmation was asked for');

    const unsubscribe = `unsubscribe?token=${subscriber.unsubscribeToken}`;
    const content = await template({
      confirmUrl: `${siteUrl}/newsletter/confirm?token=${token}`,
      unsubscribeUrl: `${siteUrl}/newsletter/${unsubscribe}`,
      validHours: CONFIRMATION_HOURS,
    });
    const headers = {
      'List-Unsubscribe': `<${siteUrl}/api/${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const messageId = `<${confirmationId}@${new URL(siteUrl).hostname}>`;
    try {
      await mail.send({ ...content, to: subscriber.email, headers, messageId });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      log.warn({ subscriberId }, 'a confirmation mail was refused for good');
    }
  };
}
