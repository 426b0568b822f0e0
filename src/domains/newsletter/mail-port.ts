import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';

export interface ConfirmationMailLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
  /** how long the confirmation link still works, in whole hours */
  validHours: number;
}

/** Writes the confirmation email's words. */
export type ConfirmationMailTemplate = (
  links: ConfirmationMailLinks,
) => Promise<Pick<OutgoingEmail, 'subject' | 'html' | 'text'>>;
