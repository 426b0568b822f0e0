import type { LeadMailPort } from '#src/domains/leads/mail-templates.ts';
import { MailRefusedError } from '#src/domains/newsletter/mail-port.ts';
import type { Mailer } from './mailer.server.ts';

/** The mailer, as the domain of leads asks for it. */
export function leadMailer(mailer: Pick<Mailer, 'send'>): LeadMailPort {
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
        return 'sent';
      } catch (error) {
        if (error instanceof MailRefusedError) return 'refused';
        throw error;
      }
    },
  };
}
