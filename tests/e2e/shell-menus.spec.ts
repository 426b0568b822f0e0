import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { menuLinks, menuName } from './support/menus.ts';

/** The desktop menus of the header. */

const firstLink = (page: Page, menu: string) => menuLinks(page, menu).first();

/** The delay of the next change of the panel; hover styles are those of opening. */
const delay = (panel: Locator) =>
  panel.evaluate((element) => getComputedStyle(element).transitionDelay.split(', ')[0]);

async function leaveMenu(page: Page, name: string) {
  await page.mouse.move(700, 700);
  await expect(firstLink(page, name)).toBeHidden();
}

test('each menu links to exactly its pages', async ({ page }) => {
  await visit(page, '/');
  const labels = async (menu: string) =>
    (await menuLinks(page, menu).locator('b').allTextContents()).map((label) => label.trim());
  expect(await labels('Who We Help')).toEqual([
    'B2B',
    'Manufacturing',
    'SaaS',
    'Professional Services',
    'DTC',
    'Ecommerce',
    'Restoration',
    'Consumer Services',
    'All industries',
  ]);
  expect(await labels('Services')).toEqual([
    'AI Enablement',
    'Consulting and GTM',
    'CRM Implementation',
    'CRM Strategy',
    'CRM Integration',
    'Customer Journey',
    'Paid Media',
    'Reporting and Analytics',
    'All services',
  ]);
  expect(await labels('Tools & Playbooks')).toEqual([
    'AI Quotient',
    'Playbooks',
    'Success Stories',
  ]);
});

// Each test opens one page, and the menus one after the other.
test('a menu opens by hovering after 100 ms, and closes by Escape or 150 ms after the pointer has left', async ({
  page,
}) => {
  await visit(page, '/');
  const panel = page.getByRole('banner').locator('details + div', { hasText: 'Paid Media' });
  await test.step('the pointer leaves', async () => {
    await expect(firstLink(page, 'Services')).toBeHidden();
    expect(await delay(panel)).toBe('0.15s');
    await menuName(page, 'Services').hover();
    expect(await delay(panel)).toBe('0.1s');
    await expect(panel).toHaveCSS('opacity', '1');
    await leaveMenu(page, 'Services');
  });
  await test.step('Escape', async () => {
    await menuName(page, 'Services').hover();
    await expect(firstLink(page, 'Services')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(firstLink(page, 'Services')).toBeHidden();
    await page.mouse.move(700, 700);
    await menuName(page, 'Services').hover();
    await expect(firstLink(page, 'Services')).toBeVisible();
    await leaveMenu(page, 'Services');
  });
  await test.step('it stays open while the pointer moves into its panel', async () => {
    await menuName(page, 'Who We Help').hover();
    const link = menuLinks(page, 'Who We Help').last();
    await expect(link).toBeVisible();
    const { x, y } = (await link.boundingBox())!;
    await page.mouse.move(x + 20, y + 10, { steps: 12 });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/who-we-help');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Six markets');
  });
});

test('a click opens a menu until one outside; only one menu is open at a time', async ({
  page,
}) => {
  await visit(page, '/');
  await menuName(page, 'Services').click();
  await page.mouse.move(700, 700);
  await expect(firstLink(page, 'Services')).toBeVisible();
  await page.mouse.click(30, 700);
  await expect(firstLink(page, 'Services')).toBeHidden();

  await menuName(page, 'Who We Help').focus();
  await page.keyboard.press('Enter');
  await expect(firstLink(page, 'Who We Help')).toBeVisible();
  await menuName(page, 'Tools & Playbooks').click();
  await expect(firstLink(page, 'Tools & Playbooks')).toBeVisible();
  await expect(firstLink(page, 'Who We Help')).toBeHidden();
  // The second was opened by click and stays open; now the pointer moves to the first.
  await menuName(page, 'Who We Help').hover();
  await expect(firstLink(page, 'Who We Help')).toBeVisible();
  await expect(firstLink(page, 'Tools & Playbooks')).toBeHidden();
});

test('by keyboard a menu opens with Enter, Tab goes through its links, and Escape or leaving closes it', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: /home/ }).focus();
  const name = menuName(page, 'Who We Help');
  await test.step('Escape returns the focus', async () => {
    await page.keyboard.press('Tab');
    await expect(name).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuName(page, 'Services')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(firstLink(page, 'Who We Help')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(firstLink(page, 'Who We Help')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menuLinks(page, 'Who We Help').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstLink(page, 'Who We Help')).toBeHidden();
    await expect(name).toBeFocused();
  });
  await test.step('the focus leaves it', async () => {
    await menuName(page, 'Tools & Playbooks').focus();
    await page.keyboard.press('Enter');
    await expect(firstLink(page, 'Tools & Playbooks')).toBeVisible();
    for (let tab = 0; tab < 4; tab += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeFocused();
    await expect(firstLink(page, 'Tools & Playbooks')).toBeHidden();
  });
  await test.step('its links work, and it is closed on the next page', async () => {
    await menuName(page, 'Services').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(firstLink(page, 'Services')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/ai-enablement');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(firstLink(page, 'Services')).toBeHidden();
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test(
    'a tap opens a menu, and a second tap or one outside closes it',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, '/');
      const name = menuName(page, 'Services');
      await name.tap();
      await expect(firstLink(page, 'Services')).toBeVisible();
      await name.tap();
      await expect(firstLink(page, 'Services')).toBeHidden();
      await name.tap();
      await expect(firstLink(page, 'Services')).toBeVisible();
      await page.touchscreen.tap(30, 700);
      await expect(firstLink(page, 'Services')).toBeHidden();
      await name.tap();
      await firstLink(page, 'Services').tap();
      await expect(page).toHaveURL('/services/ai-enablement');
    },
  );
});

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open by hover and click, and their links work', async ({ page }) => {
    await page.goto('/');
    await menuName(page, 'Services').hover();
    await expect(firstLink(page, 'Services')).toBeVisible();
    await menuName(page, 'Who We Help').click();
    await page.mouse.move(700, 700);
    await expect(firstLink(page, 'Who We Help')).toBeVisible();
    await firstLink(page, 'Who We Help').click();
    await expect(page).toHaveURL('/b2b');
  });
});
