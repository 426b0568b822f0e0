import { expect, type Page } from '@playwright/test';
import { findMisplaced, type LayoutLimits } from './misplaced.ts';

/** Layout checks: overflow, sticky header and spacing at all window sizes. */

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };

const LIMITS: LayoutLimits = { section: 32, block: 4, picture: 12 };

/** Asserts that the page has no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${state}: px to scroll sideways`).toBeLessThanOrEqual(0);
}

/** Asserts that the page has no horizontal scrolling and no text beyond its edges. */
export async function expectAllInSight(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  const beyond = await page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const isRead = parent!.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isApart = parent!.closest(
        '.skip-link, [aria-hidden], .sr-only, svg, script, style, pre',
      );
      const mayBeBeyond = (element: Element) => {
        const { overflowX, clipPath } = getComputedStyle(element);
        return overflowX === 'auto' || clipPath === 'inset(50%)'; // scrolls, or is for screen readers
      };
      let scroller = parent;
      while (scroller && !mayBeBeyond(scroller)) scroller = scroller.parentElement;
      const isShortened = getComputedStyle(parent!).textOverflow === 'ellipsis';
      if (!isRead || isApart || isShortened || scroller || !textContent!.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right } = range.getBoundingClientRect();
      if (right > clientWidth + 1 || left < -1) found.push(textContent!.trim());
    }
    return found;
  });
  expect.soft(beyond, `${state}: words beyond the edges`).toEqual([]);
}

/** Asserts the layout of an unscrolled public page. */
export async function expectInPlace(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  expect.soft(await page.evaluate(findMisplaced, LIMITS), `${state}: misplaced`).toEqual([]);
}
