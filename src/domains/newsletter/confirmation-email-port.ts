import type { OutgoingEmail } from '#src/platform/emails/outgoing-email.ts';

export interface ConfirmationEmailLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
  /** remaining validity of the confirmation link, in whole hours */
  validHours: number;
}

/** Renders the confirmation email. */
export type ConfirmationEmailTemplate = (
  links: ConfirmationEmailLinks,
) => Promise<Pick<OutgoingEmail, 'subject' | 'html' | 'text'>>;
