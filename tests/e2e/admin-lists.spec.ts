import { expect, type Page } from '@playwright/test';
import { readCases } from '#tests/builders/read-cases.ts';
import { oncePerSite } from '#tests/support/file-sites.ts';
import { ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { openScreen } from './support/admin-screens.ts';
import { focusedName } from './support/keyboard-walk.ts';
import { PHONE } from './support/layout.ts';
import { runRole } from './support/run-role.ts';

/** What all lists of the admin area have in common, for each of `tests/cases/admin-lists.yaml`. */

const LISTS = Object.entries(
  readCases('admin-lists.yaml') as Record<string, [path: string, rows?: string]>,
);

const test = base.extend<{ site: Site }>({ site: ownSite() });

/** Fills the site with demo data, which is enough for lists. */
const fill = oncePerSite(async ({ dataDir }: Site) => {
  const seed = runRole('seed-demo', { DATA_DIR: dataDir });
  expect(await seed.ended, seed.output()).toBe(0);
});

test.beforeEach(async ({ page, site }) => {
  await fill(site);
  await startSession(page, site);
});

/** The most presses of Tab from the start of a screen to its first row. */
const MAX_STOPS = 15;

test.describe.configure({ timeout: 180_000 });

/** Presses of Tab from the start of `main`, with all filters open, until the focus is in a row. Takes the link that skips what is above. */
async function stopsToRow(page: Page, rows: string): Promise<number> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('.list-fold'))
      fold.open = true;
    const main = document.querySelector<HTMLElement>('main')!;
    main.tabIndex = -1;
    main.focus();
  });
  const isInRow = () =>
    page.evaluate(
      (selector) => Boolean(document.activeElement?.closest(selector)),
      `main :is(${rows})`,
    );
  for (let stops = 1; stops <= 2 * MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === 'Skip to the list') await page.keyboard.press('Enter');
    if (await isInRow()) return stops;
  }
  return Infinity;
}

test('a few presses of Tab lead to the first row of each list', async ({ page, site }) => {
  const wide = page.viewportSize()!;
  for (const [name, [path, rows = 'tbody tr']] of LISTS)
    for (const size of [wide, PHONE]) {
      await page.setViewportSize(size);
      await openScreen(page, { name, path: site.url + path });
      const stops = await stopsToRow(page, rows);
      expect.soft(stops, `${name} at ${size.width} px`).toBeLessThanOrEqual(MAX_STOPS);
    }
});

test('rows are a table with a head that stays, and cards on a phone', async ({ page, site }) => {
  const wide = page.viewportSize()!;
  const styleOf = (selector: string, property: 'position' | 'display') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  for (const [name, [path, rows]] of LISTS) {
    await page.setViewportSize(wide);
    await openScreen(page, { name, path: site.url + path });
    if (!rows && wide.width > PHONE.width)
      expect.soft(await styleOf('main thead th', 'position'), name).toBe('sticky');
    await page.setViewportSize(PHONE);
    if (!rows) expect.soft(await styleOf('main tbody tr', 'display'), name).toBe('flex');
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(excess, `${name}: sideways`).toBeLessThanOrEqual(0);
  }
});

for (const path of ['/admin/leads', '/admin/media-library'])
  test(`Back returns the focus to the link that led away from ${path}`, async ({ page }) => {
    await openScreen(page, { name: path, path });
    const link = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first();
    const address = (await link.getAttribute('href'))!;
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.locator(`main a[href="${address}"]`)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator(':focus')).toHaveAttribute('href', address);
  });

test('what matches on all pages is selected at once, and named before it is deleted', async ({
  page,
}) => {
  await page.goto('/admin/leads');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const all = page.getByRole('checkbox', { name: /^Select all \d/ });
  const count = (await page.getByText(/^Select all \d/).innerText()).replace('Select all ', '');
  await all.check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: `Delete ${count} leads` })).toBeVisible();
  await page.getByRole('link', { name: 'Keep them' }).click();
  await expect(page.getByText(`${count} leads, newest first`)).toBeVisible();
});
