import type { ConfirmationEmailTemplate } from '#src/domains/newsletter/compose-confirmation-email.server.ts';
import type { EmailSender } from './email-text.ts';
import { writeEmail } from './write-email.tsx';

/** Creates the template of the newsletter confirmation: a transactional email without marketing content. */
export const createConfirmationEmail =
  (sender: EmailSender): ConfirmationEmailTemplate =>
  ({ confirmUrl, unsubscribeUrl, validHours }) =>
    writeEmail({
      subject: 'Confirm your newsletter subscription',
      heading: 'One more step',
      paragraphs: [
        `Someone entered this address on the ${sender.name} website to receive our monthly newsletter. Please confirm that you want it. Until then, we will send nothing else.`,
      ],
      button: { label: 'Confirm subscription', href: confirmUrl },
      after: [
        `The link works for ${validHours} hours. It opens a page where you confirm with one click.`,
      ],
      small: ['Didn’t request this? Do nothing, and you will not hear from us again.'],
      link: { label: 'To cancel the request now, unsubscribe', href: unsubscribeUrl },
      sender,
    });
