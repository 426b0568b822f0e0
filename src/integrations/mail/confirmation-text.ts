import type { ConfirmationEmailLinks } from '#src/domains/newsletter/confirmation-email-port.ts';

/** The sender's name and the postal address that US law requires in commercial email (CAN-SPAM Act). */
export interface EmailSender {
  name: string;
  /** the wordmark above every email */
  shortName: string;
  address: readonly string[];
}

/** The text of the confirmation email, for its HTML and plain parts. */
export function confirmationContent(
  sender: EmailSender,
  { validHours }: Pick<ConfirmationEmailLinks, 'validHours'>,
) {
  return {
    subject: 'Confirm your newsletter subscription',
    greeting: 'One more step',
    question: `Someone entered this address on the ${sender.name} website to receive our monthly newsletter. Please confirm that you want it. Until then, we will send nothing else.`,
    button: 'Confirm subscription',
    validity: `The link works for ${validHours} hours. It opens a page where you confirm with one click.`,
    stranger: 'Didn’t request this? Do nothing, and you will not hear from us again.',
    remove: 'To cancel the request now, unsubscribe',
    brand: sender.shortName,
    sender: [sender.name, ...sender.address],
  };
}
