/** An email to one recipient. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** where a reply goes, when not to the sender; an address in its normal form */
  replyTo?: string;
  headers?: Record<string, string>;
  /** the same for every repetition of one email, so that mail programs can show it once */
  messageId?: string;
  attachments?: readonly EmailAttachment[];
}

/** A file that comes with an email. */
export interface EmailAttachment {
  fileName: string;
  /** media type */
  type: string;
  content: Buffer;
}

/** What we ask of a mailer. */
export interface EmailPort {
  /**
   * Resolves once the email is out of our hands.
   * @throws EmailRefusedError when this recipient will never be reached: trying again is pointless
   * @throws Error for anything else that may pass
   * Messages of both are shown to the team as the reason, and never contain an address.
   */
  send(email: OutgoingEmail): Promise<void>;
}

/** The recipient's server refused the address for good, or it is none. Carries no address. */
export class EmailRefusedError extends Error {
  override name = 'EmailRefusedError';
}
