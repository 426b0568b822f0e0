import { EmailRefusedError } from '#src/platform/emails/outgoing-email.ts';

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Replies to a recipient that say something about the recipient (RFC 5321 and 7504). Others of 5xx are about us. */
const BAD_RECIPIENT = new Set([521, 550, 551, 553, 556]);

/**
 * A failure of nodemailer in words for the team. A server's own words quote the recipient ("550 <ana@...> unknown"), so only
 * its codes are passed on.
 *
 * Refused for good is what the server says about this recipient alone. A policy (enhanced code 5.7.x, RFC 3463), such as
 * 'relay access denied', is mostly about our settings, and a full mailbox is emptied: both are tried again.
 */
export function withoutAddresses(error: unknown): Error {
  const { code = 'unknown', command = '-', responseCode = 0, response = '' } = error as SmtpFailure;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const said = [responseCode || code, enhanced].filter(Boolean).join(' ');
  const isAboutRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  if (isAboutRecipient && isForGood(responseCode, enhanced))
    return new EmailRefusedError(`The mail server refused the recipient for good (${said}).`);
  if (isAboutRecipient)
    return new Error(`The mail server does not take emails to the recipient now (${said}).`);
  if (code === 'EAUTH') return new Error(`The mail server refused our sign-in (${said}).`);
  if (!responseCode) return new Error(`The mail server could not be reached (${said}).`);
  return new Error(`The mail server did not take the email (${said}, ${command}).`);
}

function isForGood(responseCode: number, enhanced: string): boolean {
  if (enhanced.startsWith('5.7.')) return false;
  return BAD_RECIPIENT.has(responseCode) || (responseCode >= 500 && enhanced.startsWith('5.1.'));
}
