import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  documentRequests,
  openedTab,
  visit,
  waitForHydration,
  watchForProblems,
} from './support/application.ts';
import { headingOf } from './support/content.ts';
import { POST, STORY } from './support/public-pages.ts';

/** Ways from one document to the next. */

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('links of header, page and footer lead to their pages', async ({ page }) => {
  await visit(page, '/');
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
});

test('a click with a modifier key opens a tab; a link leads to the top of its page', async ({
  page,
}) => {
  await visit(page, '/');
  const insights = page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true });
  const click = () => insights.click({ modifiers: ['ControlOrMeta'] });
  await (await openedTab(page, click, '/insights')).close();
  await expect(page).toHaveURL('/');

  const story = page.locator('main a[href^="/insights/success-stories/"]').last();
  await story.scrollIntoViewIfNeeded();
  expect(await scrollPosition(page)).toBeGreaterThan(500);
  await story.click();
  await expect(page).toHaveURL(/success-stories\/./);
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

test('a fragment link scrolls without loading anything', async ({ page }) => {
  await visit(page, POST);
  const documents = documentRequests(page);
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page.locator(target)).toBeInViewport();
  await expect(page).toHaveURL(({ hash }) => hash === target);
  expect(documents).toEqual([]);
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
