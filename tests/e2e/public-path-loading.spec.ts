import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '#tests/support/server-fixture.ts';
import { isHydrated, waitForHydration, visit } from './support/application.ts';
import { allElements, elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';
import { measureLoading, untilIdle } from './support/page-visit.ts';
import { PUBLIC_PAGES, SITE_PATHS, UNKNOWN } from './support/public-pages.ts';

const KB = 1024;
const MAX_DOCUMENT = 30 * KB;
const MAX_ALL = 250 * KB;

test('no page has more than 30 KB of HTML and CSS', { tag: '@full' }, async ({ request }) => {
  for (const path of SITE_PATHS) {
    const html = await (await request.get(path)).text();
    expect.soft(brotliCompressSync(html).length, path).toBeLessThanOrEqual(MAX_DOCUMENT);
  }
});

test(
  'no template loads more than 250 KB on a phone',
  { tag: ['@phone-only', '@full'] },
  async ({ browser, site }) => {
    for (const path of PUBLIC_PAGES) {
      await using context = await browser.newContext({ baseURL: site.url });
      const page = await context.newPage();
      await visit(page, path);
      await untilIdle(page);
      expect.soft((await measureLoading(page)).all, path).toBeLessThanOrEqual(MAX_ALL);
    }
  },
);

test('one script is inline, identical everywhere, and under 3 KB compressed', async ({
  request,
}) => {
  const texts = new Set<string>();
  for (const path of [...PUBLIC_PAGES, UNKNOWN]) {
    const html = await (await request.get(path)).text();
    const executable = elementsOf(parseHtml(html), 'script').filter(
      ({ attribs }) => !/^application\/(ld\+)?json$/.test(attribs['type'] ?? ''),
    );
    expect(executable, path).toHaveLength(1);
    const early = allElements(parseHtml(html)).filter(
      ({ name, attribs }) =>
        (name === 'script' && attribs['src']) ||
        /^(modulepreload|prefetch)$/.test(attribs['rel'] ?? '') ||
        Object.keys(attribs).some((attribute) => attribute.startsWith('on')),
    );
    expect(early, path).toEqual([]);
    texts.add(textOf(executable[0]!));
  }
  expect(texts.size).toBe(1);
  expect(brotliCompressSync([...texts].join('')).length).toBeLessThan(3 * KB);
});

test('with data saving, scripts load only at the first touch', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  await page.goto('/');
  await untilIdle(page);
  expect((await measureLoading(page)).count).toBe(0);
  await page.mouse.click(400, 400);
  await waitForHydration(page);
});

test('a key press starts scripts before the page is idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0; // a main thread that never rests
  });
  await page.goto('/');
  expect(await isHydrated(page)).toBe(false);
  await page.keyboard.press('Tab');
  await waitForHydration(page);
});
