import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { holdScripts, waitForHydration, visit, watchForProblems } from './support/application.ts';
import { SLIP, STORY, WORD } from './support/search-content.ts';

/**
 * The search in the header: a disclosure with a form and suggestions. src/site/search/suggest.dom.test.ts covers keys
 * and responses, search-shortcut.dom.test.ts the / key.
 */

const toggle = (page: Page) => page.locator('.site-search summary');
const field = (page: Page) => page.locator('.site-search input');
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const suggestion = (page: Page) => list(page).locator(`a[href="${STORY.path}"]`);

test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get(`/search?q=${WORD}`)).status()).toBe(200);
});

test('finds and opens a result by keyboard alone, starting with /', async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, '/about');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(SLIP);
  await expect(suggestion(page)).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: new RegExp(`^\\d suggestions? for ${WORD}$`) }),
  ).toHaveCount(1);
  const active = list(page).locator('[aria-selected=true]');
  const hrefs = await list(page)
    .getByRole('option')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  for (let at = 0; at <= hrefs.indexOf(STORY.path); at += 1) await page.keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('href', STORY.path);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(STORY.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('a clicked suggestion leads to its page', { tag: '@phone-full' }, async ({ page }) => {
  await visit(page, '/');
  await toggle(page).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially(WORD);
  await suggestion(page).click();
  await expect(page).toHaveURL(STORY.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(list(page)).toBeHidden();
});

test('the field of /search shows suggestions too', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/search');
  const own = page.getByRole('main').getByLabel('Search', { exact: true });
  await own.click();
  await own.pressSequentially(SLIP);
  await expect(suggestion(page)).toBeVisible();
  await list(page)
    .getByRole('option', { name: `All results for “${WORD}”` })
    .click();
  await expect(page).toHaveURL(`/search?q=${WORD}`);
  await expect(own).toHaveValue(WORD);
});

test(
  'one menu is open at a time, and hovering opens none while the search is open',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/');
    const services = page.getByRole('banner').locator('summary:visible', { hasText: 'Services' });
    const service = page.getByRole('banner').locator('.site-panel a[href^="/services/"]').first();
    await services.click();
    await expect(service).toBeVisible();
    await toggle(page).click();
    await expect(field(page)).toBeVisible();
    await expect(service).toBeHidden();
    await services.hover();
    await expect(service).toBeHidden();
    await services.click();
    await expect(service).toBeVisible();
    await expect(field(page)).toBeHidden();
    await toggle(page).click();
    await page.mouse.click(30, 700);
    await expect(field(page)).toBeHidden();
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  },
);

test(
  'the mobile menu and the search are never open together',
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

test(
  'shows suggestions for input from before scripts have loaded',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    await toggle(page).click();
    await field(page).click();
    await page.keyboard.type(WORD);
    release();
    await waitForHydration(page);
    await expect(suggestion(page)).toBeVisible();
  },
);

test(
  'passes axe with the panel open, and with suggestions',
  { tag: '@phone-full' },
  async ({ page }) => {
    await visit(page, '/about');
    await toggle(page).click();
    await expectNoViolations(page, 'panel');
    await field(page).pressSequentially(SLIP);
    await expect(list(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page, 'suggestions');
    expect.soft(await smallTargets(page)).toEqual([]);
  },
);

test('header and search panel fit every width', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/');
  await toggle(page).click();
  for (const width of [320, 360, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = page.locator('.site-bar > *:visible, .site-search form');
    for (const part of await parts.all()) {
      const box = (await part.boundingBox())!;
      expect(box.x, `${width}`).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
    }
    const tops = await page
      .locator('.site-nav > ul > li:visible')
      .evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().top));
    expect(new Set(tops).size, `${width}`).toBeLessThanOrEqual(1);
    const action = await page.locator('.site-action').boundingBox();
    const search = (await toggle(page).boundingBox())!;
    if (action) expect(search.x + search.width, `${width}`).toBeLessThanOrEqual(action.x);
  }
});
