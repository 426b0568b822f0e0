import { expect, test } from '#tests/support/server-fixture.ts';
import { waitForHydration, visit, watchForProblems } from './support/application.ts';
import { FORMS } from './support/lead-forms.ts';

/** Forms whose script comes late keep what was typed. */

test('what was typed in the footer survives visiting other pages', async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, '/');
  const form = page.getByRole('contentinfo').locator('form');
  for (const name of ['About', 'Insights']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/${name.toLowerCase()}`);
    await expect(form).toHaveCount(1);
  }
  await form.getByLabel('Email address').fill('reader@example.com');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(form.getByLabel('Email address')).toHaveValue('reader@example.com');
  expect(problems).toEqual([]);
});

test('a form whose code loads slowly preserves its input', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(FORMS['executive-cheatsheet'].page);
  const name = page.locator('#form').getByLabel('First name');
  await name.fill('Ana');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('main').getByRole('link', { name: 'Download Free' }).first().click();
  await expect(page).toHaveURL(/#form$/);
  await expect(name).toBeInViewport();
  release();
  await waitForHydration(page);
  await expect(name).toBeInViewport();
  await expect(name).toHaveValue('Ana');
});
