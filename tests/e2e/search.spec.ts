import type { Page } from '@playwright/test';
import { BRAND } from '#content/brand.ts';
import { VISTAGE } from '#content/pages/vistage.ts';
import { readSeedPosts } from '#src/domains/content/posts/seed-posts.server.ts';
import { HITS_PER_PAGE } from '#src/domains/search/search.server.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, smallTargets } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import { COMMON_WORD, SLIP, STORY, WORD } from './support/search-content.ts';

/** /search: results, typos, empty results and empty queries; by link and by form. */

const field = (page: Page) => page.getByRole('main').getByLabel('Search', { exact: true });
const hits = (page: Page) => page.locator('.hits li');
const told = (page: Page) => page.locator('.search-status');

/** Waits until the site has filled its search. */
test.beforeEach(async ({ request }) => {
  await expect.poll(async () => (await request.get(`/search?q=${WORD}`)).status()).toBe(200);
});

test('results show kind, passage and address, and link to the page', async ({ page }) => {
  await visit(page, `/search?q=${WORD}`);
  await expect(page).toHaveTitle(`Search: ${WORD} | ${BRAND.shortName}`);
  await expect(field(page)).toHaveValue(WORD);
  await expect(told(page)).toHaveText(/^\d+ results?$/);
  const story = hits(page).filter({ hasText: STORY.path });
  await expect(story).toContainText('Success story');
  await expect(story.locator('mark').first()).toHaveText(WORD, { ignoreCase: true });
  await story.getByRole('link').click();
  await expect(page).toHaveURL(STORY.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an article in the results shows its date', { tag: '@full' }, async ({ page }) => {
  const posts = await readSeedPosts('content/posts');
  const { slug, meta } = posts.find((post) => post.meta.status === 'published')!;
  await page.goto(`/search?${new URLSearchParams({ q: meta.title })}`);
  const article = hits(page).filter({ hasText: `/insights/${slug}` });
  await expect(article).toContainText('Article');
  await expect(article.locator('time')).toHaveText(/20\d\d$/);
});

test('corrects a typo and says so', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/search?q=${SLIP}`);
  await expect(page.getByRole('main')).toContainText(`Showing results for ${WORD}.`);
  await expect(field(page)).toHaveValue(SLIP);
  await expect(hits(page).filter({ hasText: STORY.path })).toHaveCount(1);
});

test('paginates results and announces their number', async ({ page }) => {
  await visit(page, `/search?q=${COMMON_WORD}`);
  await expect(hits(page)).toHaveCount(HITS_PER_PAGE);
  const first = await hits(page).locator('h2').allInnerTexts();
  await page.getByRole('link', { name: 'More results' }).click();
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}&page=2`);
  await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible();
  const second = await hits(page).locator('h2').allInnerTexts();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await page.goBack();
  await expect(told(page)).toContainText('page 1 of');
});

test('an empty result offers links, one of them to contact', async ({ page }) => {
  await visit(page, '/search?q=quantum+zebra');
  await expect(told(page)).toHaveText('Nothing found for “quantum zebra”');
  await expect(field(page)).toHaveValue('quantum zebra');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('heading', { name: 'Services' })).toBeVisible();
  // A query of exclusions finds nothing, but a title is similar.
  const q = STORY.title.replaceAll(/\S+/g, '-$&');
  await page.goto(`/search?${new URLSearchParams({ q })}`);
  await expect(main.getByRole('heading', { name: 'Did you mean' })).toBeVisible();
});

test('without a query the page lists services and the newest articles', async ({ page }) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%00&page=x']) {
    await page.goto(path);
    await expect(page).toHaveTitle(`Search | ${BRAND.shortName}`);
    const main = page.getByRole('main');
    await expect(main.locator('a[href^="/services/"]').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Newest articles' })).toBeVisible();
  }
});

test('Back restores an earlier query', async ({ page }) => {
  await visit(page, `/search?q=${WORD}`);
  await field(page).fill(COMMON_WORD);
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search?q=${COMMON_WORD}`);
  await hits(page).first().getByRole('link').click();
  await expect(hits(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue(COMMON_WORD);
  await page.goBack();
  await expect(field(page)).toHaveValue(WORD);
  await expect(hits(page).first()).toContainText(WORD, { ignoreCase: true });
});

test('escapes the query', async ({ page, request }) => {
  const hostile = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
  const answer = await request.get(`/search?q=${encodeURIComponent(`${WORD} ${hostile}`)}`);
  expect(await answer.text()).not.toContain('<img src=x');
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
  await expect(field(page)).toHaveValue(hostile);
  expect(dialogs).toEqual([]);
});

test('responses are not cached or indexed, and never an error', async ({ request }) => {
  const queries = [
    WORD,
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
  expect(await (await request.get(`/search?q=${WORD}`)).text()).toContain(
    '<meta name="robots" content="noindex"',
  );
  // A page with noindex.
  const query = new URLSearchParams({ q: VISTAGE.title });
  const known = await (await request.get(`/search?${query}`)).text();
  expect(known).not.toContain(`hit-address">${VISTAGE.path}<`);
});

test(
  'passes axe with and without results, and has large targets',
  { tag: '@phone' },
  async ({ page }) => {
    for (const path of [`/search?q=${SLIP}`, '/search?q=quantum+zebra']) {
      await visit(page, path);
      await expectNoViolations(page, path);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  },
);

test.describe('with JavaScript disabled', () => {
  test.use({ javaScriptEnabled: false });

  test('the header’s form searches, and results are links', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByLabel('Search').first().click();
    const form = page.getByRole('search', { name: 'Site' });
    await form.getByRole('textbox').fill(SLIP);
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(`/search?q=${SLIP}`);
    await expect(page.getByRole('main')).toContainText(`Showing results for ${WORD}.`);
    await field(page).fill(STORY.title);
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    const story = hits(page).filter({ hasText: STORY.path });
    await story.getByRole('link').click();
    await expect(page).toHaveURL(STORY.path);
  });

  test('the mobile menu has the form too', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Menu', { exact: true }).tap();
    const sheet = page.getByRole('banner').getByRole('navigation');
    await sheet.getByRole('textbox', { name: 'Search' }).fill(WORD);
    await sheet.getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL(`/search?q=${WORD}`);
    await expect(hits(page).first()).toBeVisible();
  });
});
