import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { TEMPLATES } from '../../scripts/shots/templates.ts';

/** What stands where, on a page of each template: nothing under the header, distances kept, a footer in columns. */

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** Two thirds of the least distance in use. */
const MIN_DISTANCE_PX = 32;

/** On a phone; its links in one column make it 3.5 screens. */
const MAX_FOOTER_SCREENS = 3;

const PUBLIC = [
  ...TEMPLATES.filter((path) => !path.startsWith('/admin')),
  `/search?q=${'word'.repeat(40)}`,
];

/** What is wrong with the layout of an unscrolled page; empty is right. */
function faults(page: Page) {
  return page.evaluate(
    ({ minDistance, maxFooterScreens }) => {
      const found: string[] = [];
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const sideways = document.documentElement.scrollWidth - innerWidth;
      if (sideways > 0) found.push(`scrolls ${sideways} px sideways`);

      const header = box('.site-header')!;
      for (const selector of ['main h1', 'main nav[aria-label="Breadcrumb"]']) {
        const below = (box(selector)?.top ?? Infinity) - header.bottom;
        if (below < 0) found.push(`${selector} begins ${-below} px under the header`);
      }

      const cover = box('.article-cover');
      const distance = cover ? box('.article-text')!.top - cover.bottom : Infinity;
      if (distance < minDistance) found.push(`text follows the cover by ${distance} px`);

      const tone = '[class*="tone-"]';
      // Neighbours on the same ground share one distance; there is always one.
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
        if (beyond > 1) found.push(`"${label.textContent}" passes the margin by ${beyond} px`);
      }

      const columns = [...document.querySelectorAll('.site-columns > *')];
      const lefts = new Set(columns.map((column) => column.getBoundingClientRect().left));
      if (lefts.size < 2) found.push(`the footer has ${lefts.size} column of links`);
      const screens = box('.site-footer')!.height / innerHeight;
      if (screens > maxFooterScreens) found.push(`the footer is ${screens} screens high`);
      return found;
    },
    { minDistance: MIN_DISTANCE_PX, maxFooterScreens: MAX_FOOTER_SCREENS },
  );
}

test('on a page of each template everything has its place, from phones to desktops', async ({
  page,
}) => {
  for (const path of PUBLIC) {
    await page.goto(path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect.soft(await faults(page), `${path} at ${screen.width} px`).toEqual([]);
    }
  }
});

/** The elements of a page, with what styles know of them. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')].map((element) => {
      const copy = element.cloneNode() as Element;
      copy.removeAttribute('data-static'); // by which a document's markup is found
      return copy.outerHTML;
    }),
  );

test('a page has the same elements whether a link or an address led to it', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Success Stories', 'Insights', 'All services', 'Privacy']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1')).toBeFocused();
    const reached = await outline(page);
    expect(reached.length).toBeGreaterThan(0);
    const document = await page.context().newPage();
    await document.goto(page.url());
    expect.soft(reached, page.url()).toEqual(await outline(document));
    await document.close();
  }
});
