import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { EVERY_PAGE, smallTargets } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import { openHydrated } from './support/newsletter-form.ts';
import { PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';

/** Structure, keyboard, focus and target size of every page. */

/** One of each kind: the walk takes seconds, and pages of a kind differ in their words. */
const KINDS = [...PUBLIC_PAGES, '/contact', '/vistage', UNKNOWN];

interface Stop {
  name: string;
  place: string;
  /** thickness of the focus ring in px */
  ring: number;
  isInWindow: boolean;
}

/** Where the focus is, and how a sighted person sees it. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const region = element.closest('header, main, footer');
    return {
      name: (element.ariaLabel ?? element.textContent ?? '').trim() || element.tagName,
      place: element === document.body ? 'body' : (region?.localName ?? 'outside'),
      ring: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth),
      isInWindow: top < innerHeight && bottom > 0 && left < innerWidth && right > 0,
    };
  });
}

for (const path of EVERY_PAGE) {
  test(`${path} has one h1, headings in order, and its landmarks`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.localName[1])));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries())
      expect(
        level - (levels[index - 1] ?? 0),
        `heading ${index + 1} of ${levels.join()}`,
      ).toBeLessThanOrEqual(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await page.title()).length).toBeGreaterThan(5);
    if (path === '/admin/login') return;
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Footer' })).toHaveCount(1);
  });
}

for (const path of KINDS) {
  test(`the keyboard walks ${path} from the skip link through header and content to the footer, and out again`, async ({
    page,
  }) => {
    await visit(page, path);
    const stops: Stop[] = [];
    for (let tab = 0; tab < 200; tab += 1) {
      await page.keyboard.press('Tab');
      const stop = await focused(page);
      if (stop.place === 'body') break;
      stops.push(stop);
    }
    expect(stops[0]!.name).toBe('Skip to main content');
    expect([...new Set(stops.map(({ place }) => place))]).toEqual([
      'outside',
      'header',
      'main',
      'footer',
    ]);
    // Back at the browser's own controls, so nothing holds the focus.
    expect((await focused(page)).place).toBe('body');
    expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
    expect(stops.filter(({ isInWindow }) => !isInWindow)).toEqual([]);
  });
}

test('the focus is not hidden behind the sticky header on the way back up', async ({ page }) => {
  await visit(page, '/insights');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  const hidden: string[] = [];
  for (let tab = 0; tab < 60; tab += 1) {
    await page.keyboard.press('Shift+Tab');
    const { place, name } = await focused(page);
    if (place !== 'main') break;
    const isCovered = await page.evaluate(() => {
      const header = document.querySelector('header')!.getBoundingClientRect();
      return document.activeElement!.getBoundingClientRect().bottom <= header.bottom;
    });
    if (isCovered) hidden.push(name);
  }
  expect(hidden).toEqual([]);
});

for (const path of EVERY_PAGE) {
  test(
    `every target of ${path} is at least 44 px in size`,
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto(path);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
}

test(
  'what is folded on a phone has targets of 44 px too',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/insights');
    await page.getByText('View All Articles').tap();
    await expect(page.getByText('Hide Archive')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  },
);

test(
  'a press on a toast closes it, and its button is large enough',
  { tag: '@phone' },
  async ({ page }) => {
    const { field, button, message } = await openHydrated(page, '/book-audit');
    await field.fill('nobody');
    await button.click();
    const close = page.getByRole('button', { name: 'Close' });
    await expect(close).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await close.click();
    await expect(close).toHaveCount(0);
    await expect(message).toHaveText('Please enter a valid email address.');
  },
);
