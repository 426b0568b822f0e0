import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, untilAlive, visit } from './support/application.ts';

interface PageView {
  event: string;
  page_location: string;
  page_path: string;
  page_title: string;
  page_referrer: string;
  site_environment: string;
  timestamp: string;
}

const pageViews = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [] } = window as unknown as { dataLayer?: PageView[] };
    return dataLayer.filter(({ event }) => event === 'page_view');
  });

const pathsOf = async (page: Page) => (await pageViews(page)).map((view) => view.page_path);

const HOME = 'Cadron Growth Partners: from AI pilots to profit';
const INSIGHTS = 'Insights on CRM, AI and growth | Cadron Growth Partners';
const STORIES = 'Success stories | Cadron Growth Partners';

test('a walk with back and forward counts each view exactly once, with its title and referrer', async ({
  page,
  site,
}) => {
  await visit(page, '/');
  await expect.poll(() => pathsOf(page)).toEqual(['/']);
  await page.getByRole('banner').getByRole('link', { name: 'Insights', exact: true }).click();
  await expect.poll(() => pathsOf(page)).toEqual(['/', '/insights']);
  await page.goBack();
  await expect.poll(() => pathsOf(page)).toEqual(['/', '/insights', '/']);
  await page.goForward();
  await expect.poll(() => pathsOf(page)).toEqual(['/', '/insights', '/', '/insights']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect.poll(async () => (await pathsOf(page)).length).toBe(5);

  const views = await pageViews(page);
  expect(views.map((view) => view.page_title)).toEqual([HOME, INSIGHTS, HOME, INSIGHTS, STORIES]);
  expect(views.map((view) => view.page_referrer)).toEqual([
    '',
    `${site.url}/`,
    `${site.url}/insights`,
    `${site.url}/`,
    `${site.url}/insights`,
  ]);
  expect(views.map((view) => view.page_location)).toEqual(
    ['/', '/insights', '/', '/insights', '/insights/success-stories'].map(
      (path) => site.url + path,
    ),
  );
  for (const view of views) {
    expect(view.site_environment).toBe('production');
    expect(Date.now() - Date.parse(view.timestamp)).toBeLessThan(60_000);
  }
});

test('a view before hydration counts at once, and not again when React wakes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/book-audit');
  await expect.poll(() => pathsOf(page)).toEqual(['/book-audit']);
  release();
  await untilAlive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights' }).click();
  await expect.poll(() => pathsOf(page)).toEqual(['/book-audit', '/insights']);
});

test('a page reached before hydration names the page the visitor came from', async ({
  page,
  site,
}) => {
  await holdScripts(page);
  await page.goto('/insights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  const [view] = await pageViews(page);
  expect(view).toMatchObject({
    page_path: '/insights/success-stories',
    page_referrer: `${site.url}/insights`,
    page_title: await page.title(),
  });
});

test('a choice of category is a view of its own, a link within the page is none', async ({
  page,
}) => {
  await visit(page, '/insights');
  await expect.poll(() => pathsOf(page)).toHaveLength(1);
  await page.evaluate(() => void (location.hash = '#archive'));
  const filters = page.getByRole('main').getByRole('list').filter({ hasText: 'All Content' });
  await filters.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect.poll(() => pathsOf(page)).toEqual(['/insights', '/insights']);
  expect((await pageViews(page))[1]!.page_location).toContain('?category=');
});

test('the secret of a mailed link does not reach the data layer', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=a-secret');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect(JSON.stringify(await pageViews(page))).not.toContain('a-secret');
});
