import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, expectNoViolationsAtBothWidths } from './support/accessibility.ts';
import { openFailure, visit } from './support/application.ts';
import { DESKTOP, PHONE } from './support/layout.ts';
import { toasts } from './support/lead-forms.ts';
import { openHydrated } from './support/newsletter-form.ts';

/** axe in states of pages after interaction; every-page.spec.ts covers their initial state. */

test('passes axe on the scrolled home page, with the header opaque', async ({ page }) => {
  await visit(page, '/');
  await page.evaluate(() => scrollTo(0, 2_400));
  await expectNoViolationsAtBothWidths(page, 'scrolled');
});

test('passes axe with the mobile menu open', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Menu', { exact: true }).tap();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeVisible();
  await expectNoViolations(page, 'menu open');
});

test('passes axe with each kind of toast', { tag: '@full' }, async ({ page }) => {
  const toast = toasts(page);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    const { field, button } = await openHydrated(page, '/');
    await field.fill('nobody');
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeVisible();
    await toast.hover(); // keeps it
    await expect(toast).toHaveCSS('opacity', '1');
    await expectNoViolations(page, `a refusal at ${size.width} px`);
    await field.fill('axe@reader.example');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await expect(toast).toHaveCount(1);
    await toast.hover();
    await expect(toast).toHaveCSS('opacity', '1');
    await expectNoViolations(page, `a success at ${size.width} px`);
  }
});

test('passes axe with archive, table of contents and FAQ answers open', async ({ page }) => {
  await visit(page, '/insights');
  await page.getByText('View All Articles').click();
  await expect(page.getByText('Hide Archive')).toBeVisible();
  await expectNoViolationsAtBothWidths(page, 'archive');
  await visit(page, '/book-audit');
  for (const question of await page.locator('main details').all())
    await question.locator('summary').click();
  await expect(page.locator('main details:not([open])')).toHaveCount(0);
  await expectNoViolationsAtBothWidths(page, 'answers');
});

test(
  'passes axe on a filtered listing, an empty one, and the error screen',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/insights');
    const filters = page.getByRole('main').getByRole('list').filter({ hasText: 'All Content' });
    await page.goto((await filters.getByRole('link').nth(1).getAttribute('href'))!);
    await expectNoViolationsAtBothWidths(page, 'filtered');
    await page.goto('/insights?category=no-such-category');
    await expect(page.getByText('No Blog Posts Found')).toBeVisible();
    await expectNoViolationsAtBothWidths(page, 'empty');
    await openFailure(page);
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await expectNoViolationsAtBothWidths(page, 'failure');
  },
);

test(
  'passes axe on the response to a newsletter form posted without scripts',
  { tag: '@full' },
  async ({ page }) => {
    for (const [address, title] of [
      ['plain@reader', 'Invalid email'],
      ['plain@reader.example', 'Success!'],
    ] as const) {
      await page.goto('/newsletter');
      await page.getByRole('main').getByLabel('Email address').fill(address);
      const form = page.getByRole('main').locator('form');
      await form.evaluate((element: HTMLFormElement) => element.submit()); // past any script
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectNoViolationsAtBothWidths(page, title);
    }
  },
);
