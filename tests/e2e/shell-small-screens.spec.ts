import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { PHONE, TABLET } from './support/layout.ts';
import { POST } from './support/public-pages.ts';

/** Folds of the footer, and the bar with the main action, on phones and tablets. */

const footerLink = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Paid Media', exact: true });
const fold = (page: Page) =>
  page.getByRole('contentinfo').locator('summary', { hasText: 'Services' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Booking' }).getByRole('link');

test('the footer folds its links on small screens only', async ({ page }) => {
  await page.goto('/about');
  await expect(footerLink(page)).toBeVisible();
  await page.getByLabel('Email address').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').locator('nav a').first()).toBeFocused();
  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expect(footerLink(page)).toBeHidden();
    await fold(page).click();
    await expect(footerLink(page)).toBeVisible();
    await fold(page).click();
  }
});

test('the bar is between the first screen and the closing band, on small screens only', async ({
  page,
}) => {
  await page.goto('/manufacturing');
  await expect(bar(page)).toHaveCount(0);
  for (const size of [TABLET, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar(page)).toHaveCount(0);
    await page.locator('#challenges').scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await page.locator('.closing .btn').scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
  }
  // A form or a booking of its own.
  for (const path of ['/contact', '/book-audit']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, 2_000));
    await expect(bar(page)).toHaveCount(0);
  }
});

test('the bar covers neither the focus nor the end of a page', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of ['/services', POST, '/privacy']) {
    await page.goto(path);
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.site-book')!;
      const isUnder = (element: Element) => {
        const { bottom, height } = element.getBoundingClientRect();
        const { top } = bar.getBoundingClientRect();
        return bar.checkVisibility({ visibilityProperty: true }) && height > 0 && bottom > top + 1;
      };
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'main :is(a, summary, button)',
      )) {
        element.focus();
        if (isUnder(element)) found.push(element.textContent);
      }
      scrollTo(0, document.body.scrollHeight);
      if (isUnder(document.querySelector('.site-legal')!)) found.push('the end');
      return found;
    });
    expect(covered, path).toEqual([]);
  }
});
