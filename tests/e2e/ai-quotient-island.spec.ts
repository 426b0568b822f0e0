import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { loseFiles, visit, watchForProblems } from './support/application.ts';
import {
  ASSESSMENT,
  card,
  openAssessment,
  question,
  tellCompany,
  untilTakenOver,
} from './support/assessment.ts';

/** How the only React of the public site is loaded: assessment-island.dom.test.tsx covers what it does then. */

const KB = 1024;

/** Collects the scripts that a page loads, with their compressed size. */
function watchScripts(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(
      new URL(request.url()).pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  return {
    has: (name: string) => [...sizes.keys()].some((path) => path.includes(name)),
    total: async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0),
  };
}

test('React is loaded once the assessment is near, with at most 75 KB of scripts in all', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await visit(page, ASSESSMENT);
  await page.waitForLoadState('networkidle');
  expect(scripts.has('/react-')).toBe(false);
  expect(await scripts.total()).toBeLessThan(10 * KB);
  await card(page).scrollIntoViewIfNeeded();
  await untilTakenOver(page);
  await page.waitForLoadState('networkidle');
  expect(scripts.has('/react-')).toBe(true);
  expect(await scripts.total()).toBeLessThan(75 * KB);
});

for (const [what, files] of [
  ['its script', 'assessment.island-*.js'],
  ['React', 'react-*.js'],
  ['both', '{assessment.island,react}-*.js'],
] as const) {
  test(
    `works although ${what} failed to load once, in a browser that remembers failures`,
    { tag: what === 'both' ? [] : '@full' },
    async ({ page }) => {
      const refused = await loseFiles(page, files);
      await openAssessment(page);
      await untilTakenOver(page);
      expect(refused.length).toBeGreaterThan(0);
      await tellCompany(page);
      await expect(question(page, 1)).toBeVisible();
    },
  );
}

test('stays the form of the server while it cannot be loaded, and is loaded with the next press', async ({
  page,
}) => {
  const problems = await watchForProblems(page);
  let isDown = true;
  await page.route(/assessment\.island/, (route) => (isDown ? route.abort() : route.continue()));
  const refused = page.waitForEvent('requestfailed');
  await openAssessment(page);
  await refused;
  await card(page).getByLabel('Company Name').fill('Petrov Pumps');
  await expect(card(page).locator('form').first()).toHaveJSProperty('noValidate', false);
  isDown = false;
  await page.getByRole('heading', { level: 1 }).click();
  await untilTakenOver(page);
  await expect(card(page).getByLabel('Company Name')).toHaveValue('Petrov Pumps');
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});
