import { expect, test } from '#tests/support/server-fixture.ts';

/** The cross-fade between two documents. */

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event;
      document.documentElement.dataset['fades'] = String(viewTransition !== null);
      // Until the test ends it, however slow the machine is.
      const style = document.createElement('style');
      style.textContent = '::view-transition-group(*) { animation-duration: 3600s !important }';
      document.documentElement.append(style);
    });
  }),
);

test('pages fade into each other, and a press during that works', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'true');
  /** The number of running animations of the fade, which it ends if `ends`. */
  const countFading = (ends = false) =>
    page.evaluate((isEnded) => {
      const fading = document
        .getAnimations()
        .filter(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'),
        );
      if (isEnded) for (const animation of fading) animation.finish();
      return fading.length;
    }, ends);
  await expect.poll(() => countFading()).toBeGreaterThan(0);
  // A real press: `click()` would wait until the link is on top.
  const link = page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true });
  const { x, y, width, height } = (await link.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  expect(await countFading(true)).toBeGreaterThan(0);
  await expect.poll(() => countFading()).toBe(0);
  await page.mouse.up();
  await expect(page).toHaveURL('/insights');
});

test('nothing fades under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'false');
});
