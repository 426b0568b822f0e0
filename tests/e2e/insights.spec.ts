import type { Locator, Page } from '@playwright/test';
import { formatPostDate } from '#src/domains/content/posts/post.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { documentRequests, waitForHydration } from './support/application.ts';
import {
  CATEGORIES,
  FIRST_PAGE_COUNT,
  LISTED_POSTS,
  pathOfCategory,
  pathOfPost,
  POSTS,
  UNLISTED_POSTS,
} from './support/content.ts';
import { pathsOf } from './support/data-layer.ts';
import { elementsOf, parseHtml } from '#tests/support/html.ts';

/** The blog listing (docs/specification.md, sections 2, 3, 4, 7 and 8). */

const UNLISTED = UNLISTED_POSTS[0]!.meta.title;
const [FIRST, SECOND] = CATEGORIES as [string, string];

const filters = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter articles by category' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categoriesOf = (articles: Locator) =>
  articles.locator('ul > li:first-child').allTextContents();

async function hydrated(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('listing.island')),
  );
}

test('the listing shows all content, with the newest post featured and the rest as cards', async ({
  page,
}) => {
  await page.goto('/insights');
  await expect(filters(page).getByRole('link').first()).toHaveText('All Content');
  await expect(filters(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Insights');

  const featured = page.getByRole('region', { name: 'Featured article' });
  const { meta } = LISTED_POSTS[0]!;
  await expect(featured.getByRole('link')).toHaveText(meta.title);
  await expect(featured.getByRole('time')).toHaveText(formatPostDate(meta.published_at));
  await expect(featured).toContainText(/\d+ min read/);
  await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
  const dates = await cards(page)
    .getByRole('time')
    .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
  expect(dates).toHaveLength(FIRST_PAGE_COUNT);
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  for (const text of await cards(page).getByRole('time').allTextContents())
    expect(text).toMatch(
      /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
    );
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`choosing a category shows only its posts and changes the URL, ${how}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    if (javaScriptEnabled) await hydrated(page, '/insights');
    else await page.goto('/insights');
    await filters(page).getByRole('link', { name: FIRST }).click();
    await expect(page).toHaveURL(pathOfCategory(FIRST));
    await expect(filters(page).getByRole('link', { name: FIRST })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
    const found = await categoriesOf(cards(page));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set([FIRST]));

    await filters(page).getByRole('link', { name: 'All Content' }).click();
    await expect(page).toHaveURL('/insights');
    await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
    await context.close();
  });
}

test('every category has posts, and together they contain all posts', async ({ request }) => {
  const read = async (path: string) => parseHtml(await (await request.get(path)).text());
  const hrefs = elementsOf(await read('/insights'), 'nav')
    .filter(({ attribs }) => attribs['aria-label'] === 'Filter articles by category')
    .flatMap((nav) => elementsOf(nav, 'a').slice(1))
    .map(({ attribs }) => attribs['href']!);
  expect(hrefs.toSorted()).toEqual(CATEGORIES.map(pathOfCategory).toSorted());
  let sum = 0;
  for (const href of hrefs) {
    const [main] = elementsOf(await read(href), 'main');
    const count = elementsOf(main!, 'article').length;
    expect(count, href).toBeGreaterThan(0);
    sum += count;
  }
  expect(sum).toBe(LISTED_POSTS.length);
});

test('back and forward restore chosen categories', async ({ page }) => {
  await hydrated(page, '/insights');
  for (const name of [FIRST, SECOND]) {
    await filters(page).getByRole('link', { name }).click();
    await expect(filters(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(filters(page).getByRole('link', { name: FIRST })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(filters(page).getByRole('link', { name: 'All Content' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goForward();
  await expect(page).toHaveURL(pathOfCategory(FIRST));
  await expect.poll(async () => new Set(await categoriesOf(cards(page)))).toEqual(new Set([FIRST]));
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(
    `the archive opens and closes, and contains the unlisted post, ${how}`,
    { tag: javaScriptEnabled ? [] : '@full' },
    async ({ browser, site, viewport }) => {
      const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url, viewport });
      const page = await context.newPage();
      await page.goto('/insights');
      await expect(page.getByRole('heading', { name: 'Complete Article Archive' })).toBeVisible();
      const unlisted = page.getByRole('link', { name: UNLISTED });
      await expect(unlisted).toBeHidden();
      await page.getByText('View All Articles').click();
      await expect(page.getByText('Hide Archive')).toBeVisible();
      await expect(page.getByText('View All Articles')).toBeHidden();
      await expect(unlisted).toBeVisible();
      await expect(page.locator('#archive').getByRole('listitem')).toHaveCount(POSTS.length);

      await page.getByText('Hide Archive').click();
      await expect(page.getByText('View All Articles')).toBeVisible();
      await expect(unlisted).toBeHidden();
      await page.getByText('View All Articles').click();
      await unlisted.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNLISTED);
      await context.close();
    },
  );
}

test('the unlisted post is on no card and not in related posts', async ({ page }) => {
  const [{ category }] = UNLISTED_POSTS as [(typeof POSTS)[0]];
  await page.goto(pathOfCategory(category));
  await expect(cards(page).filter({ hasText: UNLISTED })).toHaveCount(0);
  const neighbor = LISTED_POSTS.find((post) => post.category === category) ?? LISTED_POSTS[0]!;
  await page.goto(pathOfPost(neighbor));
  await expect(page.getByRole('region', { name: 'Read next' })).toBeVisible();
  await expect(page.getByRole('link', { name: UNLISTED })).toHaveCount(0);
});

test('shows six skeleton cards while another category loads, then its posts in their place', async ({
  page,
}) => {
  await hydrated(page, '/insights');
  const views = () => pathsOf(page);
  const documents = documentRequests(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/insights?category=*', async (route) => {
    await released;
    await route.continue();
  });
  const chosen = filters(page).getByRole('link', { name: SECOND });
  await chosen.click();
  await expect(page.locator('.skeleton-card')).toHaveCount(6);
  await expect(page.locator('.skeleton-card').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Featured article' })).toBeHidden();
  release();
  await expect(page.locator('.skeleton-card')).toHaveCount(0);
  await expect
    .poll(async () => new Set(await categoriesOf(cards(page))))
    .toEqual(new Set([SECOND]));
  await expect(page).toHaveURL(pathOfCategory(SECOND));
  await expect(page).toHaveTitle(new RegExp(SECOND.replace('&', '.')));
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(0);
  await expect.poll(views).toEqual(['/insights', '/insights']);
  expect(documents).toEqual([]);
});

test('a category whose list cannot be fetched opens as a document', async ({ page }) => {
  await hydrated(page, '/insights');
  await page.route('**/insights?category=*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.evaluate(() => void (document.title = 'Before'));
  await filters(page).getByRole('link', { name: FIRST }).click();
  await expect(page).toHaveURL(pathOfCategory(FIRST));
  await expect(page).not.toHaveTitle('Before');
  await expect.poll(async () => new Set(await categoriesOf(cards(page)))).toEqual(new Set([FIRST]));
});

test('an unknown category links back to all content', async ({ page }) => {
  const answer = await page.goto('/insights?category=Gardening');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'No Blog Posts Found' })).toBeVisible();
  await expect(page.getByText('Check back later for new content!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All Content' }).last().click();
  await expect(cards(page)).toHaveCount(FIRST_PAGE_COUNT);
});
