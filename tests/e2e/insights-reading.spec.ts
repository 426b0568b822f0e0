import type { Page } from '@playwright/test';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { STORY_INDUSTRIES } from '#src/domains/content/stories/success-story.ts';
import { formatPostDate } from '#src/domains/content/posts/post.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { LISTED_POSTS, pathOfCategory, pathOfPost, POSTS } from './support/content.ts';
import {
  elementsOf,
  type Element as HtmlElement,
  parseHtml,
  rawTextOf as textOf,
} from '#tests/support/html.ts';
import { POST } from './support/public-pages.ts';
import { sampleOf } from '#tests/support/tier.ts';

/** Reading posts and success stories (docs/specification.md, sections 2 and 3). */

const READ = LISTED_POSTS.find((post) => pathOfPost(post) === POST)!;
const STORIES = '/insights/success-stories';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const stories = (page: Page) => page.getByRole('main').getByRole('article');

test('a post shows author, date and read time', async ({ page }) => {
  await page.goto(POST);
  await expect(heading(page)).toHaveText(READ.meta.title);
  expect((await page.title()).startsWith(`${READ.meta.seo.title} |`)).toBe(true);
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByText(READ.meta.author).first()).toBeVisible();
  await expect(page.locator('.article-facts .avatar, .author-note .avatar')).toHaveCount(2);
  await expect(article.getByRole('time').first()).toHaveText(
    formatPostDate(READ.meta.published_at),
  );
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'About the author' })).toContainText(
    READ.meta.author,
  );
});

test(
  'each entry of the table of contents jumps to its heading',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(POST);
    const folded = page.getByRole('main').locator('summary').filter({ hasText: 'On this page' });
    const isFolded = await folded.isVisible();
    if (isFolded) await folded.click();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents).toHaveCount(1); // the other one is hidden at this size
    const entries = await contents.getByRole('link').allTextContents();
    expect(entries.length).toBeGreaterThan(2);
    for (const entry of entries) {
      await contents.getByRole('link', { name: entry, exact: true }).click();
      const target = page.getByRole('main').getByRole('heading', { name: entry, exact: true });
      await expect(target).toBeInViewport();
      const { top, header } = await target.evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      }));
      // Not covered by the sticky header.
      expect(top, entry).toBeGreaterThanOrEqual(Math.min(header, 200) - 1);
      const id = await target.getAttribute('id');
      await expect(page).toHaveURL(({ hash }) => hash === `#${id}`);
      if (isFolded) await folded.scrollIntoViewIfNeeded();
    }
  },
);

test('a post lists related posts, its own category first', async ({ page }) => {
  const isKin = ({ category, slug }: (typeof LISTED_POSTS)[0]) =>
    LISTED_POSTS.some((other) => other.category === category && other.slug !== slug);
  const read = LISTED_POSTS.find(isKin)!;
  await page.goto(pathOfPost(read));
  const related = page.getByRole('region', { name: 'Read next' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByRole('article').first()).toContainText(read.category);
  await expect(related.getByRole('link', { name: read.meta.title })).toHaveCount(0);
  const title = await related.getByRole('link').first().textContent();
  await related.getByRole('link').first().click();
  await expect(heading(page)).toHaveText(title!);
});

test('the breadcrumbs of a post link to its category', async ({ page }) => {
  await page.goto(POST);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: READ.category })
    .click();
  await expect(page).toHaveURL(pathOfCategory(READ.category));
});

test('the archive lists every post', async ({ request }) => {
  const document = parseHtml(await (await request.get('/insights?archive=1')).text());
  const links = elementsOf(document, 'section', 'div', 'details')
    .filter(({ attribs }) => attribs['id'] === 'archive')
    .flatMap((archive) => elementsOf(archive, 'a').map(({ attribs }) => attribs['href']!));
  expect(links.toSorted()).toEqual(POSTS.map(pathOfPost).toSorted());
});

