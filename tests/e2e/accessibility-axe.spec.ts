import { expect, test } from '#tests/support/server-fixture.ts';
import { EVERY_PAGE, expectNoViolations } from './support/accessibility.ts';
import { untilAlive, visit } from './support/application.ts';
import { openHydrated } from './support/newsletter-form.ts';

/** axe on every page, at both widths that count, and in the states a page can be brought into. */

for (const path of EVERY_PAGE) {
  test(`axe finds nothing on ${path}`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    if (path !== '/admin/login') await untilAlive(page);
    await expectNoViolations(page, path);
  });
}

test(
  'axe finds nothing on the home page in the middle, with the header opaque',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    await page.evaluate(() => scrollTo(0, 2_400));
    await expectNoViolations(page, 'scrolled');
  },
);

test(
  'axe finds nothing with the menu of a phone open',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/');
    await page.getByLabel('Menu', { exact: true }).tap();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeVisible();
    await expectNoViolations(page, 'menu open');
  },
);

test(
  'axe finds nothing with a toast shown, whatever it says',
  { tag: '@phone' },
  async ({ page }) => {
    const { field, button } = await openHydrated(page, '/');
    await field.fill('nobody');
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]').last()).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'a refusal');
    await field.fill('axe@reader.example');
    await button.click();
    await expect(page.getByRole('status').filter({ hasText: 'Success!' })).toBeVisible();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'a success');
  },
);

test(
  'axe finds nothing with archive, table of contents and answers unfolded',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/insights');
    await page.getByText('View All Articles').click();
    await expect(page.getByText('Hide Archive')).toBeVisible();
    await expectNoViolations(page, 'archive');
    await visit(page, '/book-audit');
    for (const question of await page.locator('main details').all())
      await question.locator('summary').click();
    await expect(page.locator('main details:not([open])')).toHaveCount(0);
    await expectNoViolations(page, 'answers');
  },
);

test(
  'axe finds nothing on a filtered listing, an empty one, and the failure screen',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/insights');
    const filters = page.getByRole('main').getByRole('list').filter({ hasText: 'All Content' });
    await page.goto((await filters.getByRole('link').nth(1).getAttribute('href'))!);
    await expectNoViolations(page, 'filtered');
    await page.goto('/insights?category=no-such-category');
    await expect(page.getByText('No Blog Posts Found')).toBeVisible();
    await expectNoViolations(page, 'empty');
    await visit(page, '/');
    await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Insights', exact: true })
      .click();
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
    await expectNoViolations(page, 'failure');
  },
);

test(
  'axe finds nothing on the answer to a newsletter form posted without a script',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/newsletter');
    const main = page.getByRole('main');
    await main.getByLabel('Email address').fill('plain@reader.example');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
    await expectNoViolations(page, 'posted');
  },
);
