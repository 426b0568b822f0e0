import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { untilAlive } from './support/application.ts';
import { footerForm } from './support/newsletter-form.ts';

/** The blog listing (spec sections 2, 3, 4, 7 and 8). */

const UNLISTED = 'Test an AI assistant on fifty real cases before launch';

const filters = (page: Page) =>
  page.getByRole('navigation', { name: 'Filter articles by category' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const categoriesOf = (articles: Locator) =>
  articles.locator('ul > li:first-child').allTextContents();

async function hydrated(page: Page, path: string) {
  await page.goto(path);
  await footerForm(page).field.focus();
  await untilAlive(page);
}

test(
  'the listing opens with all content, the newest post featured, and the rest as cards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/insights');
    await expect(filters(page).getByRole('link').first()).toHaveText('All Content');
    await expect(filters(page).getByRole('link').first()).toHaveAttribute('aria-current', 'page');
    await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Insights');

    const featured = page.getByRole('region', { name: 'Featured article' });
    await expect(featured.getByRole('link')).toHaveText(
      'Measure CRM adoption in weekly users who do real work',
    );
    await expect(featured.getByRole('time')).toHaveText('November 11, 2026');
    await expect(featured).toContainText(/\d+ min read/);
    await expect(cards(page)).toHaveCount(13);
    const dates = await cards(page)
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
    expect(dates).toHaveLength(13);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const text of await cards(page).getByRole('time').allTextContents())
      expect(text).toMatch(
        /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
      );
  },
);

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`choosing a category shows only its posts and has an address, ${how}`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    if (javaScriptEnabled) await hydrated(page, '/insights');
    else await page.goto('/insights');
    await filters(page).getByRole('link', { name: 'AI Enablement' }).click();
    await expect(page).toHaveURL('/insights?category=AI+Enablement');
    await expect(filters(page).getByRole('link', { name: 'AI Enablement' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(filters(page).locator('[aria-current]')).toHaveCount(1);
    const found = await categoriesOf(cards(page));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found)).toEqual(new Set(['AI Enablement']));

    await filters(page).getByRole('link', { name: 'All Content' }).click();
    await expect(page).toHaveURL('/insights');
    await expect(cards(page)).toHaveCount(13);
    await context.close();
  });
}

test('every category that can be chosen has posts, and together they are all', async ({ page }) => {
  await page.goto('/insights');
  const hrefs = await filters(page)
    .getByRole('link')
    .evaluateAll((links) => links.slice(1).map((link) => link.getAttribute('href')!));
  let sum = 0;
  for (const href of hrefs) {
    await page.goto(href);
    const count = await cards(page).count();
    expect(count, href).toBeGreaterThan(0);
    sum += count;
  }
  expect(sum).toBe(13);
});

test('back and forward walk through the categories that were chosen', async ({ page }) => {
  await hydrated(page, '/insights');
  for (const name of ['AI Enablement', 'Data Quality']) {
    await filters(page).getByRole('link', { name }).click();
    await expect(filters(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(filters(page).getByRole('link', { name: 'AI Enablement' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goBack();
  await expect(filters(page).getByRole('link', { name: 'All Content' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goForward();
  await expect(page).toHaveURL('/insights?category=AI+Enablement');
  await expect
    .poll(async () => new Set(await categoriesOf(cards(page))))
    .toEqual(new Set(['AI Enablement']));
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(
    `the archive opens and closes, and holds the unlisted post, ${how}`,
    { tag: '@phone' },
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
      await expect(page.locator('#archive').getByRole('listitem')).toHaveCount(14);

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

test('the unlisted post is on no card and in no other post', async ({ page }) => {
  await page.goto('/insights?category=AI+Enablement');
  await expect(cards(page).filter({ hasText: UNLISTED })).toHaveCount(0);
  await page.goto('/insights/first-ai-use-case');
  await expect(page.getByRole('link', { name: UNLISTED })).toHaveCount(0);
});

test(
  'six skeleton cards stand in for the listing while it is slow to arrive',
  { tag: '@phone' },
  async ({ page }) => {
    await hydrated(page, '/');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/insights.data*', async (route) => {
      await released;
      await route.continue();
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Insights', exact: true })
      .first()
      .click();
    await expect(page.locator('.skeleton-card')).toHaveCount(6);
    await expect(page.locator('.skeleton-card').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insights');
    await expect(page.locator('.skeleton-card')).toHaveCount(0);
    await expect(cards(page)).toHaveCount(13);
  },
);

test('six skeleton cards stand in for the cards while another category is slow to arrive', async ({
  page,
}) => {
  await hydrated(page, '/insights');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/insights.data*', async (route) => {
    await released;
    await route.continue();
  });
  await filters(page).getByRole('link', { name: 'Data Quality' }).click();
  await expect(page.locator('.skeleton-card')).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Featured article' })).toBeHidden();
  release();
  await expect(page.locator('.skeleton-card')).toHaveCount(0);
  await expect
    .poll(async () => new Set(await categoriesOf(cards(page))))
    .toEqual(new Set(['Data Quality']));
});

const HOSTILE = [
  'category=Nobody+wrote+about+this',
  `category=${'x'.repeat(7_000)}`,
  'category=%00',
  'category=%E0%A4%A',
  "category=' or 1=1; drop table cms_blog_posts; --",
  'category=%25',
  'category=<script>alert(1)</script>',
  'category=日本語 🦀 ‮',
  'category=AI+Enablement&category=Data+Quality',
  'category[]=AI+Enablement',
  'category=',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=NaN',
  'page=Infinity',
  'page=1e3',
  'page=99999',
  'page=9007199254740993',
  `page=${'9'.repeat(400)}`,
  'page=２',
  'page=2;drop',
  'page=1&page=2',
  'archive=0',
  'archive=99999',
  'archive=-9223372036854775809',
  'page=2&category=AI+Enablement',
  '__proto__=1&constructor=2',
];

for (const query of HOSTILE) {
  test(`the listing asked for ?${query.slice(0, 60)} answers 200 or an empty 404`, async ({
    site,
  }) => {
    const address = `${site.url}/insights?${query.replaceAll(' ', '%20').replaceAll('<', '%3C')}`;
    const answer = await fetch(address);
    const text = await answer.text();
    expect([200, 404]).toContain(answer.status);
    // A page of the archive that is not there leaves the listing above it as it is.
    if (answer.status === 404 && query !== 'archive=99999') {
      expect(text).toContain('No Blog Posts Found');
      expect(text).toContain('Check back later for new content!');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(text).not.toContain('<script>alert(1)');
    const again = await fetch(`${site.url}/insights`);
    expect(await again.text()).toContain('All Content');
  });
}

test(
  'a category that nobody wrote in offers the way back to all content',
  { tag: '@phone' },
  async ({ page }) => {
    const answer = await page.goto('/insights?category=Gardening');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'No Blog Posts Found' })).toBeVisible();
    await expect(page.getByText('Check back later for new content!')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All Content' }).last().click();
    await expect(cards(page)).toHaveCount(13);
  },
);
