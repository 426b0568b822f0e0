import { expect, type Page } from '@playwright/test';

/** Layout checks: overflow, sticky header and spacing at all window sizes. */

export const DESKTOP = { width: 1440, height: 900 };
export const TABLET = { width: 768, height: 1024 };
export const PHONE = { width: 360, height: 740 };

/** Two thirds of the smallest spacing in use. */
const MIN_DISTANCE_PX = 32;

/** On a phone, where its links form one column of 3.5 screens. */
const MAX_FOOTER_SCREENS = 3;

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
        '[href="#main"], [aria-hidden], .sr-only, svg, script, style, pre',
      );
      let scroller = parent;
      while (scroller && getComputedStyle(scroller).overflowX !== 'auto')
        scroller = scroller.parentElement;
      if (!isRead || isApart || scroller || !textContent!.trim()) continue;
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
  expect.soft(await misplaced(page), `${state}: misplaced`).toEqual([]);
}

function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ minDistance, maxFooterScreens }) => {
      const found: string[] = [];
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const header = box('.site-header')!;
      for (const selector of ['main h1', 'main nav[aria-label="Breadcrumb"]']) {
        const below = (box(selector)?.top ?? Infinity) - header.bottom;
        if (below < 0) found.push(`${selector} begins ${-below} px under the header`);
      }

      const cover = box('.article-cover');
      const distance = cover ? box('.article-text')!.top - cover.bottom : Infinity;
      if (distance < minDistance) found.push(`text follows the cover by ${distance} px`);

      const tone = '[class*="tone-"]';
      // Adjacent sections with one background share one spacing.
      for (const part of document.querySelectorAll(`main ${tone}`)) {
        const before = part.previousElementSibling;
        if (!before?.matches(tone)) continue;
        const [above, here] = [getComputedStyle(before), getComputedStyle(part)];
        if (above.backgroundColor !== here.backgroundColor) continue;
        const space = Number.parseFloat(above.paddingBottom) + Number.parseFloat(here.paddingTop);
        if (space < minDistance) found.push(`${part.className} follows by ${space} px`);
      }

      const margin = Number.parseFloat(
        getComputedStyle(document.querySelector('.site-footer .wrap')!).paddingRight,
      );
      for (const label of document.querySelectorAll('.closing-art text')) {
        const { left, right } = label.getBoundingClientRect();
        const beyond = Math.max(margin - left, right - (innerWidth - margin));
        // Text is a pixel wider or narrower from one machine to another.
        if (beyond > 2) found.push(`"${label.textContent}" passes the margin by ${beyond} px`);
      }

      const columns = [...document.querySelectorAll('.site-columns > *')];
      const lefts = new Set(columns.map((column) => column.getBoundingClientRect().left));
      // On a phone, a page without a closing band leaves these links to the menu.
      const isHidden = columns.every((column) => !column.checkVisibility());
      const mayHide = innerWidth < 768 && !document.querySelector('main .closing');
      if (isHidden ? !mayHide : lefts.size < 2)
        found.push(`the footer has ${lefts.size} column of links`);
      const screens = box('.site-footer')!.height / innerHeight;
      if (screens > maxFooterScreens) found.push(`the footer is ${screens} screens high`);
      return found;
    },
    { minDistance: MIN_DISTANCE_PX, maxFooterScreens: MAX_FOOTER_SCREENS },
  );
}
