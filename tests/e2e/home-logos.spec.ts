import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts } from './support/application.ts';

/**
 * The six client logos of the home page, with a fake clock. logo-grid.dom.test.tsx in src/blocks/logo-grid covers
 * their rotation.
 */

const ROTATION_MS = 4_000;
const FADE_MS = 700;

const logos = (page: Page) => page.locator('.logos').getByRole('img');

const names = (page: Page) =>
  logos(page).evaluateAll((images) => (images as HTMLImageElement[]).map((image) => image.alt));

/** The number of logos that are fading out. */
const fading = (page: Page) =>
  logos(page).evaluateAll(
    (images) => images.filter((image) => image.closest('li')!.matches('.logo-fading')).length,
  );

const isLoaded = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

/** Opens the home page with a paused clock, so that the rotation starts at a known time. */
async function visitStopped(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await wakeStopped(page);
}

/** Wakes the page by a press, since the clock is paused. */
async function wakeStopped(page: Page) {
  await page.mouse.click(5, 500);
  await untilRotating(page);
}

/** The island wakes when it is seen. */
async function untilRotating(page: Page) {
  await page.locator('.logos').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Pause the logos' })).toBeVisible();
}

test('the home page shows six different logos', { tag: '@phone-full' }, async ({ page }) => {
  await page.goto('/');
  await expect(logos(page)).toHaveCount(6);
  expect(new Set(await names(page)).size).toBe(6);
  for (const logo of await logos(page).all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate(isLoaded)).toBe(true);
  }
});

test(
  'every 4 seconds one logo fades, and 0.7 s later another one replaces it',
  { tag: '@full' },
  async ({ page }) => {
    await visitStopped(page);
    const first = await names(page);
    await page.clock.runFor(ROTATION_MS - 1);
    expect(await fading(page)).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(() => fading(page)).toBe(1);
    const leaving = page.locator('.logos li.logo-fading').getByRole('img');
    await expect(leaving).toHaveCSS('transition-duration', '0.7s');
    await expect(leaving).toHaveCSS('opacity', '0');
    await page.clock.runFor(FADE_MS - 1);
    expect(await names(page)).toEqual(first);
    await page.clock.runFor(1);
    await expect.poll(() => fading(page)).toBe(0);
    const second = await names(page);
    expect(second.filter((name, slot) => name !== first[slot])).toHaveLength(1);
    await expect(logos(page).nth(second.findIndex((name, slot) => name !== first[slot]))).toHaveCSS(
      'opacity',
      '1',
    );
  },
);

test(
  'the rotation stops when leaving the page and restarts on return',
  { tag: '@full' },
  async ({ page }) => {
    await visitStopped(page);
    await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).click();
    await expect(page).toHaveURL('/insights');
    await page.clock.runFor(3 * ROTATION_MS);
    await page.goBack();
    await wakeStopped(page);
    const back = await names(page);
    await page.clock.runFor(ROTATION_MS + FADE_MS);
    await expect.poll(() => names(page)).not.toEqual(back);
  },
);

test(
  'a logo that failed to load before the script came is replaced by the Cadron mark',
  { tag: '@full' },
  async ({ page }) => {
    let broken: string | undefined;
    await page.route('**/media/**', (route) => {
      broken ??= route.request().url();
      return route.request().url() === broken ? route.abort() : route.continue();
    });
    const release = await holdScripts(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === broken);
    await page.goto('/');
    await logos(page).first().scrollIntoViewIfNeeded();
    await failed;
    release();
    const mark = page.locator('.logos img[src="/mark.svg"]');
    await expect(mark).toHaveCount(1);
    await expect.poll(() => mark.evaluate(isLoaded)).toBe(true);
    await expect(logos(page)).toHaveCount(6);
  },
);

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('shows six logos without rotation', async ({ page }) => {
    await page.goto('/');
    await expect(logos(page)).toHaveCount(6);
    for (const logo of await logos(page).all()) await expect(logo).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause the logos' })).toHaveCount(0);
  });
});

test('keeps the logos of the server when the code cannot be loaded, and rotates once the connection is back', async ({
  page,
  context,
}) => {
  await page.route(/logo-grid[^/]*\.js/, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('logo-grid'),
  );
  await page.goto('/');
  await page.locator('.logos').scrollIntoViewIfNeeded();
  await refused;
  await context.setOffline(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(logos(page)).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Pause the logos' })).toBeHidden();
  await page.unroute(/logo-grid[^/]*\.js/);
  await context.setOffline(false);
  await untilRotating(page);
});
