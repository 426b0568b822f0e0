import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';

export interface ConfirmationEmailLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
  /** how long the confirmation link still works, in whole hours */
  validHours: number;
}

/** Writes the confirmation email's words. */
export type ConfirmationEmailTemplate = (
  links: ConfirmationEmailLinks,
) => Promise<Pick<OutgoingEmail, 'subject' | 'html' | 'text'>>;
