import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { DESKTOP, PHONE } from './support/layout.ts';
import { pageWithoutScripts } from './support/lead-forms.ts';

/** What sells stands in the first screen: the action, and beside it what one client has measured. */

/** Six screens of a desktop and what they become on a phone, with the footer. */
const MAX_SERVICE_HEIGHTS = new Map([
  [DESKTOP, 7000],
  [PHONE, 10_500],
]);

const HUBS = new Set(['/', '/services', '/who-we-help', '/b2b', '/dtc']);
const PATHS = DEFAULT_PAGES.filter(
  ({ path, blocks }) => HUBS.has(path) || blocks[0]!.type === 'service-hero',
).map(({ path }) => path);

test('each page that sells has its action and a client’s result in the first screen', async ({
  browser,
  site,
}) => {
  expect(PATHS.length).toBeGreaterThan(15);
  const page = await pageWithoutScripts(browser, site);
  for (const path of PATHS) {
    await page.goto(path);
    const proof = page.locator('.hero-act .proof');
    await expect(proof, path).toHaveAttribute('href', /^\/insights\/success-stories\/\w/);
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const part of [page.locator('.hero-act .btn'), proof]) {
        const { y, height } = (await part.boundingBox())!;
        expect.soft(y + height, `${path} at ${size.width} px`).toBeLessThanOrEqual(size.height);
      }
    }
  }
  await page.context().close();
});

test('no page of the services is longer than six screens', async ({ browser, site }) => {
  const page = await pageWithoutScripts(browser, site);
  for (const path of PATHS.filter((path) => path.startsWith('/services')))
    for (const [size, longest] of MAX_SERVICE_HEIGHTS) {
      await page.setViewportSize(size);
      await page.goto(path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${path} at ${size.width} px`).toBeLessThanOrEqual(longest);
    }
  await page.context().close();
});
