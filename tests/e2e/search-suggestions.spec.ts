import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { holdScripts, untilAlive, visit, watchForProblems } from './support/application.ts';

/** The search of the header: a disclosure with a form, and suggestions while one types. */

const toggle = (page: Page) => page.locator('.site-search summary');
const field = (page: Page) => page.locator('.site-search input');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name });

test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get('/search?q=crm')).status()).toBe(200);
});

test('from / to an opened result by keyboard alone', async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, '/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('forcast');
  await expect(list(page)).toBeVisible();
  await expect(field(page)).toHaveValue('forcast');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'suggestions for forecast' }),
  ).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(option(page, 'All results for “forecast”')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).locator('[aria-selected=true]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const active = list(page).locator('[aria-selected=true]');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id'))!,
  );
  await expect(field(page)).toBeFocused();
  const href = (await active.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('Enter without a chosen suggestion searches', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('integr');
  await expect(option(page, /^CRM Integration/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=integr');
  await expect(page.getByRole('main').getByLabel('Search', { exact: true })).toHaveValue('integr');
});

test('Escape closes the suggestions, then empties the field, then closes the panel', async ({
  page,
}) => {
  await visit(page, '/');
  await page.keyboard.press('/');
  await page.keyboard.type('hubspot');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toHaveValue('hubspot');
  await page.keyboard.press('ArrowDown');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test(
  'a pressed suggestion is opened without leaving the application',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    await toggle(page).click();
    await field(page).pressSequentially('roofer');
    await option(page, /^CRM for roofers/).click();
    await expect(page).toHaveURL('/crm-for-roofers');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(list(page)).toBeHidden();
  },
);

test('the field of /search suggests too', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/search');
  const own = page.getByRole('main').getByLabel('Search', { exact: true });
  await own.click();
  await own.pressSequentially('hubps');
  await expect(option(page, /HubSpot Quick Wins/)).toBeVisible();
  await option(page, 'All results for “hubspot”').click();
  await expect(page).toHaveURL('/search?q=hubspot');
  await expect(own).toHaveValue('hubspot');
});

test('one menu is open at a time, and hovering opens none beside the search', async ({ page }) => {
  await visit(page, '/');
  const services = page.getByRole('banner').locator('summary:visible', { hasText: 'Services' });
  const paidMedia = page.getByRole('banner').locator('.site-panel').getByText('Paid Media');
  await services.click();
  await expect(paidMedia).toBeVisible();
  await toggle(page).click();
  await expect(field(page)).toBeVisible();
  await expect(paidMedia).toBeHidden();
  await services.hover();
  await expect(paidMedia).toBeHidden();
  await services.click();
  await expect(paidMedia).toBeVisible();
  await expect(field(page)).toBeHidden();
  await toggle(page).click();
  await page.mouse.click(30, 700);
  await expect(field(page)).toBeHidden();
});

test(
  'the menu of a phone and the search are not open together',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/');
    await page.getByLabel('Menu', { exact: true }).tap();
    const sheet = page.getByRole('banner').getByRole('navigation');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('textbox')).not.toBeFocused();
    await toggle(page).tap();
    await expect(field(page)).toBeFocused();
    await expect(sheet).toBeHidden();
  },
);

test('/ is only a character in a field, and does nothing once it is switched off', async ({
  page,
}) => {
  await visit(page, '/search');
  const own = page.getByRole('main').getByLabel('Search', { exact: true });
  await own.fill('');
  await own.press('/');
  await expect(own).toHaveValue('/');
  await expect(field(page)).toBeHidden();
  await page.getByLabel(/key opens the search/).uncheck();
  await visit(page, '/about');
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeHidden();
});

test('only the answer to what stands in the field is shown', async ({ page }) => {
  await visit(page, '/');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/api/search?*', async (route) => {
    const query = new URL(route.request().url()).searchParams.get('q')!;
    asked.push(query);
    if (query === 'hub') await released;
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('/');
  // At once: on a busy machine the pauses between keys are long enough to be asked in.
  await field(page).fill('hub');
  await expect.poll(() => asked).toEqual(['hub']);
  await field(page).fill('roofer');
  await expect(option(page, /^CRM for roofers/)).toBeVisible();
  release();
  await expect(option(page, 'All results for “roofer”')).toBeVisible();
  await expect(option(page, /HubSpot Quick Wins/)).toHaveCount(0);
  expect(asked).toEqual(['hub', 'roofer']);
});

test('suggestions that fail or never come leave the form as it was', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/api/search?*', (route) =>
    route.request().url().endsWith('crm') ? undefined : route.fulfill({ status: 503, json: {} }),
  );
  await page.keyboard.press('/');
  for (const typed of ['roofers', 'crm']) {
    const asked = page.waitForRequest('**/api/search?*');
    await field(page).fill(typed);
    await asked;
    await expect(list(page)).toBeHidden();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=crm');
  await expect(page.locator('.hits li').first()).toBeVisible();
});

test('a field that was typed into before the scripts came gets its suggestions then', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  await toggle(page).click();
  await field(page).click();
  await page.keyboard.type('roofer');
  release();
  await untilAlive(page);
  await expect(option(page, /^CRM for roofers/)).toBeVisible();
});

test(
  'axe finds nothing with the panel open, and with suggestions',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of ['/about', '/insights/success-stories', '/search']) {
      await visit(page, path);
      await toggle(page).click();
      await expectNoViolations(page, `${path}, panel`);
      await field(page).pressSequentially('forcast');
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoViolations(page, `${path}, suggestions`);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  },
);

for (const width of [320, 360, 1100, 1280, 1440])
  test(`at ${width} px the header holds its parts, and the panel stays within`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/');
    await toggle(page).click();
    const parts = page.locator('.site-bar > *:visible, .site-search form');
    for (const part of await parts.all()) {
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    const tops = await page
      .locator('.site-nav > ul > li:visible')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size).toBeLessThanOrEqual(1);
    const action = await page.locator('.site-action').boundingBox();
    const search = (await toggle(page).boundingBox())!;
    if (action) expect(search.x + search.width).toBeLessThanOrEqual(action.x);
  });
