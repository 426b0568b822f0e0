import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';

/**
 * Finds email files that contain a matching address. Returns none if emails are sent by SMTP and there is no folder.
 * @param isWanted called with each address in an email, in lower case, and the time it was written
 */
export async function findEmails(
  folder: string,
  isWanted: (address: string, writtenAt: Date) => boolean,
): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file);
    const mail = await readFile(path).catch(() => undefined);
    if (!mail) continue; // deleted in the meantime
    const at = writtenAt(file) ?? (await stat(path).catch(() => undefined))?.mtime ?? new Date(0);
    const addresses = [...(await addressesOf(mail))];
    if (addresses.some((address) => isWanted(address, at))) found.push(path);
  }
  return found;
}

/** Parses the time from a file name of `createEmailFolder`. A restored backup preserves the name but not the file time. */
function writtenAt(file: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d\.\d{3})Z/.exec(file) ?? [];
  return day && time ? new Date(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}

/** Deletes files returned by {@link findEmails}. Missing files are not an error. */
export async function deleteEmails(paths: readonly string[]) {
  for (const path of paths) await rm(path, { force: true });
}

/** Matches any address we accept; see LOCAL_PART in email-address.ts. */
const IN_TEXT = /[^\s<>"(),:;[\]\\@]+@[\p{L}\p{N}.-]+/gu;

/**
 * Returns all addresses in an email, in lower case: those of To, Cc, Bcc and Reply-To, decoded and unfolded, and those in its
 * text. Matches whole addresses, because one may be part of another. Leaves out the sender, which is the site itself.
 */
async function addressesOf(source: Buffer): Promise<ReadonlySet<string>> {
  const mail = await PostalMime.parse(source);
  const headers = [mail.to, mail.cc, mail.bcc, mail.replyTo].flatMap((list) => list ?? []);
  const text = mail.text ?? mail.html?.replaceAll(/<[^>]*>/g, ' ') ?? '';
  const named = [...headers.flatMap(mailboxes), ...addressesInText(text)];
  return new Set(named.map((address) => (normalizeEmail(address) ?? address).toLowerCase()));
}

const mailboxes = (address: Address) =>
  address.group ? address.group.map((mailbox) => mailbox.address) : [address.address];

/** Finds addresses in text, without surrounding quotes and dots. */
const addressesInText = (text: string) =>
  [...text.matchAll(IN_TEXT)].map(([found]) => found.replaceAll(/^['.]+|[.-]+$/g, ''));
