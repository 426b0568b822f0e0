import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address } from 'postal-mime';
import { normalizeEmail } from '#src/platform/mail-address/email-address.ts';

/**
 * Files of a folder's mails that name an address, whoever they are for. None where mails leave over SMTP: then there is
 * no folder.
 * @param isWanted asked with each address of a mail, in lower case, and when the mail was written
 */
export async function findMails(
  folder: string,
  isWanted: (address: string, writtenAt: Date) => boolean,
): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file);
    const mail = await readFile(path).catch(() => undefined);
    if (!mail) continue; // removed meanwhile
    const at = writtenAt(file) ?? (await stat(path).catch(() => undefined))?.mtime ?? new Date(0);
    const addresses = [...(await mailAddresses(mail))];
    if (addresses.some((address) => isWanted(address, at))) found.push(path);
  }
  return found;
}

/** The moment in the name that `createMailFolder` gives a mail: a copy of it, such as out of a backup, keeps the name only. */
function writtenAt(file: string): Date | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d\.\d{3})Z/.exec(file) ?? [];
  return day && time ? new Date(`${day}T${time.replaceAll('-', ':')}Z`) : undefined;
}

/** Removes files that {@link findMails} found; one that is gone already is no error. */
export async function removeMails(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Anything around an `@` that our addresses can be written with; see LOCAL_PART of email-address.ts. */
const IN_TEXT = /[^\s<>"(),:;[\]\\@]+@[\p{L}\p{N}.-]+/gu;

/**
 * Every address that a mail names, in lower case: those of To, Cc, Bcc and Reply-To, decoded and unfolded, and those in
 * its text. Whole addresses only, since one address may be a part of another. The sender is the site itself, and left out.
 */
async function mailAddresses(source: Buffer): Promise<ReadonlySet<string>> {
  const mail = await PostalMime.parse(source);
  const headers = [mail.to, mail.cc, mail.bcc, mail.replyTo].flatMap((list) => list ?? []);
  const text = mail.text ?? mail.html?.replaceAll(/<[^>]*>/g, ' ') ?? '';
  const named = [...headers.flatMap(mailboxes), ...addressesInText(text)];
  return new Set(named.map((address) => (normalizeEmail(address) ?? address).toLowerCase()));
}

const mailboxes = (address: Address): string[] =>
  address.group ? address.group.map((mailbox) => mailbox.address) : [address.address];

/** A quote or a dot around an address is not part of it. */
const addressesInText = (text: string): string[] =>
  [...text.matchAll(IN_TEXT)].map(([found]) => found.replaceAll(/^['.]+|[.-]+$/g, ''));
