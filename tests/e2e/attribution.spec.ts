import type { Page } from '@playwright/test';
import { untilKept } from './support/data-layer.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, openedTab, visit } from './support/application.ts';

/** Campaign and referrer are passed to the external meeting scheduler. */

const SCHEDULER = 'https://scheduler.example/growth-audit';

/** The URL that a clicked link opens in a new tab. */
async function openedBy(page: Page, press: () => Promise<void>): Promise<URL> {
  await page
    .context()
    .route('https://scheduler.example/**', (route) => route.fulfill({ body: 'Choose a day' }));
  return new URL((await openedTab(page, press, /scheduler/)).url());
}

const link = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Choose a time' }).first();

test('passes the first and the last campaign to the scheduler', async ({ page }) => {
  await visit(page, '/?utm_source=podcast&utm_medium=audio');
  await untilKept(page, 'attribution', 'podcast');
  await visit(page, '/services?utm_source=mail&utm_campaign=november');
  await untilKept(page, 'attribution', 'november');
  await page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).first().click();
  await expect(page).toHaveURL('/book-audit');
  const { origin, pathname, searchParams } = await openedBy(page, () => link(page).click());
  expect(origin + pathname).toBe(SCHEDULER);
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'mail',
    utm_campaign: 'november',
    first_utm_source: 'podcast',
    first_utm_medium: 'audio',
  });
});

test('passes the same to the scheduler when its link is opened by keyboard or copied', async ({
  page,
}) => {
  await visit(page, '/book-audit?gclid=abc');
  await untilKept(page, 'attribution', 'abc');
  await link(page).dispatchEvent('contextmenu');
  await expect(link(page)).toHaveAttribute('href', `${SCHEDULER}?gclid=abc&first_gclid=abc`);
  const { search } = await openedBy(page, () => link(page).press('Enter'));
  expect(search).toBe('?gclid=abc&first_gclid=abc');
});

test('passes a touch on from a page that was opened directly', async ({ page }) => {
  await visit(page, '/?utm_source=podcast');
  await untilKept(page, 'attribution', 'podcast');
  await visit(page, '/book-audit');
  await expect
    .poll(async () => {
      await link(page).dispatchEvent('contextmenu');
      return link(page).getAttribute('href');
    })
    .toBe(`${SCHEDULER}?utm_source=podcast&first_utm_source=podcast`);
});

test('a new tab receives the touches of its opener without shared storage', async ({ page }) => {
  await visit(page, '/?utm_source=podcast');
  await untilKept(page, 'attribution', 'podcast');
  const book = page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).first();
  const click = () => book.click({ modifiers: ['ControlOrMeta'] });
  const tab = await openedTab(page, click, '/book-audit');
  await untilKept(tab, 'attribution', 'podcast');
  const { search } = await openedBy(tab, () => link(tab).click());
  expect(search).toBe('?utm_source=podcast&first_utm_source=podcast');
  expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('passes nothing for a direct visit', async ({ page }) => {
  await visit(page, '/book-audit');
  const { href } = await openedBy(page, () => link(page).click());
  expect(href).toBe(SCHEDULER);
});

test('counts a first page that is left before scripts have loaded', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/?utm_source=podcast');
  await untilKept(page, 'landing', 'podcast');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('main').getByRole('link', { name: 'Book Growth Audit' }).first().click();
  await expect(page).toHaveURL('/book-audit');
  await untilKept(page, 'attribution', 'podcast');
  const { search } = await openedBy(page, () => link(page).click());
  expect(search).toBe('?utm_source=podcast&first_utm_source=podcast');
});

test('passes a campaign to the scheduler before any script has come', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/book-audit?utm_source=mail');
  await untilKept(page, 'landing', 'mail');
  const { search } = await openedBy(page, () => link(page).click());
  expect(search).toBe('?utm_source=mail&first_utm_source=mail');
});
