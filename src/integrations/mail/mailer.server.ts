import { createTransport } from 'nodemailer';
import type { EmailPort, OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { createMailFolder } from './mail-folder.server.ts';
import { type Message, toMessage } from './message.ts';
import { withoutAddresses } from './smtp-failure.ts';

export interface MailerSettings {
  /** smtp:// or smtps://; without it each mail becomes a file */
  smtpUrl?: string | undefined;
  /** `Name <address>` */
  from: string;
  /** where the files go */
  folder: string;
  log: Logger;
}

export interface Mailer extends EmailPort {
  /** Closes idle connections. Mails under way are finished. */
  close(): void;
}

/** The mailer that the configuration asks for: SMTP, or `.eml` files that any mail program opens. */
export function createMailer({ smtpUrl, from, folder, log }: MailerSettings): Mailer {
  const { deliver, close } = smtpUrl ? overSmtp(smtpUrl) : createMailFolder(folder);
  return {
    close,
    async send(mail: OutgoingEmail) {
      await deliver(toMessage(from, mail));
      log.info({ messageId: mail.messageId, via: smtpUrl ? 'smtp' : 'folder' }, 'a mail was sent');
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
        throw withoutAddresses(error);
      }
    },
  };
}
