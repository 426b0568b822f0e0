import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';
import { EmailRefusedError, type OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';

export type Message = ReturnType<typeof toMessage>;

/**
 * A mail as nodemailer takes it, once nothing in it can reach beyond its place.
 * @throws EmailRefusedError when the recipient, or who gets the answer, is not an address in its normal form
 */
export function toMessage(
  from: string,
  { to, replyTo, subject, html, text, headers = {}, messageId, attachments }: OutgoingEmail,
) {
  // A line break in an address would let its author add recipients, so only the normal form passes.
  if (normalizeEmail(to) !== to)
    throw new EmailRefusedError('The recipient is not an email address.');
  if (replyTo !== undefined && normalizeEmail(replyTo) !== replyTo)
    throw new EmailRefusedError('The address for replies is not an email address.');
  const lines = [subject, messageId ?? '', ...Object.entries(headers).flat()];
  if (lines.some((line) => /\p{Cc}/u.test(line)))
    throw new Error('A header of the email has a control character.');
  // Prepared values are not folded: some servers break the signature of a folded List-Unsubscribe.
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
