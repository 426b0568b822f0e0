/** An email to one recipient. */
export interface OutgoingEmail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** recipient of replies, when not the sender; a normalized address */
  replyTo?: string;
  headers?: Record<string, string>;
  /** the same for every retry of one email, so that mail clients show it once */
  messageId?: string;
  attachments?: readonly EmailAttachment[];
}

/** A rendered email, as HTML and as plain text. */
export type EmailText = Pick<OutgoingEmail, 'subject' | 'html' | 'text'>;

/** A file attached to an email. */
interface EmailAttachment {
  fileName: string;
  /** media type */
  type: string;
  content: Buffer;
}

/** Sends emails. */
export interface EmailPort {
  /** true: there is no mail server, and `send` only writes a file */
  isFolder?: boolean;
  /**
   * Resolves once the mail server has accepted the email. Error messages are shown to the team as the reason, so they
   * must never contain an address.
   * @throws EmailRefusedError when the recipient can never be reached, so that a retry is pointless
   * @throws Error for failures that may be temporary
   */
  send(email: OutgoingEmail): Promise<void>;
}

/** The address is invalid, or its server refused it permanently. The message contains no address. */
export class EmailRefusedError extends Error {
  override name = 'EmailRefusedError';
}
