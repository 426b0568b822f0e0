import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit, watchForProblems } from './support/application.ts';
import { POST, STORY, UNKNOWN } from './support/public-pages.ts';

/** Client navigations render the same as documents; every-page.spec.ts checks that hydration changes nothing. */

const PAGES = [
  '/',
  '/insights',
  '/insights/success-stories',
  '/services',
  '/book-audit',
  '/privacy',
];

/** The elements of a page with their classes. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')].map((element) => {
      const copy = element.cloneNode() as Element;
      copy.removeAttribute('data-static'); // by which a document's markup is found
      return copy.outerHTML;
    }),
  );

test('a client navigation renders the same text and elements as the document', async ({
  page,
  context,
}) => {
  const walker = await context.newPage();
  await visit(walker, UNKNOWN);
  for (const path of [...PAGES, STORY, POST]) {
    await page.goto(path);
    const expected = await page.getByRole('main').innerText();
    await walker.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')!.append(link);
      link.click();
      link.remove();
    }, path);
    await expect(walker).toHaveURL(path);
    await expect(walker).toHaveTitle(await page.title());
    await expect.poll(() => walker.getByRole('main').innerText(), path).toBe(expected);
    const elements = await outline(page);
    expect(elements.length).toBeGreaterThan(0);
    expect.soft(await outline(walker), path).toEqual(elements);
  }
});

test('back and forward show complete pages', async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, '/insights/success-stories');
  const text = () => page.getByRole('main').innerText();
  const stories = await text();
  await page.locator(`main a[href="${STORY}"]`).click();
  await expect(page).toHaveURL(STORY);
  await expect.poll(text).not.toBe(stories);
  const story = await text();
  await page.goBack();
  await expect.poll(text).toBe(stories);
  await page.goForward();
  await expect.poll(text).toBe(story);
  expect(problems).toEqual([]);
});