// site-crawl.spec.ts also follows these links, from wherever it finds them first.
test('no link of the listing or a post is broken', { tag: '@full' }, async ({ request }) => {
  const seen = new Map<string, string>();
  for (const path of [
    '/insights',
    STORIES,
    ...POSTS.map(pathOfPost),
    ...SUCCESS_STORIES.map(({ slug }) => `${STORIES}/${slug}`),
  ]) {
    const document = parseHtml(await (await request.get(path)).text());
    for (const main of elementsOf(document, 'main'))
      for (const { attribs } of elementsOf(main, 'a', 'img')) {
        const address = (attribs['href'] ?? attribs['src'] ?? '').replace(/#.*/, '');
        if (address.startsWith('/')) seen.set(address, path);
      }
  }
  expect(seen.size).toBeGreaterThan(30);
  for (const [address, from] of seen)
    expect((await request.get(address)).status(), `${from} links to ${address}`).toBe(200);
});

test('returns 404 for an unknown post', async ({ request }) => {
  const answer = await request.get('/insights/nobody-wrote-this');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(elementsOf(parseHtml(html), 'h1').map(textOf)).toEqual(['Page not found']);
  expect(html).not.toContain('Error Loading Blog Posts');
});

test('stories can be filtered by industry and the filter removed', async ({ page }) => {
  await page.goto(STORIES);
  await expect(stories(page)).toHaveCount(SUCCESS_STORIES.length);
  const filters = page.getByRole('navigation', { name: 'Filter stories by industry' });
  await expect(filters.getByRole('link').first()).toHaveText('All industries');
  await expect(filters.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  for (const industry of sampleOf(STORY_INDUSTRIES)) {
    await filters.getByRole('link', { name: industry, exact: true }).click();
    await expect(filters.getByRole('link', { name: industry, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const expected = SUCCESS_STORIES.filter((story) => story.industry === industry);
    await expect(stories(page)).toHaveCount(expected.length);
    for (const { title } of expected)
      await expect(stories(page).getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('industry') === industry);
  }
  await filters.getByRole('link', { name: 'All industries' }).click();
  await expect(stories(page)).toHaveCount(SUCCESS_STORIES.length);
});

test('every story has its client, metrics with labels, and key takeaways', async ({ request }) => {
  for (const { slug, title, companyName, metrics, keyTakeaways } of SUCCESS_STORIES) {
    const html = await (await request.get(`${STORIES}/${slug}`)).text();
    const [main] = elementsOf(parseHtml(html), 'main');
    const textsOf = (...names: string[]) => elementsOf(main!, ...names).map(textOf);
    const name = `${companyName}: ${title}`;
    expect.soft(textsOf('h1').map(withoutSpaces), slug).toEqual([withoutSpaces(name)]);
    expect.soft(textsOf('li'), slug).toEqual(expect.arrayContaining([...keyTakeaways]));
    const figures = elementsOf(main!, 'dt').map((term) => {
      const [value] = elementsOf(term.parent as HtmlElement, 'dd');
      // The space between a number and its label depends on styles.
      return [textOf(term), value && withoutSpaces(textOf(value))];
    });
    for (const { metric, value } of metrics)
      expect.soft(figures, slug).toContainEqual([metric, withoutSpaces(value)]);
  }
});

test('each story links to the next, and the last to the first', async ({ page, request }) => {
  const nextOf = async (path: string) => {
    const document = parseHtml(await (await request.get(path)).text());
    const next = elementsOf(document, 'nav').find(
      ({ attribs }) => attribs['aria-label'] === 'Next story',
    );
    return elementsOf(next!, 'a')[0]?.attribs['href'];
  };
  const paths = SUCCESS_STORIES.map(({ slug }) => `${STORIES}/${slug}`);
  for (const [index, path] of paths.entries())
    expect.soft(await nextOf(path), path).toBe(paths[(index + 1) % paths.length]);

  const [first, second] = SUCCESS_STORIES;
  await page.goto(`${STORIES}/${first!.slug}`);
  await page
    .getByRole('navigation', { name: 'Next story' })
    .getByRole('link', { name: second!.title })
    .click();
  await expect(heading(page)).toContainText(second!.title);
});

test('returns 404 for an unknown story and an unknown industry', async ({ page }) => {
  expect((await page.goto(`${STORIES}/nobody`))?.status()).toBe(404);
  await expect(heading(page)).toBeVisible();
  expect((await page.goto(`${STORIES}?industry=Gardening`))?.status()).toBe(404);
  await expect(page.getByText('There are no stories from this industry yet.')).toBeVisible();
  for (const industry of ['%00', "'%20or%201=1", '%E0%A4%A', 'x'.repeat(5_000)])
    expect([200, 404]).toContain(
      (await page.request.get(`${STORIES}?industry=${industry}`)).status(),
    );
});
