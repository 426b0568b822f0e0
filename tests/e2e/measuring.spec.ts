import sharp from 'sharp';
import type { Page } from '@playwright/test';
import type { WebVitalEvent } from '#src/domains/analytics/events.ts';
import type { MeasurementPost } from '#src/domains/analytics/measurement-post.ts';
import { analyticsViews } from '#src/domains/analytics/analytics-tables.server.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, visit } from './support/application.ts';
import { eventsOf } from './support/data-layer.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';
import { POST } from './support/public-pages.ts';

/** Web Vitals and views, in the data layer and on our server (docs/specification.md, sections 7 and 9). */

/** Returns a function that reads what the pages of this tab have sent from now on. */
async function watchPosts(page: Page): Promise<() => Promise<MeasurementPost[]>> {
  // The body of a beacon is not available outside of the page, which may be gone.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const posts = JSON.parse(sessionStorage.getItem('posts') ?? '[]') as unknown[];
      sessionStorage.setItem('posts', JSON.stringify([...posts, JSON.parse(body as string)]));
      return send(address, body);
    };
  });
  return () =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('posts') ?? '[]') as MeasurementPost[]);
}

/**
 * Opens a page and waits until it is measured, because earlier interactions are reported only when the tab is hidden.
 */
async function visitMeasured(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expect.poll(async () => (await eventsOf(page, 'web_vital')).length).toBeGreaterThan(1);
}

/** Hides the tab, as when the visitor leaves. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('each vital is pushed into the data layer once, with its rating', async ({ page }) => {
  await visitMeasured(page, '/');
  // A very fast interaction is not reported.
  await page.evaluate(() => {
    addEventListener('click', () => {
      const start = performance.now();
      while (performance.now() - start < 80);
    });
    new PerformanceObserver((list) => {
      const isOfPress = list.getEntries().some((entry) => entry.name === 'click');
      // Other listeners have run once the page is idle.
      if (isOfPress) requestIdleCallback(() => (document.documentElement.dataset['answered'] = ''));
    }).observe({ type: 'event', durationThreshold: 40 });
  });
  await page.getByRole('heading', { level: 1 }).click();
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

test(
  'a vital that grew after the tab was hidden is pushed again with its delta',
  { tag: '@full' },
  async ({ page }) => {
    const posts = await watchPosts(page);
    await visitMeasured(page, '/');
    const shifts = async () =>
      ((await eventsOf(page, 'web_vital')) as unknown as WebVitalEvent[]).filter(
        ({ name }) => name === 'CLS',
      );
    await hide(page);
    await expect.poll(async () => (await shifts()).length).toBe(1);
    // Inserts content above the viewport.
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
    const told = (await posts())
      .flatMap(({ vitals }) => vitals)
      .filter(({ name }) => name === 'CLS');
    expect(told.map(({ value }) => value)).toEqual([before.value]);
  },
);

test('an LCP image is pushed with its URL', { tag: '@full' }, async ({ page, site }) => {
  // Our covers are small SVG files, which are not LCP candidates.
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

test(
  'LCP is pushed if the first press came before the measuring script',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/');
    // A press before the first paint leaves nothing to measure.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          new PerformanceObserver(resolve).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          }),
        ),
    );
    await page.mouse.click(5, 300);
    release();
    const named = async (wanted: string) =>
      (await eventsOf(page, 'web_vital')).filter(({ name }) => name === wanted);
    await expect.poll(async () => (await named('FID')).length).toBe(1);
    await expect.poll(async () => (await named('LCP')).length).toBe(1);
    const [lcp] = await named('LCP');
    expect(lcp!['delta']).toBe(lcp!['value']);
  },
);

test('leaving a page sends its view and its vitals, once', async ({ page }) => {
  const posts = await watchPosts(page);
  await visitMeasured(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(async () => (await eventsOf(page, 'page_view')).length).toBe(1);
  await expect.poll(posts).toHaveLength(1);
  const [{ views, vitals, weight }] = (await posts()) as [MeasurementPost];
  expect(views).toEqual([{ path: '/' }]);
  expect(weight).toBe(1);
  const names = vitals.map(({ name }) => name);
  for (const name of ['LCP', 'FCP', 'TTFB', 'FID']) expect(names).toContain(name);
  expect(new Set(vitals.map(({ path }) => path))).toEqual(new Set(['/']));
  await hide(page);
  await expect.poll(posts).toHaveLength(2);
  // Hiding it again sends nothing again; a vital that came meanwhile may follow.
  await hide(page);
  const sent = await posts();
  expect(sent.flatMap((post) => post.views)).toEqual([{ path: '/' }, { path: '/about' }]);
  const measured = sent.flatMap((post) => post.vitals).map((vital) => JSON.stringify(vital));
  expect(measured).toEqual([...new Set(measured)]);
});

test('a view is counted even if the page is left before scripts have loaded', async ({
  page,
  site,
}) => {
  const address = embeddedConnectionString(site.dataDir);
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

test('reading stores no cookies and no persistent data', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await hide(page);
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
