import sharp from 'sharp';
import type { Page } from '@playwright/test';
import type { WebVitalEvent } from '#src/domains/analytics/events.ts';
import type { MeasurementPost } from '#src/domains/analytics/measurement-post.ts';
import { analyticsViews } from '#src/domains/analytics/analytics-tables.server.ts';
import { findRunningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, visit } from './support/application.ts';
import { eventsOf } from './support/data-layer.ts';
import { withDatabase } from './support/own-database.ts';
import { POST } from './support/public-pages.ts';

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

/** Opens a page and waits until it is measured: what is pressed before, the script learns of when the tab is really left. */
async function visitMeasured(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect.poll(async () => (await eventsOf(page, 'web_vital')).length).toBeGreaterThan(1);
}

/** As a tab is hidden that the visitor leaves. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('vitals reach the data layer once each, with their rating', async ({ page }) => {
  await visitMeasured(page, '/');
  // What answers at once is too quick to be told.
  await page.evaluate(() => {
    addEventListener('click', () => {
      const start = performance.now();
      while (performance.now() - start < 80);
    });
    new PerformanceObserver((list) => {
      const isOfPress = list.getEntries().some((entry) => entry.name === 'click');
      // Whoever else listens has had its turn once nothing is left to do.
      if (isOfPress) requestIdleCallback(() => (document.documentElement.dataset['answered'] = ''));
    }).observe({ type: 'event', durationThreshold: 40 });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('html[data-answered]')).toBeAttached();
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

test('a figure that grew since the tab was hidden is told again, for the data layer to add up', async ({
  page,
}) => {
  const posts = await watchPosts(page);
  await visitMeasured(page, '/');
  const shifts = async () =>
    ((await eventsOf(page, 'web_vital')) as unknown as WebVitalEvent[]).filter(
      ({ name }) => name === 'CLS',
    );
  await hide(page);
  await expect.poll(async () => (await shifts()).length).toBe(1);
  // Something comes late, above what is being read.
  await page.evaluate(async () => {
    const shifted = new Promise<void>((resolve) =>
      new PerformanceObserver(() => resolve()).observe({ type: 'layout-shift' }),
    );
    const late = document.createElement('div');
    late.style.height = '300px';
    document.querySelector('main')!.prepend(late);
    await shifted;
  });
  await hide(page);
  await expect.poll(async () => (await shifts()).length).toBe(2);
  const [before, after] = (await shifts()) as [WebVitalEvent, WebVitalEvent];
  expect(after.value).toBeGreaterThan(before.value);
  expect(after.id).toBe(before.id);
  expect(before.delta + after.delta).toBeCloseTo(after.value);
  const told = posts.flatMap(({ vitals }) => vitals).filter(({ name }) => name === 'CLS');
  expect(told.map(({ value }) => value)).toEqual([before.value]);
});

test('a picture that is the largest of the first screen is told with its address', async ({
  page,
  site,
}) => {
  // Our covers are drawings of a few bytes, which browsers take for backgrounds.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { width: 900, height: 450, channels: 3 as const, background: '#888', noise };
  const photo = await sharp({ create }).png().toBuffer();
  await page.route('**/media/cms_media/Insights/*', (route) =>
    route.fulfill({ body: photo, contentType: 'image/png' }),
  );
  await page.setViewportSize({ width: 1280, height: 1400 });
  await visitMeasured(page, POST);
  await page.mouse.click(5, 300);
  await expect
    .poll(() => eventsOf(page, 'performance_metric'))
    .toEqual([
      {
        event: 'performance_metric',
        name: 'lcp_image',
        value: expect.any(Number),
        image_source: expect.stringContaining(`${site.url}/media/cms_media/Insights/`),
      },
    ]);
});

test('what was counted is sent when the page is left: each view, and where each vital belongs', async ({
  page,
}) => {
  const posts = await watchPosts(page);
  await visitMeasured(page, '/');
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

test('a view that no script outlived is counted all the same', async ({ page, site }) => {
  const address = (await findRunningAddress(site.dataDir)) ?? '';
  const count = () =>
    withDatabase(address, async (db) => {
      const rows = await db.select().from(analyticsViews);
      return rows
        .filter(({ path }) => path === '/crm-for-roofers')
        .reduce((sum, { views }) => sum + views, 0);
    });
  const before = await count();
  await holdScripts(page);
  await page.goto('/crm-for-roofers');
  await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(count).toBe(before + 1);
});

test('no cookie and nothing lasting is left behind by reading', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await hide(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
