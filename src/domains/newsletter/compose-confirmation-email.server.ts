import { hashToken } from '#src/platform/signed-token/token.server.ts';
import type { Base } from '#src/platform/base.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '#src/domains/site-map/paths.ts';
import type { ComposeEmail } from '#src/platform/emails/send-email.server.ts';
import { type Secret, secretsOf } from '#src/platform/signed-token/secret.ts';
import { createConfirmToken } from './confirm-token.server.ts';
import type { EmailText } from '#src/platform/emails/outgoing-email.ts';
import { findById } from './newsletter-repository.server.ts';
import { getConfirmationState } from './subscription.ts';

/** Renders the confirmation email. */
export type ConfirmationEmailTemplate = (links: {
  confirmUrl: string;
  unsubscribeUrl: string;
  /** remaining validity of the confirmation link, in whole hours */
  validHours: number;
}) => Promise<EmailText>;

interface ConfirmationEmailDeps extends Pick<Base, 'db' | 'clock'> {
  template: ConfirmationEmailTemplate;
  /** origin of the links, without a trailing slash */
  siteUrl: string;
  /** must be the secret passed to `createNewsletter` */
  secret: Secret;
}

const HOUR_MS = 3_600_000;

/**
 * Composes the confirmation email. Returns `not-wanted` for a subscriber who has confirmed or unsubscribed meanwhile.
 * Includes both unsubscribe headers (RFC 8058), so that someone whose address was entered by mistake can unsubscribe
 * from their mail client.
 */
export function createConfirmationEmailComposer(deps: ConfirmationEmailDeps): ComposeEmail {
  const { db, template, siteUrl, secret, clock } = deps;
  return async ({ ownerId }) => {
    const subscriber = await findById(db, ownerId);
    const now = clock();
    const state = subscriber ? getConfirmationState(subscriber, now) : 'unknown';
    if (!subscriber?.confirmation || state === 'unknown' || state === 'already-confirmed')
      return 'not-wanted';
    const { confirmation } = subscriber;
    if (state === 'expired')
      return { impossible: 'The link expired before the email could be sent.' };
    const token = secretsOf(secret)
      .map((one) => createConfirmToken(one, ownerId, confirmation))
      .find((one) => hashToken(one) === subscriber.confirmTokenHash);
    if (token === undefined)
      return { impossible: 'The site’s secret has changed, so the link would not work.' };

    const unsubscribeQuery = `?token=${subscriber.unsubscribeToken}`;
    const content = await template({
      confirmUrl: `${siteUrl}${CONFIRM_PATH}?token=${token}`,
      unsubscribeUrl: `${siteUrl}${UNSUBSCRIBE_PATH}${unsubscribeQuery}`,
      // A delayed email states the remaining time.
      validHours: Math.max(
        1,
        Math.round((confirmation.expiresAt.getTime() - now.getTime()) / HOUR_MS),
      ),
    });
    return {
      email: {
        ...content,
        to: subscriber.email,
        messageId: `<${confirmation.id}@${new URL(siteUrl).hostname}>`,
        headers: {
          'List-Unsubscribe': `<${siteUrl}/api/unsubscribe${unsubscribeQuery}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    };
  };
}
