import { createTransport } from 'nodemailer';
import type { EmailPort, OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { createEmailFolder } from './email-folder.server.ts';
import { type Message, toMessage } from './message.ts';
import { redactSmtpError } from './smtp-failure.ts';

interface MailerSettings {
  /** smtp:// or smtps://; without it each email is written to a file */
  smtpUrl?: string | undefined;
  /** `Name <address>` */
  from: string;
  /** folder for the files */
  folder: string;
  log: Logger;
}

export interface Mailer extends EmailPort {
  /** Closes idle connections. Pending emails are still sent. */
  close(): void;
}

/** Creates a mailer that sends by SMTP, or writes `.eml` files without an SMTP URL. */
export function createMailer({ smtpUrl, from, folder, log }: MailerSettings): Mailer {
  const { deliver, close } = smtpUrl ? overSmtp(smtpUrl) : createEmailFolder(folder);
  return {
    close,
    isFolder: !smtpUrl,
    async send(mail: OutgoingEmail) {
      await deliver(toMessage(from, mail));
      log.info(
        { messageId: mail.messageId, via: smtpUrl ? 'smtp' : 'folder' },
        smtpUrl ? 'email sent' : 'email written to a file',
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
