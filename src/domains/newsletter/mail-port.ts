/** A mail to one recipient. */
export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** the same for every repetition of one mail, so that mail programs can show it once */
  messageId?: string;
}

/** What we ask of a mailer: resolves once the mail is out of our hands. */
export interface MailPort {
  /**
   * @throws MailRefusedError when this recipient will never be reached: trying again is pointless
   * @throws Error for anything else; its message and stack never contain an address
   */
  send(mail: OutgoingMail): Promise<void>;
}

/** The recipient's server refused the address for good, or it is none. Carries no address. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

export interface ConfirmationMailLinks {
  confirmUrl: string;
  unsubscribeUrl: string;
  /** how long the confirmation link works, in hours */
  validHours: number;
}

/** Writes the confirmation mail's words. */
export type ConfirmationMailTemplate = (
  links: ConfirmationMailLinks,
) => Promise<Pick<OutgoingMail, 'subject' | 'html' | 'text'>>;
