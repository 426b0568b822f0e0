import type { ConfirmationEmailLinks } from '#src/domains/newsletter/confirmation-email-port.ts';

/** The sender's name and the postal address that US law requires in commercial email (CAN-SPAM Act). */
export interface EmailSender {
  name: string;
  address: readonly string[];
}

/** The text of the confirmation email, for its HTML and plain parts. */
export function confirmationContent(
  sender: EmailSender,
  { validHours }: Pick<ConfirmationEmailLinks, 'validHours'>,
) {
  return {
    subject: 'Confirm your subscription to our monthly note',
    greeting: 'One more step',
    question: `This address was entered on the website of ${sender.name} to receive our monthly note. Please confirm that you want it. Until then we send nothing else.`,
    button: 'Confirm subscription',
    validity: `The link works for ${validHours} hours and leads to a page with a button.`,
    stranger: 'Was it not you? Then do nothing, and no note will come.',
    remove: 'To withdraw the request at once, unsubscribe',
    sender: [sender.name, ...sender.address],
  };
}
