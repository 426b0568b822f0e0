import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';

/** Pages fit into narrow windows, and into wide ones at 200 %; and they hold still for who asks for that. */

const PAGES = [...PUBLIC_PAGES, UNKNOWN];

/** How far the page can be scrolled sideways, and words that stand beyond its right edge. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const beyond: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const isRead = parent!.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isApart = parent!.closest(
        '[href="#main"], [aria-hidden], .sr-only, svg, script, style, pre',
      );
      let scroller = parent;
      while (scroller && getComputedStyle(scroller).overflowX !== 'auto')
        scroller = scroller.parentElement;
      if (!isRead || isApart || scroller || !textContent!.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) beyond.push(textContent!.trim());
    }
    return { sideways: scrollWidth - clientWidth, beyond };
  });
}

for (const [name, viewport] of [
  ['a window of 320 px', { width: 320, height: 640 }],
  ['a window of 1440 px at 200 %', { width: 720, height: 450 }],
  ['a window of 1280 px at 400 %', { width: 320, height: 256 }],
] as const) {
  test(`in ${name} no page scrolls sideways or loses words`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const path of PAGES) {
      await page.goto(path);
      expect.soft(await overflow(page), path).toEqual({ sideways: 0, beyond: [] });
    }
  });
}

test('with text of 200 % in a wide window no page scrolls sideways or loses words', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    expect.soft(await overflow(page), path).toEqual({ sideways: 0, beyond: [] });
  }
});

test('under reduced motion nothing on the home page is animated', async ({ page }) => {
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

test('under reduced motion the progress of a slow navigation does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await page.route(/\.data(\?|$)/, () => undefined);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: 'Loading page' });
  await expect(status).toHaveCount(1);
  const { height, animationName } = await status.evaluate((bar) => {
    const { height, animationName } = getComputedStyle(bar, '::after');
    return { height, animationName };
  });
  expect({ height, animationName }).toEqual({ height: '3px', animationName: 'none' });
});
