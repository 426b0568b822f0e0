import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The parts of a sent email that tests read. */
export interface ReceivedMail {
  subject: string;
  headers: string;
  /** path and query of the confirmation link */
  confirmPath: string;
  /** path and query of the one-click URL (RFC 8058) */
  oneClickPath: string;
  /** path and query of the unsubscribe page */
  unsubscribePath: string;
}

/** Waits for the email to an address, an .eml file in the folder. */
export async function mailTo(folder: string, address: string): Promise<ReceivedMail> {
  let raw: string | undefined;
  const look = () => (raw = findMails(folder, address).at(-1)) !== undefined;
  await expect.poll(look, { message: `an email to ${address}`, timeout: 60_000 }).toBe(true);
  return readMail(raw!);
}

export const countMails = (folder: string, address: string) => findMails(folder, address).length;

/** The raw emails to an address, oldest first. */
export function findMails(folder: string, address: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    return []; // created with the first email
  }
  const mails = names
    .toSorted((a, b) => a.localeCompare(b))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return mails.filter((raw) => /^To: .*$/im.exec(raw)?.[0].includes(address));
}

function readMail(raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const body = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  const path = (pattern: RegExp, text: string) => {
    const found = pattern.exec(text)?.[1];
    if (!found) throw new Error(`The email has no ${pattern}:\n${raw}`);
    return found;
  };
  return {
    subject: path(/^Subject: (.*)$/m, headers),
    headers,
    confirmPath: path(/https?:\/\/[^/\s"]+(\/newsletter\/confirm\?token=[\w-]+)/, body),
    oneClickPath: path(/^List-Unsubscribe: <https?:\/\/[^/]+([^>]+)>/m, headers),
    unsubscribePath: path(/https?:\/\/[^/\s"]+(\/newsletter\/unsubscribe\?token=[\w-]+)/, body),
  };
}
