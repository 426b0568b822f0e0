import { expect, type Locator, type Page } from '@playwright/test';
import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';

/** The newsletter form in the footer. */
export interface NewsletterForm {
  field: Locator;
  button: Locator;
  /** the message at the field */
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

/** Waits until the footer form is hydrated; until then the browser validates it. */
export async function untilTakenOver(page: Page): Promise<void> {
  await footerForm(page).field.focus(); // its code comes when it is near
  await expect(page.getByRole('contentinfo').locator('form')).toHaveJSProperty('noValidate', true);
}

/** Opens a page and focuses the form, which starts hydration; waits until the form is hydrated. */
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

/** Waits for a toast with these two texts. */
export async function expectToast(form: NewsletterForm, { title, description }: Message) {
  await expect(
    form.toasts.filter({ hasText: title }).filter({ hasText: description }),
  ).toBeVisible();
}

type Message = (typeof NEWSLETTER_MESSAGES)[SubscriptionOutcome];
export const { success: SUCCESS, failed: FAILED, 'invalid-email': INVALID } = NEWSLETTER_MESSAGES;
