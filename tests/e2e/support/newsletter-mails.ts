import { expect, type Page } from '@playwright/test';
import type { Site } from '#tests/support/server-fixture.ts';
import { mailTo, type ReceivedMail } from './mails.ts';
import { newAddress, postSubscription } from './subscribing.ts';

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
