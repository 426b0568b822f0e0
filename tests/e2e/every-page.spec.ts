import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  smallTargets,
} from './support/accessibility.ts';
import { waitForHydration } from './support/application.ts';
import { wordsOf } from '#tests/support/html.ts';
import {
  DESKTOP,
  expectAllInSight,
  expectInPlace,
  expectNoSidewaysScroll,
  PHONE,
  TABLET,
} from './support/layout.ts';
import { type PageVisit, watchVisits } from './support/page-visit.ts';
import { EVERY_PAGE, LOGIN, TEMPLATES } from './support/public-pages.ts';

/** One visit to each page: size, scripts, layout and axe. */

const KB = 1024;
/** Markup and styles, compressed as for most visitors (ADR 107), by the beginning of the path. */
const MAX_MARKUP = 15 * KB;
const MAX_MARKUP_OF: Readonly<Record<string, number>> = {
  '/': 20 * KB,
  // Eight drawings, and the longest texts.
  '/services': 18 * KB,
};
/** At rest, with what loads when idle and what is in sight, and the inline script. */
const MAX_SCRIPTS = 8 * KB;
/** Pages with a form or a list of their own. */
const MAX_SCRIPTS_WITH_MORE = 10 * KB;
/** React comes once the assessment is seen, which is the whole of its page. */
const MAX_SCRIPTS_WITH_ASSESSMENT = 75 * KB;
const MAX_ALL = 250 * KB;
/** The upper limit of a good CLS. */
const MAX_SHIFT = 0.1;

const NARROW = [
  ['a window of 320 px', { width: 320, height: 640 }],
  ['a window of 1440 px at 200 %', { width: 720, height: 450 }],
  ['a window of 1280 px at 400 %', { width: 320, height: 256 }],
] as const;

const PAGES = EVERY_PAGE.filter((path) => path !== LOGIN);
const isTemplate = (path: string) => TEMPLATES.includes(path);
/** Pages that one test opens one after the other: a new browser context for each takes as long as the checks. */
const AT_ONCE = 5;

// Tests of a few pages each, so that they can run in parallel.
test.describe.configure({ mode: 'parallel' });

const groups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, group) =>
    paths.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  );

for (const [paths, details] of [
  ...groups(PAGES.filter(isTemplate)).map((group) => [group, {}] as const),
  ...groups(PAGES.filter((path) => !isTemplate(path))).map(
    (group) => [group, { tag: '@full' }] as const,
  ),
])
  test(
    `small, quiet while their scripts start, and in place: ${paths.join(', ')}`,
    details,
    async ({ page }) => {
      const visitNext = await watchVisits(page);
      for (const path of paths) {
        await expectQuietVisit(page, path, await visitNext(path));
        await expectLandmarks(page, path);
        await expectEverythingInPlace(page, path);
        await expectToFitPhone(page, path);
        // Pages of one template differ in content; the full tier checks these on all of them.
        if (isTemplate(path)) {
          await expectToFitNarrowWindows(page, path);
          await expectNoViolationsAtBothWidths(page, path);
        }
        await page.setViewportSize(DESKTOP);
      }
    },
  );

for (const path of PAGES) {
  if (!isTemplate(path))
    test(
      `${path} fits every window width and passes axe on a phone`,
      { tag: '@full' },
      async ({ page }) => {
        await page.goto(path);
        await waitForHydration(page);
        await expectToFitNarrowWindows(page, path);
        await expectNoViolationsAtBothWidths(page, path);
      },
    );

  test(
    `${path} passes axe and has large targets on a touch device`,
    { tag: ['@full', '@phone-only'] },
    async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      await expectNoViolations(page, path);
      await expectToFitPhone(page, path);
    },
  );
}

test('the login fits the window and passes axe', async ({ page }) => {
  await page.goto(LOGIN);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoViolations(page, LOGIN);
    await expectAllInSight(page, LOGIN);
  }
  expect(await smallTargets(page)).toEqual([]);
});

/** Checks what is loaded, and that scripts change nothing. */
async function expectQuietVisit(page: Page, path: string, visit: PageVisit) {
  const { bytes, elements, html, scripts } = visit;
  const [, inline = ''] = /<script data-again[^>]*>([\s\S]*?)<\/script>/.exec(html)!;
  const what = (name: string) => `${path}: ${name}`;
  expect.soft(scripts.count, what('scripts')).toBeGreaterThan(0);
  expect.soft(scripts.early, what('scripts before the load event')).toEqual([]);
  expect.soft(visit.foreign, what('requests to others')).toEqual([]);
  const markup = compressed(html.replace(inline, '')) + bytes.styles;
  const maxMarkup = MAX_MARKUP_OF[/^\/[^/]*/.exec(path)![0]] ?? MAX_MARKUP;
  expect.soft(markup, what('bytes of markup and style')).toBeLessThanOrEqual(maxMarkup);
  const maximum = await maxScripts(page, path);
  const written = compressed(inline) + bytes.scripts;
  expect.soft(written, what('bytes of scripts')).toBeLessThanOrEqual(maximum);
  expect.soft(bytes.all, what('bytes in all')).toBeLessThanOrEqual(MAX_ALL);
  expect.soft(visit.problems, what('complaints of the browser')).toEqual([]);
  expect.soft(elements.total, what('elements')).toBeGreaterThan(20);
  expect.soft(elements.lost, what('elements of the server that scripts lost')).toEqual([]);
  expect.soft(elements.redrawn, what('drawings that scripts changed')).toBe(0);
  // The search page shows its shortcut setting only with scripts.
  const isSameText = elements.isSameText || path === '/search';
  expect.soft(isSameText, what('the text is the same with scripts')).toBe(true);
  expect.soft(visit.shift, what('layout shift')).toBeLessThanOrEqual(MAX_SHIFT);
  expect.soft(wordsOf(visit.html), what('words without scripts')).toBe(visit.words);
  expect.soft(visit.words.length, what('words')).toBeGreaterThan(60);
}

const compressed = (text: string) => brotliCompressSync(text).length;

async function maxScripts(page: Page, path: string): Promise<number> {
  if (path === '/ai-quotient/assessment') return MAX_SCRIPTS_WITH_ASSESSMENT;
  const leadForms = await page.locator('main form [name="firstName"]').count();
  const hasMore = leadForms > 0 || /^\/($|insights$|search|newsletter|ai-quotient$)/.test(path);
  return hasMore ? MAX_SCRIPTS_WITH_MORE : MAX_SCRIPTS;
}

async function expectLandmarks(page: Page, path: string) {
  for (const role of ['main', 'banner', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role), path).toHaveCount(1);
  for (const name of ['Main', 'Footer'])
    await expect.soft(page.getByRole('navigation', { name }), path).toHaveCount(1);
}

async function expectEverythingInPlace(page: Page, path: string) {
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectInPlace(page, `${path} at ${size.width} px`);
  }
}

async function expectToFitNarrowWindows(page: Page, path: string) {
  for (const [name, size] of NARROW) {
    await page.setViewportSize(size);
    await expectAllInSight(page, `${path} in ${name}`);
  }
  await page.setViewportSize(DESKTOP);
  await setTextSize(page, '200%');
  await expectAllInSight(page, `${path} with text of 200 %`);
  await setTextSize(page, '');
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

async function expectToFitPhone(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page, path);
  expect.soft(await smallTargets(page), `${path}: small targets`).toEqual([]);
}
