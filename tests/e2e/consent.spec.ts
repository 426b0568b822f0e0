import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/server-fixture.ts';
import { smallTargets } from './support/accessibility.ts';
import { untilAlive, visit, watchForProblems } from './support/application.ts';
import {
  allowAll,
  changeMind,
  consentCommands,
  cookiesOf,
  leaveCookies,
  panel,
  press,
  state,
  TAG_MANAGER,
  test,
  TRACKER,
  watchForeign,
} from './support/consent.ts';
import { dataLayer, eventsOf } from './support/data-layer.ts';

/** What is loaded of others, and when (design.md section 10, protocols.md section 3). */

const sendPrivacySignal = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );

test('before an answer everything is denied, and nothing leaves our origin', async ({
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
  // Neither pages nor the way between them.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(panel(page)).toBeVisible();
  await page.goto('/insights');
  await expect(panel(page)).toBeVisible();
  expect(foreign).toEqual([]);
  expect(problems).toEqual([]);
});

test(
  'once allowed, exactly what is configured is loaded, here and on the next document, and once on each',
  { tag: '@phone' },
  async ({ page, site }) => {
    const problems = await watchForProblems(page);
    const foreign = await watchForeign(page, site);
    await visit(page, '/');
    await press(page, 'Allow');
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => foreign.toSorted()).toEqual([TRACKER, TAG_MANAGER]);
    expect((await consentCommands(page)).slice(1)).toEqual([
      ['update', state('granted', 'granted')],
    ]);
    expect(await eventsOf(page, 'gtm.js')).toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await visit(page, '/services');
    await expect
      .poll(() => foreign.toSorted())
      .toEqual([TRACKER, TRACKER, TAG_MANAGER, TAG_MANAGER]);
    await expect(panel(page)).toBeHidden();
    expect(problems).toEqual([]);
  },
);

test('a rejection is as near as the other answer, and is remembered', async ({ page, site }) => {
  const foreign = await watchForeign(page, site);
  await visit(page, '/');
  const [reject, allow] = await panel(page)
    .getByRole('button', { name: /^(Reject|Allow)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        return { width, height, top, style: button.className };
      }),
    );
  expect(reject).toEqual(allow);
  await press(page, 'Reject');
  await visit(page, '/about');
  await expect.poll(() => consentCommands(page)).toHaveLength(2);
  await expect(panel(page)).toBeHidden();
  expect((await consentCommands(page))[1]).toEqual(['update', state('denied', 'denied')]);
  expect(foreign).toEqual([]);
});

test('one purpose can be allowed alone', async ({ page, site }) => {
  const foreign = await watchForeign(page, site);
  await visit(page, '/');
  await panel(page).getByText('Choose').click();
  await panel(page).getByLabel('Statistics').check();
  await panel(page).getByLabel('Statistics').press('Enter');
  await expect.poll(() => foreign).toEqual([TAG_MANAGER]);
  expect((await consentCommands(page))[1]).toEqual(['update', state('denied', 'granted')]);
});

test('whoever allows more later gets the missing tool at once, and no other again', async ({
  page,
  site,
}) => {
  const foreign = await watchForeign(page, site);
  await visit(page, '/');
  await panel(page).getByText('Choose').click();
  await panel(page).getByLabel('Statistics').check();
  await press(page, 'Save this choice');
  await expect.poll(() => foreign).toEqual([TAG_MANAGER]);
  await changeMind(page);
  await press(page, 'Allow');
  await expect.poll(() => foreign).toEqual([TAG_MANAGER, TRACKER]);
  expect(await eventsOf(page, 'gtm.js')).toHaveLength(1);
});

test('Global Privacy Control is a no without being asked, until somebody says otherwise by hand', async ({
  page,
  site,
}) => {
  await sendPrivacySignal(page);
  const foreign = await watchForeign(page, site);
  await visit(page, '/');
  await expect.poll(() => consentCommands(page)).toHaveLength(2);
  await expect(panel(page)).toBeHidden();
  await changeMind(page);
  await expect(panel(page)).toContainText('Global Privacy Control');
  expect(foreign).toEqual([]);
  await press(page, 'Allow');
  await expect.poll(() => foreign).toHaveLength(2);
});

test('whoever takes an answer back loses its cookies, and the page comes anew without its tools', async ({
  page,
  site,
}) => {
  const foreign = await allowAll(page, site);
  await changeMind(page);
  await expect(panel(page)).toBeFocused();
  const reloaded = page.waitForEvent('load');
  await press(page, 'Reject');
  await reloaded;
  await untilAlive(page);
  expect(await cookiesOf(page)).toBe('theirs=1');
  await expect.poll(() => consentCommands(page)).toHaveLength(2);
  expect(foreign).toHaveLength(2);
});

test('of an answer that is taken back by half, the cookies of that half go', async ({
  page,
  site,
}) => {
  const foreign = await allowAll(page, site);
  await changeMind(page);
  await panel(page).getByText('Choose').click();
  await panel(page).getByLabel('Marketing').uncheck();
  const reloaded = page.waitForEvent('load');
  await press(page, 'Save this choice');
  await reloaded;
  await expect.poll(() => foreign.slice(2)).toEqual([TAG_MANAGER]);
  expect(await cookiesOf(page)).toBe('_ga=1; _ga_ABC=1; theirs=1');
});

test('a yes that holds no longer leaves no cookie: it ran out, or the privacy signal came after it', async ({
  page,
  site,
}) => {
  const foreign = await allowAll(page, site);
  await page.evaluate(() => {
    const at = new Date(Date.now() - 366 * 24 * 60 * 60_000).toISOString();
    const kept = JSON.parse(localStorage.getItem('consent')!) as object;
    localStorage.setItem('consent', JSON.stringify({ ...kept, at }));
  });
  await visit(page, '/about');
  await expect(panel(page)).toBeVisible();
  expect(await cookiesOf(page)).toBe('theirs=1');

  await press(page, 'Allow');
  await expect.poll(() => foreign).toHaveLength(4);
  await leaveCookies(page);
  await sendPrivacySignal(page);
  await visit(page, '/about');
  await expect.poll(() => cookiesOf(page)).toBe('theirs=1');
  expect(foreign).toHaveLength(4);
});

test('the question works by keys alone, takes no focus unasked, and Escape decides nothing', async ({
  page,
}) => {
  await visit(page, '/');
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'What it means' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Reject' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await visit(page, '/about');
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Allow' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie choices' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test(
  'the question passes axe, is large enough to press, and hides nothing that has the focus',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    await panel(page).getByText('Choose').click();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    const link = page.getByRole('main').getByRole('link').last();
    await link.focus();
    const [box, cover] = [(await link.boundingBox())!, (await panel(page).boundingBox())!];
    const isBeside = box.x > cover.x + cover.width || box.y + box.height <= cover.y;
    expect(isBeside, JSON.stringify({ box, cover })).toBe(true);
  },
);

test('a page costs at most 100 KB of script while it asks', async ({ page }) => {
  for (const path of ['/', '/about', '/services/crm-implementation']) {
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

test('without JavaScript nobody is asked, and the link leads to what there is to know', async ({
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

base('where nothing is configured nobody is asked', async ({ page }) => {
  await visit(page, '/');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Cookie choices' })).toHaveCount(0);
});
