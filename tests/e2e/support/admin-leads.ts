import { expect, type Locator, type Page } from '@playwright/test';
import type { SentLead } from './posting.ts';

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

/** The notice with the result of the last action. */
export const resultNotice = (page: Page) => page.getByRole('status', { name: 'Result' });
