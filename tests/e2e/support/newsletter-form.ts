import { expect, type Locator, type Page } from '@playwright/test';

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

/** Waits for a toast with exactly these two texts; any other has gone by the time it would fade by itself. */
export async function expectToast(form: NewsletterForm, title: string, description: string) {
  const toast = form.toasts.filter({ hasText: title }).filter({ hasText: description }).first();
  await expect(toast.getByText(title, { exact: true })).toBeVisible();
  await expect(toast.getByText(description, { exact: true })).toBeVisible();
  await expect(form.toasts).toHaveCount(1, { timeout: 2_000 });
}

export const SUCCESS = ['Success!', 'Thank you for subscribing to our newsletter.'] as const;
export const INVALID = ['Invalid email', 'Please enter a valid email address.'] as const;
export const FAILED = [
  'Submission failed',
  'There was a problem submitting your email. Please try again.',
] as const;
