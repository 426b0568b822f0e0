import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the mails of a folder that name an address, whoever they are for. Nothing happens where mails leave over SMTP:
 * then there is no folder.
 * @returns how many were removed
 */
export async function forgetMails(folder: string, email: string): Promise<number> {
  const files = await readdir(folder).catch(() => []);
  const wanted = email.toLowerCase();
  let removed = 0;
  for (const file of files.filter((name) => name.endsWith('.eml'))) {
    const path = join(folder, file);
    const mail = await readFile(path, 'latin1').catch(() => '');
    if (!readable(mail).includes(wanted)) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** The text of a mail as far as an address can be found in it: soft line ends joined, base64 parts decoded. */
function readable(mail: string): string {
  const joined = mail.replaceAll(/=\r?\n/g, '');
  const encoded = mail.matchAll(/content-transfer-encoding: base64[^]*?\r?\n\r?\n([\w+/=\r\n]+)/gi);
  const decoded = [...encoded].map(([, part]) => Buffer.from(part!, 'base64').toString('utf8'));
  return [joined, ...decoded].join('\n').toLowerCase();
}
