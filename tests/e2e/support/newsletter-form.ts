import { expect, type Locator, type Page } from '@playwright/test';
import {
  NEWSLETTER_MESSAGES,
  type SubscriptionOutcome,
} from '#src/domains/newsletter/newsletter-forms.ts';
import { visit } from './application.ts';
import { toasts } from './lead-forms.ts';

type NewsletterForm = ReturnType<typeof formIn>;

/** The newsletter form in the footer. */
export const footerForm = (page: Page) => formIn(page, page.getByRole('contentinfo'));

export function formIn(page: Page, place: Locator) {
  const form = place.locator('form');
  return {
    field: place.getByLabel('Email address'),
    button: place.getByRole('button', { name: /^Subscri/ }),
    /** the message at the field */
    message: form.locator('[aria-live="polite"]'),
    toasts: toasts(page),
  };
}

/** Opens a page, and waits for the script of the form. */
export async function openHydrated(page: Page, path: string): Promise<NewsletterForm> {
  await visit(page, path);
  return footerForm(page);
}

/** Waits for a toast with these two texts. */
export async function expectToast(form: NewsletterForm, { title, description }: Message) {
  await expect(
    form.toasts.filter({ hasText: title }).filter({ hasText: description }),
  ).toBeVisible();
}

type Message = (typeof NEWSLETTER_MESSAGES)[SubscriptionOutcome];
export const { success: SUCCESS, failed: FAILED, 'invalid-email': INVALID } = NEWSLETTER_MESSAGES;
