import type { Page } from '@playwright/test';
import type { MeasurementPost } from '#src/domains/analytics/measurement-post.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, visit } from './support/application.ts';
import { eventsOf } from './support/data-layer.ts';

/** What a page measures of itself, for the data layer and for our own server (spec sections 7 and 9). */

/** What pages send to be measured, from now on. */
async function watchPosts(page: Page): Promise<MeasurementPost[]> {
  const posts: MeasurementPost[] = [];
  await page.exposeFunction('keepPost', (body: string) => posts.push(JSON.parse(body) as never));
  // A beacon's body cannot be read from outside of the page.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      (window as unknown as { keepPost(body: unknown): void }).keepPost(body);
      return send(address, body);
    };
  });
  return posts;
}

/** As a tab is hidden that the visitor leaves. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('vitals reach the data layer once each, with their rating', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => (await eventsOf(page, 'web_vital')).length).toBeGreaterThan(2);
  await hide(page);
  await expect
    .poll(async () =>
      (await eventsOf(page, 'web_vital')).map(({ name }) => String(name)).toSorted(),
    )
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  for (const { name, value, rating } of await eventsOf(page, 'web_vital')) {
    expect(typeof value, String(name)).toBe('number');
    expect(['good', 'needs-improvement', 'poor']).toContain(rating);
  }
});

test('a picture that is the largest of the first screen is told with its address', async ({
  page,
}) => {
  await page.setContent(''); // another origin has no beacon to send
  await visit(page, '/insights/crm-data-audit-order');
  await page.mouse.click(5, 300);
  await hide(page);
  const vitals = await eventsOf(page, 'web_vital');
  const images = await eventsOf(page, 'performance_metric');
  const lcp = vitals.find(({ name }) => name === 'LCP');
  expect(lcp).toBeDefined();
  for (const image of images)
    expect(image).toMatchObject({ name: 'lcp_image', value: lcp!['value'] });
});

test('what was counted is sent when the page is left: each view, and where each vital belongs', async ({
  page,
}) => {
  const posts = await watchPosts(page);
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(2);
  await expect.poll(async () => (await eventsOf(page, 'web_vital')).length).toBeGreaterThan(2);
  await hide(page);
  await expect.poll(() => posts).toHaveLength(1);
  const [{ views, vitals, weight }] = posts as [MeasurementPost];
  expect(views).toEqual([{ path: '/' }, { path: '/about' }]);
  expect(weight).toBe(1);
  const pathOf = (wanted: string) => vitals.find(({ name }) => name === wanted)?.path;
  expect(['LCP', 'FCP', 'TTFB', 'FID'].map(pathOf)).toEqual(['/', '/', '/', '/']);
  // Hidden again, there is nothing new to tell.
  await hide(page);
  expect(posts).toHaveLength(1);
});

test('a view that no script outlived is counted all the same', async ({ page }) => {
  const posts = await watchPosts(page);
  await holdScripts(page);
  await page.goto('/services');
  await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(1);
  const answered = page.waitForResponse('**/api/vitals');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  expect((await answered).status()).toBe(204);
  await expect
    .poll(() => posts)
    .toEqual([{ views: [{ path: '/services' }], vitals: [], weight: 1 }]);
});

test('no cookie and nothing lasting is left behind by reading', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await hide(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
