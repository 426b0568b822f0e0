import { expect, test } from '#tests/support/server-fixture.ts';
import {
  documentRequests,
  holdScripts,
  isHydrated,
  loseFiles,
  slowDown,
  waitForHydration,
  watchForProblems,
} from './support/application.ts';
import { headingOf } from './support/content.ts';
import { expectToast, footerForm, INVALID, SUCCESS } from './support/newsletter-form.ts';
import { STORY } from './support/public-pages.ts';

/** Using a page before scripts have loaded, or without them. */

test(
  'on a slow network a tap opens the menu before scripts have loaded',
  { tag: '@phone-only' },
  async ({ page }) => {
    await slowDown(page);
    await holdScripts(page);
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name: 'Insights' });
    await expect(link).toBeHidden();
    await page.getByLabel('Menu', { exact: true }).tap();
    await expect(link).toBeVisible();
    expect(await isHydrated(page)).toBe(false);
  },
);

test(
  'on a slow network a link works before scripts have loaded',
  { tag: '@phone-only' },
  async ({ page }) => {
    await slowDown(page);
    await holdScripts(page);
    await page.goto('/');
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).tap();
    await expect(page).toHaveURL('/insights');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'on a slow network a newsletter form that is sent early waits for its script',
  { tag: '@phone-only' },
  async ({ page }) => {
    await slowDown(page);
    const release = await holdScripts(page);
    await page.goto('/book-audit');
    const form = footerForm(page);
    await form.field.fill('early@reader.example');
    await form.button.click();
    await expect(form.button).toHaveText('Subscribing...');
    release();
    await expectToast(form, SUCCESS);
    await expect(page).toHaveURL('/book-audit');
  },
);

test('scripts that load preserve form input', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const field = page.getByRole('contentinfo').getByLabel('Email address');
  await field.pressSequentially('half@typed');
  release();
  await waitForHydration(page);
  await expect(field).toHaveValue('half@typed');
  await expect(field).toBeFocused();
  await field.pressSequentially('.example');
  await expect(field).toHaveValue('half@typed.example');
});

test('scripts that load keep an open menu open', { tag: '@phone-only' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/insights');
  const link = page.getByRole('banner').getByRole('link', { name: 'Book Growth Audit' });
  await page.getByLabel('Menu', { exact: true }).tap();
  await expect(link).toBeVisible();
  release();
  await waitForHydration(page);
  await expect(link).toBeVisible();
});

test('links work after scripts failed to load', async ({ page }) => {
  let failures = 0;
  await page.route(/\/assets\/.*\.js/, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/insights/success-stories');
  await expect.poll(() => failures).toBeGreaterThan(0);
  const documents = documentRequests(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual(['/insights']);
  expect(await isHydrated(page)).toBe(false);
});

test('a later interaction retries scripts that failed to load', async ({ page }) => {
  let failures = 0;
  await page.route(/\/assets\/.*\.js/, (route) => {
    failures += 1;
    return route.abort();
  });
  await page.goto('/insights/success-stories');
  await expect.poll(() => failures).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(async () => {
    await page.mouse.click(5, 400);
    expect(await isHydrated(page)).toBe(true);
  }).toPass();
});

// The module of every page, the script of forms, and a file that it imports.
for (const file of ['start', 'send-form', 'take-forms'])
  test(
    `a form works although the file ${file} never arrives at its address`,
    { tag: file === 'start' ? [] : '@full' },
    async ({ page }) => {
      const problems = await watchForProblems(page);
      const refused = await loseFiles(page, `${file}-*.js`);
      await page.goto('/');
      const form = footerForm(page);
      await form.field.fill('nobody');
      await form.button.click();
      await expectToast(form, INVALID);
      expect(refused).not.toEqual([]);
      expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    },
  );

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('links from the home page to Insights and to an article work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Insights', exact: true })
      .click();
    await expect(page).toHaveURL('/insights');
    const article = page.getByRole('main').getByRole('article').getByRole('link').first();
    const title = (await article.innerText()).trim();
    await article.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('a story card links to its story', { tag: '@full' }, async ({ page }) => {
    await page.goto('/insights/success-stories');
    await page.locator(`main a[href="${STORY}"]`).click();
    await expect(page).toHaveURL(STORY);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('subscribing to the newsletter works', { tag: '@full' }, async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('Email address').fill('plain@reader.example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Success!' })).toBeVisible();
  });

  test('the menu opens and its links work', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Menu', { exact: true }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Book Growth Audit' }).tap();
    await expect(page).toHaveURL('/book-audit');
  });
});
