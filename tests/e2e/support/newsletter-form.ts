import { expect, type Locator, type Page } from '@playwright/test';
import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';

/** The footer's newsletter form as a visitor meets it. */
export interface NewsletterForm {
  field: Locator;
  button: Locator;
  /** what stands beside the field */
  message: Locator;
  toasts: Locator;
}

export function footerForm(page: Page): NewsletterForm {
  return formIn(page, page.getByRole('contentinfo'));
}

export function formIn(page: Page, place: Locator): NewsletterForm {
  const form = place.locator('form');
  return {
    field: place.getByLabel('Email address'),
    button: place.getByRole('button', { name: /^Subscri/ }),
    message: form.locator('[aria-live="polite"]'),
    toasts: page.getByRole('region', { name: /Notifications/ }).getByRole('listitem'),
  };
}

/** Resolves once scripts have taken the footer's form over; until then the browser itself refuses what is wrong. */
export async function untilTakenOver(page: Page): Promise<void> {
  await footerForm(page).field.focus(); // its code comes when it is near
  await expect(page.getByRole('contentinfo').locator('form')).toHaveJSProperty('noValidate', true);
}

/** Opens a page and touches the form, which wakes the application; resolves once scripts have taken it over. */
export async function openHydrated(page: Page, path: string): Promise<NewsletterForm> {
  await page.goto(path);
  const form = footerForm(page);
  const toaster = page.waitForResponse(/toaster[\w-]*\.js/).then((response) => response.finished());
  await untilTakenOver(page);
  await form.button.focus();
  await form.field.focus(); // now the form has heard of it, and fetches what shows messages
  await toaster;
  return form;
}

/** Waits for the toast with these two texts. */
export async function expectToast(form: NewsletterForm, { title, description }: Message) {
  await expect(
    form.toasts.filter({ hasText: title }).filter({ hasText: description }),
  ).toBeVisible();
}

type Message = (typeof NEWSLETTER_MESSAGES)[SubscriptionOutcome];
export const { success: SUCCESS, failed: FAILED, 'invalid-email': INVALID } = NEWSLETTER_MESSAGES;
