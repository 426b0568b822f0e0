import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { isAlive, untilAlive, visit } from './support/application.ts';
import { PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';
import { SITE_PATHS } from './support/site-paths.ts';

const KB = 1024;
/** React alone takes 92 KB; a form has code of its own, which only its page loads. */
const WITH_FORM_KB = 104;

/** Everything the page has loaded, by the browser's own account. */
function resources(page: Page) {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource');
    const entries = files.map(({ name, startTime, encodedBodySize }) => ({
      name: new URL(name).pathname,
      startTime,
      size: encodedBodySize,
    }));
    return {
      loadedAt: document!.loadEventStart,
      documentSize: document!.encodedBodySize,
      all: entries,
      scripts: entries.filter(({ name }) => name.endsWith('.js')),
      styles: entries.filter(({ name }) => name.endsWith('.css')),
    };
  });
}

/** The main thread has been idle twice since the load event, so what waits for idleness has had its turn. */
function untilIdle(page: Page) {
  return page.evaluate(async () => {
    const idle = () =>
      new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 5_000 }));
    await idle();
    await idle();
  });
}

const sum = (files: { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

for (const path of PUBLIC_PAGES) {
  test(`${path} asks for scripts by itself, but none before its load event`, async ({ page }) => {
    await visit(page, path);
    const { loadedAt, scripts } = await resources(page);
    expect(loadedAt).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter(({ startTime }) => startTime < loadedAt)).toEqual([]);
  });

  const scriptKB = path === '/playbooks/hubspot-executive-cheatsheet' ? WITH_FORM_KB : 100;
  test(`${path} costs at most 30 KB of markup and style, and ${scriptKB} KB of script`, async ({
    page,
  }) => {
    await visit(page, path);
    const { documentSize, styles, scripts } = await resources(page);
    expect(documentSize + sum(styles)).toBeLessThanOrEqual(30 * KB);
    expect(sum(scripts)).toBeLessThanOrEqual(scriptKB * KB);
  });
}

test('no page costs more than 30 KB of markup and style', async ({ request }) => {
  for (const path of SITE_PATHS) {
    const html = await (await request.get(path)).text();
    expect.soft(brotliCompressSync(html).length, path).toBeLessThanOrEqual(30 * KB);
  }
});

test(
  'no template costs a phone more than 250 KB, with everything it loads by itself',
  { tag: '@phone' },
  async ({ browser, site }) => {
    for (const path of PUBLIC_PAGES) {
      await using context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      await visit(page, path);
      await untilIdle(page);
      const { documentSize, all } = await resources(page);
      expect.soft(documentSize + sum(all), path).toBeLessThanOrEqual(250 * KB);
    }
  },
);

test('the wake-up script is the only inline script, the same everywhere, and under 2 KB', async ({
  request,
}) => {
  const texts = new Set<string>();
  for (const path of [...PUBLIC_PAGES, UNKNOWN]) {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const executable = scripts.filter(
      ([, attributes]) => !/application\/(ld\+)?json/.test(attributes!),
    );
    expect(executable, path).toHaveLength(1);
    expect(html, path).not.toMatch(
      /<script[^>]*\ssrc=|rel="(modulepreload|prefetch)"|<[^>]+\son\w+="/,
    );
    texts.add(executable[0]![2]!);
  }
  expect(texts.size).toBe(1);
  expect(Buffer.byteLength([...texts].join(''))).toBeLessThan(2 * KB);
});

test('a visitor who saves data gets scripts only at the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.goto('/');
  await untilIdle(page);
  expect((await resources(page)).scripts).toEqual([]);
  await page.mouse.click(400, 400);
  await untilAlive(page);
});

test('a first key press wakes a page that is still waiting for idleness', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // a main thread that never rests
  });
  await page.goto('/');
  expect(await isAlive(page)).toBe(false);
  await page.keyboard.press('Tab');
  await untilAlive(page);
});

test('no request of a public page leaves our origin', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${site.url}/`)) foreign.push(request.url());
  });
  for (const path of [...PUBLIC_PAGES, UNKNOWN]) await visit(page, path);
  expect(foreign.filter((url) => !url.startsWith('data:'))).toEqual([]);
});
