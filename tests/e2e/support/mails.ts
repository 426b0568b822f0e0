import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { newAddress, postSubscription } from './posting.ts';

/** The parts of a sent email that tests read. */
interface ReceivedMail {
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

/** The text of an email as it is read, without the line ends of its encoding. */
const decoded = (raw: string) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');

function readMail(raw: string): ReceivedMail {
  const [head = ''] = raw.split('\r\n\r\n');
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const body = decoded(raw);
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

/** Waits for a link in the newest email to an address that no earlier call has returned. */
export async function linkTo(
  folder: string,
  address: string,
  path: RegExp,
  seen: Set<string>,
): Promise<string> {
  let link: string | undefined;
  const pattern = new RegExp(`https?://[^/\\s"]+(${path.source}[\\w-]+)`, 'g');
  const look = () => {
    const links = findMails(folder, address).flatMap((raw) =>
      [...decoded(raw).matchAll(pattern)].map(([, found]) => found!),
    );
    link = links.findLast((found) => !seen.has(found));
    return link !== undefined;
  };
  await expect
    .poll(look, { message: `a link ${path.source} to ${address}`, timeout: 60_000 })
    .toBe(true);
  seen.add(link!);
  return link!;
}

/** Subscribes a new address and waits for the confirmation email. */
export async function subscribe(
  site: Site,
  headers: Record<string, string> = {},
): Promise<ReceivedMail> {
  const address = newAddress();
  expect((await postSubscription(site.url, address, headers)).status).toBe(200);
  return mailTo(site.mailFolder, address);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Clicks the button of the page that the emailed link opens. */
export async function confirm(page: Page, { confirmPath }: ReceivedMail) {
  await page.goto(confirmPath);
  await page.getByRole('button', { name: 'Confirm subscription' }).click();
  await expect(heading(page)).toHaveText('Subscription confirmed');
}

/** Sends the one-click POST of RFC 8058 like an email client. */
export function oneClick(site: Site, path: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  return fetch(site.url + path, { method: 'POST', redirect: 'manual', body, headers });
}
