import PostalMime, { type Address } from 'postal-mime';
import { normaliseEmail } from '#src/platform/mail-address/email-address.ts';

/** Anything around an `@` that our addresses can be written with; see LOCAL_PART of email-address.ts. */
const IN_TEXT = /[^\s<>"(),:;[\]\\@]+@[\p{L}\p{N}.-]+/gu;

/**
 * Every address that a mail names, in lower case: those of To, Cc, Bcc and Reply-To, decoded and unfolded, and those in
 * its text. Whole addresses only, since one address may be a part of another. The sender is the site itself, and left out.
 */
export async function mailAddresses(source: Buffer): Promise<ReadonlySet<string>> {
  const mail = await PostalMime.parse(source);
  const headers = [mail.to, mail.cc, mail.bcc, mail.replyTo].flatMap((list) => list ?? []);
  const text = mail.text ?? mail.html?.replaceAll(/<[^>]*>/g, ' ') ?? '';
  const named = [...headers.flatMap(mailboxes), ...addressesInText(text)];
  return new Set(named.map((address) => (normaliseEmail(address) ?? address).toLowerCase()));
}

const mailboxes = (address: Address): string[] =>
  address.group ? address.group.map((mailbox) => mailbox.address) : [address.address];

/** A quote or a dot around an address is not part of it. */
const addressesInText = (text: string): string[] =>
  [...text.matchAll(IN_TEXT)].map(([found]) => found.replaceAll(/^['.]+|[.-]+$/g, ''));
