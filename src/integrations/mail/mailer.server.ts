import { createTransport } from 'nodemailer';
import {
  type EmailPort,
  type OutgoingEmail,
  EmailRefusedError,
} from '#src/platform/emails/outgoing-email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { createEmailFolder } from './email-folder.server.ts';
import { type Message, toMessage } from './message.ts';

interface MailerSettings {
  /** smtp:// or smtps://; without it each email is written to a file */
  smtpUrl: () => string | undefined;
  /** `Name <address>` */
  from: () => string;
  /** folder for the files */
  folder: string;
  log: Logger;
}

export interface Mailer extends EmailPort {
  /** Closes idle connections. Pending emails are still sent. */
  close(): void;
}

/** Creates a mailer that sends by SMTP, or writes `.eml` files without an SMTP URL. Both may change between two emails. */
export function createMailer({ smtpUrl, from, folder, log }: MailerSettings): Mailer {
  const open = (url: string | undefined) => ({
    url,
    ...(url ? overSmtp(url) : createEmailFolder(folder)),
  });
  let used: ReturnType<typeof open> | undefined;
  return {
    close: () => used?.close(),
    get isFolder() {
      return !smtpUrl();
    },
    async send(mail: OutgoingEmail) {
      const url = smtpUrl();
      if (!used || used.url !== url) {
        used?.close();
        used = open(url);
      }
      await used.deliver(toMessage(from(), mail));
      log.info(
        { messageId: mail.messageId, via: url ? 'smtp' : 'folder' },
        url ? 'email sent' : 'email written to a file',
      );
    },
  };
}

function overSmtp(url: string) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    close: () => transport.close(),
    async deliver(message: Message) {
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw redactSmtpError(error);
      }
    },
  };
}

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Reply codes about the recipient (RFC 5321 and RFC 7504). Other 5xx codes are about the sender. */
const BAD_RECIPIENT = new Set([521, 550, 551, 553, 556]);

/**
 * Converts an error of nodemailer to one for the team. Server messages quote the recipient ("550 <ana@...> unknown"), so only
 * the codes are included.
 *
 * Only a refusal of the recipient itself is permanent (EmailRefusedError). A policy (enhanced code 5.7.x, RFC 3463), such as
 * 'relay access denied', usually concerns our settings, and a full mailbox is temporary: both are retried.
 */
function redactSmtpError(error: unknown): Error {
  const { code = 'unknown', command = '-', responseCode = 0, response = '' } = error as SmtpFailure;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? '';
  const codes = [responseCode || code, enhanced].filter(Boolean).join(' ');
  const isAboutRecipient = code === 'EENVELOPE' && command === 'RCPT TO';
  if (isAboutRecipient && isPermanent(responseCode, enhanced))
    return new EmailRefusedError(`The mail server permanently refused the recipient (${codes}).`);
  if (isAboutRecipient)
    return new Error(
      `The mail server does not accept email for the recipient right now (${codes}).`,
    );
  if (code === 'EAUTH') return new Error(`The mail server refused our sign-in (${codes}).`);
  if (!responseCode) return new Error(`The mail server could not be reached (${codes}).`);
  return new Error(`The mail server did not accept the email (${codes}, ${command}).`);
}

function isPermanent(responseCode: number, enhanced: string) {
  if (enhanced.startsWith('5.7.')) return false;
  return BAD_RECIPIENT.has(responseCode) || (responseCode >= 500 && enhanced.startsWith('5.1.'));
}
