import { expect, test } from '#tests/support/server-fixture.ts';
import { holdDocument, visit } from './support/application.ts';

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
  const { evaluate } = await holdDocument(page, '/insights');
  const bar = `document.querySelector('.site-progress')`;
  await expect.poll(() => evaluate(`${bar}.textContent`)).toBe('Loading page');
  const style = `getComputedStyle(${bar}, '::after')`;
  expect(await evaluate(`${style}.height + ' ' + ${style}.animationName`)).toBe('3px none');
});
