import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  documentRequests,
  loseFiles,
  openedTab,
  visit,
  waitForHydration,
} from './support/application.ts';
import { headingOf } from './support/content.ts';
import { POST } from './support/public-pages.ts';

/** Client navigations, detected by a mark on the window that a document load would remove. */

const setMark = (page: Page) =>
  page.evaluate(() => void ((window as { mark?: boolean }).mark = true));

const hasMark = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true);

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('after hydration, links of header, page and footer load no document', async ({ page }) => {
  await visit(page, '/');
  await setMark(page);
  const documents = documentRequests(page);
  const heading = page.getByRole('heading', { level: 1 });

  await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page).toHaveTitle(/^Insights on CRM/);
  const post = page.locator(`main article a[href="${POST}"]`).first();
  const title = (await post.innerText()).trim();
  await post.click();
  await expect(page).toHaveURL(POST);
  await expect(heading).toHaveText(title);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
  await expect(heading).toHaveText(headingOf('/'));

  expect(documents).toEqual([]);
  expect(await hasMark(page)).toBe(true);
});

test('a client navigation shows its progress at once, before any response', async ({ page }) => {
  await visit(page, '/about');
  const isLoading = await page.evaluate(() => {
    document.querySelector<HTMLAnchorElement>('.site-legal a[href="/privacy"]')!.click();
    return document.querySelector('.site-progress')!.hasAttribute('data-loading');
  });
  expect(isLoading).toBe(true);
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('.site-progress')).not.toHaveAttribute('data-loading');
});

test('styles that could not be loaded while the pointer rested on a link are loaded at the click', async ({
  page,
}) => {
  await visit(page, '/about');
  const lost = await loseFiles(page, 'styles-*.css');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' });
  await link.hover();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page.locator('link[href*="/assets/styles-"]')).toHaveCount(0);
  const documents = documentRequests(page);
  await link.click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.locator('link[href*="/assets/styles-"]')).toHaveCount(1);
  expect(documents).toEqual([]);
});

test('a link whose page has code that cannot be loaded opens its document', async ({ page }) => {
  await visit(page, '/about');
  await page.route(/success-stories-[^/]*\.js/, (route) => route.abort());
  const documents = documentRequests(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headingOf('/about'));
  expect(documents).toContain('/insights/success-stories');
});

test('the browser handles a click with a modifier key; a client navigation scrolls to the top and focuses the heading', async ({
  page,
}) => {
  await visit(page, '/');
  const insights = page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true });
  const click = () => insights.click({ modifiers: ['ControlOrMeta'] });
  await (await openedTab(page, click, '/insights')).close();
  await expect(page).toHaveURL('/');

  const story = page.locator('main a[href^="/insights/success-stories/"]').first();
  await story.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await story.click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL(/success-stories\/./);
  await expect(heading).toBeFocused();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test('a reload and going back restore the scroll position, and going forward starts at the top', async ({
  page,
}) => {
  await visit(page, '/insights/success-stories');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const atFooter = await scrollPosition(page);
  expect(atFooter).toBeGreaterThan(500);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(atFooter);
  await waitForHydration(page);

  const story = page.locator('main a[href^="/insights/success-stories/"]').last();
  await story.scrollIntoViewIfNeeded();
  const position = await scrollPosition(page);
  expect(position).toBeGreaterThan(500);
  await story.click();
  await expect(page).toHaveURL(/success-stories\/./);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect.poll(() => scrollPosition(page)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL(/success-stories\/./);
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

for (const [way, rest] of [
  ['hovering', 'hover'],
  ['focusing', 'focus'],
] as const) {
  test(`${way} a link prefetches its page, and clicking it transfers only headers`, async ({
    page,
  }) => {
    await visit(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' });
    const fetched = page.waitForResponse('**/insights/success-stories.data*');
    await link[rest]();
    await (await fetched).finished();
    await link.click();
    await expect(page).toHaveURL('/insights/success-stories');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const transferred = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource');
      const data = files.filter(({ name }) => new URL(name).pathname.endsWith('.data'));
      return data.map(({ name, transferSize }) => ({ path: new URL(name).pathname, transferSize }));
    });
    expect(transferred[0]).toMatchObject({ path: '/insights/success-stories.data' });
    expect(transferred[0]!.transferSize).toBeGreaterThan(1_000);
    for (const { transferSize } of transferred.slice(1)) expect(transferSize).toBeLessThan(1_000);
  });
}

test('a fragment link scrolls without loading anything', async ({ page }) => {
  await visit(page, POST);
  await setMark(page);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page).toHaveURL(({ hash }) => hash === target);
  expect(await hasMark(page)).toBe(true);
  expect(requests.filter((url) => url.includes('.data'))).toEqual([]);
});

test('back from a fragment restores the scroll position, and forward returns to the fragment', async ({
  page,
}) => {
  const part = page.locator('#form');
  await visit(page, '/playbooks/hubspot-executive-cheatsheet');
  for (const times of ['once', 'twice']) {
    await page.getByRole('link', { name: 'Download Free' }).first().click();
    await expect(part, times).toBeInViewport();
    await page.goBack();
    await expect.poll(() => scrollPosition(page), times).toBe(0);
  }
  await page.goForward();
  await expect(part).toBeInViewport();
});

test('filtering articles is a client navigation that preserves the rest of the page', async ({
  page,
}) => {
  await visit(page, '/insights');
  await setMark(page);
  const filters = page.getByRole('main').getByRole('list').filter({ hasText: 'All Content' });
  await expect(filters.getByRole('link').first()).toHaveText('All Content');
  const chosen = filters.getByRole('link').nth(1);
  const name = (await chosen.innerText()).trim();
  await chosen.click();
  await expect(page).toHaveURL(
    `/insights?category=${encodeURIComponent(name).replaceAll('%20', '+')}`,
  );
  await expect(filters.getByRole('link', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(await hasMark(page)).toBe(true);
});
