import { expect, test } from '#tests/support/server-fixture.ts';
import { followSlowly, visit } from './support/application.ts';

/** Pages respect reduced motion. */

test('nothing on the home page is animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const animated = await page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML),
  );
  expect(animated).toEqual([]);
});

test('the progress bar is not animated with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  const { height, animationName } = await followSlowly(page, '/insights');
  expect({ height, animationName }).toEqual({ height: '3px', animationName: 'none' });
});
