import { expect, type Page } from '@playwright/test';
import { readCases } from '#tests/builders/read-cases.ts';
import { startSession } from './support/admin-session.ts';
import { openScreen } from './support/admin-screens.ts';
import { test } from './support/admin-world.ts';
import { PHONE } from './support/layout.ts';

/** What all lists of the admin area have in common, for each of `tests/cases/admin-lists.yaml`. */

const LISTS = Object.entries(
  readCases('admin-lists.yaml') as Record<string, [path: string, rows?: string]>,
);

/** The most presses of Tab from the start of a screen to its first row. */
const MAX_STOPS = 15;

test.describe.configure({ timeout: 180_000 });

/** Presses of Tab from the start of `main`, with all filters open, until the focus is in a row. */
async function stopsToRow(page: Page, rows: string): Promise<number> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.list-fold')) fold.open = true;
    const main = document.querySelector<HTMLElement>('main')!;
    main.tabIndex = -1;
    main.focus();
  });
  for (let stops = 1; stops <= 2 * MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const isThere = await page.evaluate(
      (selector) => document.activeElement?.closest(selector) !== null,
      `main :is(${rows})`,
    );
    if (isThere) return stops;
  }
  return Infinity;
}

test('a few presses of Tab lead to the first row of each list', async ({ page, world }) => {
  await startSession(page, world.site);
  const wide = page.viewportSize()!;
  for (const [name, [path, rows = 'tbody tr']] of LISTS)
    for (const size of [wide, PHONE]) {
      await page.setViewportSize(size);
      await openScreen(page, { name, path });
      const stops = await stopsToRow(page, rows);
      expect.soft(stops, `${name} at ${size.width} px`).toBeLessThanOrEqual(MAX_STOPS);
    }
});

test('rows are a table with a head that stays, and cards on a phone', async ({ page, world }) => {
  await startSession(page, world.site);
  const wide = page.viewportSize()!;
  const styleOf = (selector: string, property: 'position' | 'display') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  for (const [name, [path, rows]] of LISTS) {
    await page.setViewportSize(wide);
    await openScreen(page, { name, path });
    if (!rows && wide.width > PHONE.width)
      expect.soft(await styleOf('main thead th', 'position'), name).toBe('sticky');
    await page.setViewportSize(PHONE);
    if (!rows) expect.soft(await styleOf('main tbody tr', 'display'), name).toBe('flex');
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect.soft(scrollWidth, `${name}: sideways`).toBeLessThanOrEqual(clientWidth);
  }
});
