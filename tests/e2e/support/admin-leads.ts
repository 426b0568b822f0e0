import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';

let count = 0;

export interface SentLead {
  id: string;
  name: string;
  email: string;
}

/** Submits the contact form like its page. */
export async function sendLead(site: Site, extra: Record<string, string> = {}): Promise<SentLead> {
  const lastName = `Whitfield${process.pid}x${(count += 1)}`;
  const email = `dana.${lastName.toLowerCase()}@ridgeline-mill.com`;
  const at = new Date().toISOString();
  const response = await fetch(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName,
      email,
      company: 'Ridgeline Mill',
      message: '=1+1 is what our pipeline report says. Could you look at it?',
      consent: '2026-11',
      pageUri: `${site.url}/contact`,
      pageName: 'Contact',
      attribution: JSON.stringify({
        first: { at, landingPage: '/b2b', parameters: { utm_source: 'spring-mail' } },
      }),
      ...extra,
    }),
  });
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  return { id, email, name: `Dana ${lastName}` };
}

/** A lead with a filled honeypot: the response is the same, and the lead is quarantined. */
export const sendSpam = (site: Site) => sendLead(site, { referral_note: 'buy now' });

/** The row of a lead in the list. */
export const leadRow = (page: Page, { name }: SentLead): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

/** Opens the filter of a list, which is behind a button on phones. */
export async function openFilter(page: Page) {
  const button = page.locator('summary', { hasText: /^Filter/ });
  if (await button.isVisible()) await button.click();
}

/** Filters the list by a search text. */
export async function searchLeads(page: Page, text: string) {
  await openFilter(page);
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/search=/);
}

/** An email address without a lead. */
export const newReaderAddress = () => `reader.${process.pid}x${(count += 1)}@ridgeline-mill.com`;

/** The notice with the result of the last action. */
export const resultNotice = (page: Page) => page.getByRole('status', { name: 'Result' });
