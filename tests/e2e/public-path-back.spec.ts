import type { Page } from '@playwright/test';
import { expect, startSite, test as base } from '#tests/support/server-fixture.ts';
import { findInstalled } from '../../scripts/lib/chromium.mjs';
import { waitForHydration } from './support/application.ts';
import { allowAll, TAGS } from './support/consent.ts';
import { POST, STORY } from './support/public-pages.ts';

/** Pages that the back/forward cache restores. Playwright turns it off, and the headless Chromium has none. */

const executablePath = findInstalled();

const test = base.extend({
  browser: [
    async ({ playwright, launchOptions }, provide) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const options = { ...launchOptions, ...(executablePath && { executablePath }) };
      const browser = await playwright.chromium.launch({ ...options, ignoreDefaultArgs });
      await provide(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(!executablePath, 'needs a Chromium that can open windows');

/** Playwright loses a page that is restored, so its browser is asked directly. */
async function connect(page: Page) {
  const session = await page.context().newCDPSession(page);
  const types: string[] = [];
  const reasons: unknown[] = [];
  session.on('Page.frameNavigated', ({ frame, type }) => {
    if (!frame.parentId) types.push(type);
  });
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason)),
  );
  await session.send('Page.enable');
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value;
  };
  return { evaluate, types, reasons };
}

/** Leaves the page by a link, and returns when the next one is shown. */
async function leave(evaluate: (expression: string) => Promise<unknown>, to: string) {
  await evaluate(`location.href = '${to}'`);
  await expect
    .poll(() => evaluate('location.pathname + document.readyState'))
    .toBe(`${to}complete`);
}

const VIEWS = `dataLayer.filter(({ event }) => event === 'page_view').map((view) => view.page_referrer)`;

/** A page of texts, a post and a form; others have the same headers and scripts. */
const SHORT = new Set(['/', '/contact']);

for (const path of [
  '/',
  '/services/crm-strategy',
  '/insights',
  POST,
  STORY,
  '/ai-quotient',
  '/contact',
  '/vistage',
])
  test(
    `Back restores ${path} from memory, and counts it once more`,
    { tag: SHORT.has(path) ? [] : '@full' },
    async ({ page, site }) => {
      await page.goto(path);
      await waitForHydration(page);
      const { evaluate, types, reasons } = await connect(page);
      await expect.poll(() => evaluate(`${VIEWS}.length`)).toBe(1);
      await leave(evaluate, '/privacy');
      await evaluate('history.back()');
      await expect.poll(() => types.at(-1)).toBe('BackForwardCacheRestore');
      expect(reasons).toEqual([]);
      await expect.poll(() => evaluate(VIEWS)).toEqual(['', `${site.url}/privacy`]);
    },
  );

test('a restored page has no open menu and no progress', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const { evaluate, types } = await connect(page);
  await evaluate(
    `document.querySelector('.site-header details').open = true;
     const bar = document.querySelector('.site-progress');
     bar.dataset.loading = ''; bar.textContent = 'Loading page'`,
  );
  await leave(evaluate, '/privacy');
  await evaluate('history.back()');
  await expect.poll(() => types.at(-1)).toBe('BackForwardCacheRestore');
  const left = `document.querySelectorAll('.site-header details[open], [data-loading], [aria-busy=true]').length + document.querySelector('.site-progress').textContent`;
  expect(await evaluate(left)).toBe('0');
});

test('a private page loads again instead of showing what someone entered', async ({ page }) => {
  await page.goto('/forms/contact');
  await waitForHydration(page);
  const { evaluate, types } = await connect(page);
  await evaluate(`document.querySelector('[name=firstName]').defaultValue = 'Ada'`);
  await leave(evaluate, '/privacy');
  types.length = 0;
  await evaluate('history.back()');
  await expect.poll(() => types.at(-1)).toBe('Navigation');
  await expect.poll(() => evaluate(`document.querySelector('[name=firstName]')?.value`)).toBe('');
});

test('Back restores a page with outside tags, too', { tag: '@full' }, async ({ page }) => {
  await using site = await startSite({ env: TAGS });
  await allowAll(page, site);
  const { evaluate, types, reasons } = await connect(page);
  await leave(evaluate, '/privacy');
  await evaluate('history.back()');
  await expect.poll(() => types.at(-1)).toBe('BackForwardCacheRestore');
  expect(reasons).toEqual([]);
});
