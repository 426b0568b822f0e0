import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';

/** The mobile menu: one sheet with collapsible submenus. */

const toggle = (page: Page) => page.getByLabel('Menu', { exact: true });
const sheet = (page: Page) => page.getByRole('banner').getByRole('navigation');
const submenu = (page: Page, name: string) => sheet(page).locator('summary', { hasText: name });
const link = (page: Page, name: string) => sheet(page).getByRole('link', { name, exact: true });

/** Swipes up from the middle of the screen. */
async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 180, y }],
    });
  await touch('touchStart', 370);
  for (let y = 350; y >= 70; y -= 20) await touch('touchMove', y);
  await touch('touchEnd');
  await session.detach();
}

/** `locator.tap()` would scroll the element under the sticky header. */
async function tapWhereItStands(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
}

test(
  'the menu opens at a tap, and closes at the next one, one outside, or by Escape',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/');
    await expect(sheet(page)).toBeHidden();
    await toggle(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(link(page, 'Insights')).toBeVisible();
    await expect(link(page, 'Book Growth Audit')).toBeVisible();
    await toggle(page).tap();
    await expect(sheet(page)).toBeHidden();

    await toggle(page).tap();
    await expect(sheet(page)).toBeVisible();
    await page.touchscreen.tap(180, 720);
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL('/');

    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await submenu(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Paid Media')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  },
);

test(
  'one submenu is open at a time, and every target is at least 44 px in size',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/');
    await toggle(page).tap();
    await expect(link(page, 'Paid Media')).toBeHidden();
    await submenu(page, 'Services').tap();
    await expect(link(page, 'Paid Media')).toBeVisible();
    await submenu(page, 'Who We Help').tap();
    await expect(link(page, 'B2B')).toBeVisible();
    await expect(link(page, 'Paid Media')).toBeHidden();
    await submenu(page, 'Who We Help').tap();
    await expect(link(page, 'B2B')).toBeHidden();

    const targets = page.getByRole('banner').locator('a:visible, summary:visible');
    const small: string[] = [];
    const measure = async () => {
      for (const target of await targets.all()) {
        const { width, height } = (await target.boundingBox())!;
        if (width < 44 || height < 44) small.push(`${await target.innerText()} ${width}x${height}`);
      }
    };
    for (const name of ['Who We Help', 'Services', 'Tools & Playbooks']) {
      await submenu(page, name).tap();
      await measure();
    }
    expect(small).toEqual([]);
  },
);

test(
  'the menu closes after following a link, also one to the current page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/');
    await toggle(page).tap();
    await submenu(page, 'Services').tap();
    await link(page, 'Paid Media').tap();
    await expect(page).toHaveURL('/services/paid-media');
    await expect(sheet(page)).toBeHidden();
    await toggle(page).tap();
    await expect(link(page, 'Paid Media')).toBeHidden();

    await link(page, 'Insights').tap();
    await expect(page).toHaveURL('/insights');
    await expect(sheet(page)).toBeHidden();
    await toggle(page).tap();
    await link(page, 'Insights').tap();
    await expect(sheet(page)).toBeHidden();
  },
);

test('the page behind the open menu does not scroll', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/');
  const position = () => page.evaluate(() => scrollY);
  await toggle(page).tap();
  await submenu(page, 'Who We Help').tap();
  await expect(link(page, 'B2B')).toBeVisible();
  await swipe(page);
  expect(await position()).toBe(0);
  // Nor does the wheel, outside the menu or at its end.
  await page.mouse.move(180, 730);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(link(page, 'B2B')).toBeVisible();
  expect(await position()).toBe(0);
  await toggle(page).tap();
  await expect(sheet(page)).toBeHidden();
  await swipe(page);
  await expect.poll(position).toBeGreaterThan(100);
});

test(
  'all of the menu is reachable when opened on a scrolled page',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 420 });
    await visit(page, '/');
    await page.evaluate(() => scrollTo(0, 1_500));
    await tapWhereItStands(toggle(page));
    await tapWhereItStands(submenu(page, 'Who We Help'));
    const action = link(page, 'Book Growth Audit');
    await expect(action).not.toBeInViewport({ ratio: 1 });
    for (let drag = 0; drag < 3; drag += 1) await swipe(page);
    await expect(action).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(1_500);
    await tapWhereItStands(action);
    await expect(page).toHaveURL('/book-audit');
  },
);
