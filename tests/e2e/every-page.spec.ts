import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  expectNoViolations,
  expectNoViolationsAtBothWidths,
  smallTargets,
} from './support/accessibility.ts';
import { waitForHydration } from './support/application.ts';
import { wordsOf } from './support/html.ts';
import {
  DESKTOP,
  expectAllInSight,
  expectInPlace,
  expectNoSidewaysScroll,
  PHONE,
  TABLET,
} from './support/layout.ts';
import { visitPage } from './support/page-visit.ts';
import { LOGIN, TEMPLATES } from './support/public-pages.ts';
import { EVERY_PAGE } from './support/site-paths.ts';

/** One visit to each page: size, hydration, layout and axe. */

const KB = 1024;
const MAX_MARKUP = 30 * KB;
/** At rest, with what loads when idle and what is in sight. React alone takes 92 KB. */
const MAX_SCRIPTS = 102 * KB;
/** Forms have code of their own, which only their pages load. */
const MAX_SCRIPTS_WITH_FORM = 106 * KB;
const MAX_SCRIPTS_WITH_ASSESSMENT = 112 * KB;
const MAX_ALL = 250 * KB;
/** The upper limit of a good CLS. */
const MAX_SHIFT = 0.1;

const NARROW = [
  ['a window of 320 px', { width: 320, height: 640 }],
  ['a window of 1440 px at 200 %', { width: 720, height: 450 }],
  ['a window of 1280 px at 400 %', { width: 320, height: 256 }],
] as const;

const PAGES = EVERY_PAGE.filter((path) => path !== LOGIN);

// Each page is a separate test, so that they can run in parallel.
test.describe.configure({ mode: 'parallel' });

for (const path of PAGES) {
  const hasEveryWidth = TEMPLATES.includes(path);
  test(`${path} stays within its size budget, hydrates without errors and fits the window`, async ({
    page,
  }) => {
    await expectQuietVisit(page, path);
    await expectLandmarks(page, path);
    await expectEverythingInPlace(page, path);
    if (hasEveryWidth) await expectToFitNarrowWindows(page, path);
    // Pages of one template differ in content; the full tier runs axe on all of them.
    if (hasEveryWidth) await expectNoViolationsAtBothWidths(page, path);
    await expectToFitPhone(page, path);
  });

  if (!hasEveryWidth)
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

/** Checks what is loaded, and that hydration changes nothing. */
async function expectQuietVisit(page: Page, path: string) {
  const visit = await visitPage(page, path);
  const { bytes, elements, scripts } = visit;
  expect.soft(scripts.count, 'scripts').toBeGreaterThan(0);
  expect.soft(scripts.early, 'scripts before the load event').toEqual([]);
  expect.soft(visit.foreign, 'requests to others').toEqual([]);
  expect.soft(bytes.markup, 'bytes of markup and style').toBeLessThanOrEqual(MAX_MARKUP);
  expect.soft(bytes.scripts, 'bytes of scripts').toBeLessThanOrEqual(await maxScripts(page, path));
  expect.soft(bytes.all, 'bytes in all').toBeLessThanOrEqual(MAX_ALL);
  expect.soft(visit.problems, 'complaints of the browser').toEqual([]);
  expect.soft(elements.total, 'elements').toBeGreaterThan(20);
  expect.soft(elements.lost, 'elements of the server that hydration lost').toEqual([]);
  expect.soft(elements.redrawn, 'drawings that hydration changed').toBe(0);
  // The search page shows its shortcut setting only after hydration.
  const isSameText = elements.isSameText || path === '/search';
  expect.soft(isSameText, 'the text is the same after hydration').toBe(true);
  expect.soft(visit.shift, 'layout shift').toBeLessThanOrEqual(MAX_SHIFT);
  expect.soft(wordsOf(visit.html), 'words without scripts').toBe(visit.words);
  expect.soft(visit.words.length, 'words').toBeGreaterThan(60);
}

async function maxScripts(page: Page, path: string): Promise<number> {
  if (path.startsWith('/ai-quotient')) return MAX_SCRIPTS_WITH_ASSESSMENT;
  const leadForms = await page.locator('main form [name="firstName"]').count();
  const hasForm = leadForms > 0 || path.startsWith('/newsletter/');
  return hasForm ? MAX_SCRIPTS_WITH_FORM : MAX_SCRIPTS;
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
  expect.soft(await smallTargets(page), 'small targets').toEqual([]);
}
