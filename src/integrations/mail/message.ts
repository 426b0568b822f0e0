import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';

export type Message = ReturnType<typeof toMessage>;

/**
 * Converts an email to a nodemailer message after checking it for header injection.
 * @throws EmailRefusedError if the recipient or the Reply-To address is not a normalized address
 */
export function toMessage(
  from: string,
  { to, replyTo, subject, html, text, headers = {}, messageId, attachments }: OutgoingEmail,
) {
  // A line break in an address could add recipients, so only normalized addresses pass.
  if (normalizeEmail(to) !== to)
    throw new EmailRefusedError('The recipient is not an email address.');
  if (replyTo !== undefined && normalizeEmail(replyTo) !== replyTo)
    throw new EmailRefusedError('The reply address is not an email address.');
  const lines = [subject, messageId ?? '', ...Object.entries(headers).flat()];
  if (lines.some((line) => /\p{Cc}/u.test(line)))
    throw new Error('A header of the email contains a control character.');
  // Prepared values are not folded, because some servers break the DKIM signature of a folded List-Unsubscribe.
  const prepared = Object.entries(headers).map(([key, value]) => [key, { prepared: true, value }]);
  return {
    from,
    to,
    subject,
    html,
    text,
    headers: Object.fromEntries(prepared) as Record<string, { prepared: true; value: string }>,
    ...(replyTo && { replyTo }),
    ...(messageId && { messageId }),
    ...(attachments && {
      attachments: attachments.map(({ fileName, type, content }) => ({
        filename: fileName,
        contentType: type,
        content,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
