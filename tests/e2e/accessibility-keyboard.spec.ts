import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { smallTargets } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import { openHydrated } from './support/newsletter-form.ts';
import { POST, PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';

/** Keyboard order, focus and target sizes in states of pages after interaction. */

/** Each run takes seconds, and pages of one template differ only in their text. */
const KINDS = ['/', POST, UNKNOWN];
const OTHER_KINDS = [...PUBLIC_PAGES, '/contact', '/vistage'].filter(
  (path) => !KINDS.includes(path),
);

interface Stop {
  name: string;
  place: string;
  /** width of the focus ring in px */
  ring: number;
  isInWindow: boolean;
}

/** The focused element, and whether it is visible. */
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

for (const path of [...KINDS, ...OTHER_KINDS]) {
  const tag = OTHER_KINDS.includes(path) ? '@full' : [];
  test(
    `Tab moves through ${path} from the skip link over header and content to the footer and out of the page`,
    { tag },
    async ({ page }) => {
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
      // The focus has left the page, so nothing traps it.
      expect((await focused(page)).place).toBe('body');
      expect(stops.filter(({ ring }) => ring < 2)).toEqual([]);
      expect(stops.filter(({ isInWindow }) => !isInWindow)).toEqual([]);
    },
  );
}

test('the sticky header does not cover the focus when tabbing backwards', async ({ page }) => {
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

test(
  'collapsed content on a phone has targets of 44 px',
  { tag: '@phone-only' },
  async ({ page }) => {
    await visit(page, '/insights');
    await page.getByText('View All Articles').tap();
    await expect(page.getByText('Hide Archive')).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  },
);

test(
  'a click closes a toast, and its button is large enough',
  { tag: '@phone-only' },
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
