import type { CDPSession, Page } from '@playwright/test';
import { expect, test as base } from '#tests/support/server-fixture.ts';
import { findInstalled } from '../../scripts/lib/chromium.mjs';
import { waitForHydration } from './support/application.ts';
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
  return { session, types, reasons };
}

const evaluate = async (session: CDPSession, expression: string): Promise<unknown> => {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
  return result.value;
};

/** Leaves the page by a link, and returns when the next one is shown. */
async function leave(session: CDPSession, to: string) {
  await evaluate(session, `location.href = '${to}'`);
  await expect
    .poll(() => evaluate(session, 'location.pathname + document.readyState'))
    .toBe(`${to}complete`);
}

const VIEWS = `dataLayer.filter(({ event }) => event === 'page_view').map((view) => view.page_referrer)`;

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
  test(`Back restores ${path} from memory, and counts it once more`, async ({ page, site }) => {
    await page.goto(path);
    await waitForHydration(page);
    const { session, types, reasons } = await connect(page);
    await expect.poll(() => evaluate(session, `${VIEWS}.length`)).toBe(1);
    await leave(session, '/privacy');
    await evaluate(session, 'history.back()');
    await expect.poll(() => types.at(-1)).toBe('BackForwardCacheRestore');
    expect(reasons).toEqual([]);
    await expect.poll(() => evaluate(session, VIEWS)).toEqual(['', `${site.url}/privacy`]);
  });

test('a restored page has no open menu and no progress', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  const { session, types } = await connect(page);
  await evaluate(
    session,
    `document.querySelector('.site-header details').open = true;
     const bar = document.querySelector('.site-progress');
     bar.dataset.loading = ''; bar.textContent = 'Loading page'`,
  );
  await leave(session, '/privacy');
  await evaluate(session, 'history.back()');
  await expect.poll(() => types.at(-1)).toBe('BackForwardCacheRestore');
  const left = `document.querySelectorAll('.site-header details[open], [data-loading], [aria-busy=true]').length + document.querySelector('.site-progress').textContent`;
  expect(await evaluate(session, left)).toBe('0');
});

test('a private page loads again instead of showing what someone entered', async ({ page }) => {
  await page.goto('/forms/contact');
  await waitForHydration(page);
  const { session, types } = await connect(page);
  await evaluate(session, `document.querySelector('[name=firstName]').defaultValue = 'Ada'`);
  await leave(session, '/privacy');
  types.length = 0;
  await evaluate(session, 'history.back()');
  await expect.poll(() => types.at(-1)).toBe('Navigation');
  await expect
    .poll(() => evaluate(session, `document.querySelector('[name=firstName]')?.value`))
    .toBe('');
});
