import type { Page } from '@playwright/test';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { expect, test as base } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { waitForHydration, visit, watchForProblems } from './support/application.ts';
import {
  allowAll,
  changeMind,
  consentCommands,
  cookiesOf,
  panel,
  press,
  state,
  TAG_MANAGER,
  test,
  TRACKER,
  watchForeign,
} from './support/consent.ts';
import { dataLayer, eventsOf } from './support/data-layer.ts';

/**
 * Loading of third-party tools: what needs a network, layout or a real reload. src/site/consent/*.dom.test.ts covers
 * each choice.
 */

const { path: SERVICE } = DEFAULT_PAGES.find(({ path }) => path.startsWith('/services/'))!;

const toAbout = async (page: Page) => {
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
};

test('makes no third-party request before consent, and then loads exactly the configured tools once per document', async ({
  page,
  site,
}) => {
  const problems = await watchForProblems(page);
  const foreign = await watchForeign(page, site);
  await visit(page, '/');
  await expect(panel(page)).toBeVisible();
  expect(await consentCommands(page)).toEqual([
    ['default', { ...state('denied', 'denied'), wait_for_update: 500 }],
  ]);
  const [first] = await dataLayer(page);
  expect(first).toHaveProperty('command');
  // No other page either.
  await toAbout(page);
  await expect(panel(page)).toBeVisible();
  await page.goto('/insights');
  await press(page, 'Allow');
  await expect(panel(page)).toBeHidden();
  // This list would include earlier requests too.
  await expect.poll(() => foreign.toSorted()).toEqual([TRACKER, TAG_MANAGER]);
  expect((await consentCommands(page)).slice(1)).toEqual([['update', state('granted', 'granted')]]);
  expect(await eventsOf(page, 'gtm.js')).toHaveLength(1);

  await toAbout(page);
  await visit(page, '/services');
  await expect.poll(() => foreign.toSorted()).toEqual([TRACKER, TRACKER, TAG_MANAGER, TAG_MANAGER]);
  await expect(panel(page)).toBeHidden();
  expect(problems).toEqual([]);
});

test('withdrawing consent deletes cookies and reloads the page without the tools', async ({
  page,
  site,
}) => {
  const foreign = await allowAll(page, site);
  await changeMind(page);
  await expect(panel(page)).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await press(page, 'Reject');
  await reloaded;
  await waitForHydration(page);
  expect(await cookiesOf(page)).toBe('theirs=1');
  await expect.poll(() => consentCommands(page)).toHaveLength(2);
  expect(foreign).toHaveLength(2);
});

test(
  'the banner passes axe, has large targets, never covers the focus, and works by keyboard',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    await expect(panel(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await panel(page).getByText('Choose').click();
    await expectNoViolations(page, 'asking');
    expect(await smallTargets(page)).toEqual([]);
    // Rejecting is as easy as accepting.
    const [reject, allow] = await panel(page)
      .getByRole('button', { name: /^(Reject|Allow)$/ })
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { width, height, top } = button.getBoundingClientRect();
          return { width, height, top, style: button.className };
        }),
      );
    expect(reject).toEqual(allow);
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    const [box, cover] = [(await link.boundingBox())!, (await panel(page).boundingBox())!];
    const isBeside = box.x > cover.x + cover.width || box.y + box.height <= cover.y;
    expect(isBeside, JSON.stringify({ box, cover })).toBe(true);
    await panel(page).getByRole('button', { name: 'Allow' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

test('a page with the banner loads at most 100 KB of script', async ({ page }) => {
  for (const path of ['/', '/about', SERVICE]) {
    await visit(page, path);
    await expect(panel(page)).toBeVisible();
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes, path).toBeLessThanOrEqual(100 * 1024);
  }
});

test('without JavaScript there is no banner, and the link leads to the privacy page', async ({
  browser,
  site,
}) => {
  await using context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(panel(page)).toBeHidden();
  await changeMind(page);
  await expect(page).toHaveURL('/privacy#cookies');
  await expect(page.locator('#cookies')).toBeVisible();
});

base('shows no banner if no tool is configured', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await expect(page.getByRole('link', { name: 'Cookie choices' })).toHaveCount(0);
  // The banner adds to the scripts that every page loads.
  await expect.poll(() => scripts.some((path) => path.includes('/measure-'))).toBe(true);
  expect(scripts.filter((path) => path.includes('/consent-'))).toEqual([]);
});
