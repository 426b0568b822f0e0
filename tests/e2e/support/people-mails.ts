import { expect } from '@playwright/test';
import { findMails } from './mails.ts';

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
    const links = findMails(folder, address).flatMap((raw) => {
      const body = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
      return [...body.matchAll(pattern)].map(([, found]) => found!);
    });
    link = links.findLast((found) => !seen.has(found));
    return link !== undefined;
  };
  await expect
    .poll(look, { message: `a link ${path.source} to ${address}`, timeout: 60_000 })
    .toBe(true);
  seen.add(link!);
  return link!;
}
