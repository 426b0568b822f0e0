import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { waitForHydration, visit } from './support/application.ts';

/** Lazily loaded images (docs/specification.md, section 9) on the listing of articles. */

const lastCover = (page: Page) => page.locator('main img[loading="lazy"]').last();

const isLoaded = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

/** Holds every image until the returned function is called. */
async function holdPictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Records the duration of each fade. */
const noteFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: unknown[] = [];
    Object.assign(window, { fades });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function note(frames, options) {
      fades.push({ frames, options });
      return animate.call(this, frames, options);
    };
  });

test('an image below the fold fades in over 300 ms after loading', async ({ page }) => {
  await noteFades(page);
  const letThrough = await holdPictures(page);
  await page.goto('/insights', { waitUntil: 'domcontentloaded' });
  await page.mouse.click(5, 500);
  await waitForHydration(page);
  await expect(lastCover(page)).toHaveCSS('opacity', '0');
  expect(await page.evaluate('fades')).toEqual([]);

  letThrough();
  await lastCover(page).scrollIntoViewIfNeeded();
  await expect.poll(() => lastCover(page).evaluate(isLoaded)).toBe(true);
  await expect(lastCover(page)).toHaveCSS('opacity', '1');
  expect(await page.evaluate('fades')).toContainEqual({
    frames: { opacity: [0, 1] },
    options: 300,
  });
});

test('an image that fails to load leaves its placeholder visible', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort());
  await visit(page, '/insights');
  await lastCover(page).scrollIntoViewIfNeeded();
  await expect(lastCover(page)).toHaveCSS('opacity', '1');
});

test('nothing fades with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await noteFades(page);
  await visit(page, '/insights');
  await expect(lastCover(page)).toHaveCSS('opacity', '1');
  await lastCover(page).scrollIntoViewIfNeeded();
  await expect.poll(() => lastCover(page).evaluate(isLoaded)).toBe(true);
  expect(await page.evaluate('fades')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('images load without fading', async ({ page }) => {
    await page.goto('/insights');
    await lastCover(page).scrollIntoViewIfNeeded();
    await expect.poll(() => lastCover(page).evaluate(isLoaded)).toBe(true);
    await expect(lastCover(page)).toHaveCSS('opacity', '1');
  });
});

test('an SVG ignores rendition parameters, and invalid ones are reported', async ({ request }) => {
  const drawing = '/media/cms_media/Insights/default.svg';
  const [plain, asked] = [await request.get(drawing), await request.get(`${drawing}?width=400`)];
  expect(asked.headers()).toMatchObject({ 'content-type': 'image/svg+xml' });
  expect(await asked.text()).toBe(await plain.text());
  const refused = await request.get(`${drawing}?width=0&format=gif`);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toBe(
    'width must be a whole number from 1 to 2400. format must be webp, avif, jpeg, png, or origin.',
  );
  expect((await request.get('/media/cms_media/none.png?width=400')).status()).toBe(404);
});
