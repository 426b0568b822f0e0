import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { visit } from './support/application.ts';

/** /search: results, slips, nothing found, nothing asked; by link and by form. */

const field = (page: Page) => page.getByRole('main').getByLabel('Search', { exact: true });
const hits = (page: Page) => page.locator('.hits li');
const told = (page: Page) => page.locator('.search-told');

/** The site fills its search as soon as it is up. */
test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get('/search?q=crm')).status()).toBe(200);
});

test(
  'results tell their kind, the passage and the address, and lead there',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/search?q=forecast');
    await expect(page).toHaveTitle('Search: forecast | Cadron Growth Partners');
    await expect(field(page)).toHaveValue('forecast');
    await expect(told(page)).toHaveText(/^\d+ results$/);
    const story = hits(page).filter({ hasText: 'Success story' }).first();
    await expect(story).toContainText('/insights/success-stories/');
    await expect(story.locator('mark').first()).toHaveText(/forecast/i);
    await expect(hits(page).filter({ hasText: 'Article' }).first().locator('time')).toHaveText(
      /20\d\d$/,
    );
    const link = hits(page).first().getByRole('link');
    const name = await link.innerText();
    await link.click();
    await expect(page).toHaveURL(/\/insights\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 12));
  },
);

for (const [typed, meant] of [
  ['hubpsot', 'hubspot'],
  ['forcast', 'forecast'],
  ['manufactering', 'manufacturing'],
  ['rofers', 'roofers'],
] as const)
  test(`${typed} shows results for ${meant}, and says so`, async ({ page }) => {
    await page.goto(`/search?q=${typed}`);
    await expect(page.getByRole('main')).toContainText(`Showing results for ${meant}.`);
    await expect(field(page)).toHaveValue(typed);
    await expect(hits(page).first()).toContainText(new RegExp(meant.slice(0, 6), 'i'));
  });

test('more results are on further pages, whose count is read out', async ({ page }) => {
  await visit(page, '/search?q=crm');
  await expect(hits(page)).toHaveCount(20);
  const first = await hits(page).locator('h2').allInnerTexts();
  await page.getByRole('link', { name: 'More results' }).click();
  await expect(page).toHaveURL('/search?q=crm&page=2');
  await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible();
  const second = await hits(page).locator('h2').allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.goBack();
  await expect(told(page)).toContainText('page 1 of');
});

test(
  'nothing found is told with ways on, one of them to a person',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/search?q=quantum+zebra');
    await expect(told(page)).toHaveText('Nothing found for “quantum zebra”');
    await expect(field(page)).toHaveValue('quantum zebra');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
    await expect(main.getByRole('heading', { name: 'Services' })).toBeVisible();
    await page.goto('/search?q=-salesforce');
    await expect(main.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
  },
);

test('without a query the page offers services and the newest articles', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%00&page=x']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Search | Cadron Growth Partners');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Paid Media' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Newest articles' })).toBeVisible();
  }
});

test('the back button brings an earlier query back', async ({ page }) => {
  await visit(page, '/search?q=forecast');
  await field(page).fill('hubspot');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=hubspot');
  await hits(page).first().getByRole('link').click();
  await expect(hits(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue('hubspot');
  await page.goBack();
  await expect(field(page)).toHaveValue('forecast');
  await expect(hits(page).first()).toContainText(/forecast/i);
});

test('what is typed cannot become markup', async ({ page, request }) => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const answer = await request.get(`/search?q=${encodeURIComponent(`crm ${hostile}`)}`);
  expect(await answer.text()).not.toContain('<img src=x');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  await expect(field(page)).toHaveValue(hostile);
  expect(dialogs).toEqual([]);
});

test('no answer is kept or indexed, and none is an error', async ({ request }) => {
  const queries = [
    'crm',
    'quantum+zebra',
    '%00',
    "'",
    '%5C',
    'x'.repeat(10_240),
    '%F0%9F%A6%8A',
    'the+of',
  ];
  for (const query of queries)
    for (const path of [
      `/search?q=${query}`,
      `/search?q=${query}&page=9999`,
      `/api/search?q=${query}`,
    ]) {
      const answer = await request.get(path);
      expect(answer.status(), path.slice(0, 60)).toBe(200);
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
      expect(answer.headers()['cache-control']).toMatch(/^no-store$|^private/);
    }
  expect(await (await request.get('/search?q=crm')).text()).toContain(
    '<meta name="robots" content="noindex"',
  );
  const known = await (await request.get('/search?q=vistage')).text();
  expect(known).not.toContain('"hit-address">/vistage<');
});

test(
  'axe finds nothing in any state, and targets are large enough',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [
      '/search',
      '/search?q=hubpsot',
      '/search?q=quantum+zebra',
      '/search?q=crm&page=2',
    ]) {
      await visit(page, path);
      await expectNoViolations(page, path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  },
);

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s form searches, and results lead on', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByLabel('Search').first().click();
    const form = page.getByRole('search', { name: 'Site' });
    await form.getByRole('textbox').fill('hubpsot');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=hubpsot');
    await expect(page.getByRole('main')).toContainText('Showing results for hubspot.');
    await field(page).fill('roofers');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(hits(page).first()).toContainText('/crm-for-roofers');
    await hits(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/crm-for-roofers');
  });

  test('the menu of a phone has the form too', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Menu', { exact: true }).tap();
    const sheet = page.getByRole('banner').getByRole('navigation');
    await sheet.getByRole('textbox', { name: 'Search' }).fill('pricing');
    await sheet.getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/search?q=pricing');
    await expect(hits(page).first()).toBeVisible();
  });
});
