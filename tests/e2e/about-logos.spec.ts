import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext, Page, Route } from '@playwright/test';
import { AUTHORS } from '#content/authors.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { holdScripts, waitForHydration, visit } from './support/application.ts';

/** The technology logos of /about: loaded, missing, late and failing. */

const PEOPLE = AUTHORS.map(({ name }) => name);
const LISTING = '/api/technology-logos';
const TIMEOUT_MS = 5_000;
const FAILED = 'Failed to load technology logos.';
const strip = (page: Page) => page.locator('#technology');
const logos = (page: Page) => strip(page).getByRole('img');
const tryAgain = (page: Page) => strip(page).getByRole('button', { name: 'Try again' });

async function listLogos(request: APIRequestContext) {
  const answer = await request.get(LISTING);
  return ((await answer.json()) as { logos: { name: string; url: string }[] }).logos;
}

const isLoaded = (image: SVGElement | HTMLElement) => (image as HTMLImageElement).naturalWidth > 0;

test('shows the logos that the server listed, without another request', async ({
  page,
  request,
}) => {
  const requests: string[] = [];
  page.on('request', (asked) => requests.push(new URL(asked.url()).pathname));
  await visit(page, '/about');
  expect(await logos(page).count()).toBeGreaterThan(9);
  for (const logo of await logos(page).all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect.poll(() => logo.evaluate(isLoaded)).toBe(true);
  }
  for (const { name } of await listLogos(request))
    await expect(strip(page).getByRole('img', { name, exact: true })).toBeVisible();
  await expect(strip(page).getByRole('status')).toBeEmpty();
  expect(requests).not.toContain(LISTING);
});

for (const moment of ['after', 'before'] as const) {
  test(
    `replaces a logo that fails to load ${moment} hydration with the Cadron mark`,
    { tag: '@full' },
    async ({ page, request }) => {
      const { name, url } = (await listLogos(request)).at(-1)!;
      const file = url.split('/').at(-1)!;
      await page.route(`**/${file}*`, (route) => route.abort());
      const release = moment === 'before' ? await holdScripts(page) : undefined;
      await (release ? page.goto('/about') : visit(page, '/about'));
      const broken = strip(page).getByRole('img', { name, exact: true });
      const failed = page.waitForEvent('requestfailed', (failing) => failing.url().includes(file));
      await broken.scrollIntoViewIfNeeded();
      await failed;
      release?.();
      await expect(broken).toHaveAttribute('src', '/mark.svg');
      await expect.poll(() => broken.evaluate(isLoaded)).toBe(true);
    },
  );
}

test.describe('when the server cannot list the logos', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite();
    const folder = join(site.dataDir, 'storage', 'cms_media', 'Technology Logos');
    await rm(folder, { recursive: true });
    // Even root cannot read a symbolic link to itself.
    await symlink('Technology Logos', folder);
  });
  test.afterAll(() => site.stop());

  const open = (page: Page) => page.goto(`${site.url}/about`);
  const listed = (route: Route) =>
    route.fulfill({
      json: {
        logos: [
          { name: 'Stripe', url: '/mark.svg' },
          { name: 'Twilio', url: '/mark.svg' },
        ],
      },
    });

  /** Holds the first request for the listing until the returned function is called with its response. */
  async function holdListing(page: Page) {
    const asked = Promise.withResolvers<Route>();
    await page.route(`**${LISTING}`, (route) => asked.resolve(route), { times: 1 });
    return async (answer: (route: Route) => Promise<void>) => {
      // An aborted request can no longer be fulfilled.
      await answer(await asked.promise).catch(() => undefined);
    };
  }

  test('the browser requests them and shows a loading state', async ({ page }) => {
    const release = await holdListing(page);
    await open(page);
    await waitForHydration(page);
    await expect(strip(page).getByRole('status')).toHaveText('Loading logos...');
    await expect(tryAgain(page)).toHaveCount(0);
    await release(listed);
    await expect(logos(page)).toHaveCount(2);
    await expect(strip(page).getByRole('status')).toBeEmpty();
  });

  test('shows the error in place of the grid, and allows another attempt', async ({ page }) => {
    const answer = page.waitForResponse(`**${LISTING}`);
    await open(page);
    expect((await answer).status()).toBe(503);
    await expect(strip(page).getByRole('status')).toHaveText(FAILED);
    await expect(logos(page)).toHaveCount(0);
    await expectNoViolations(page, 'failed');
    expect((await tryAgain(page).boundingBox())!.height).toBeGreaterThanOrEqual(44);

    await page.route(`**${LISTING}`, listed);
    await tryAgain(page).focus();
    await page.keyboard.press('Enter');
    await expect(logos(page)).toHaveCount(2);
    await expect(tryAgain(page)).toHaveCount(0);
    // The focus stays within the section.
    expect(await strip(page).evaluate((section) => section.contains(document.activeElement))).toBe(
      true,
    );
  });

  test(
    'times out after five seconds, and ignores a late response',
    { tag: '@full' },
    async ({ page }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1_000);
      const release = await holdListing(page);
      const asked = page.waitForRequest(`**${LISTING}`);
      await open(page);
      await page.mouse.click(5, 500);
      await waitForHydration(page);
      await asked;
      await page.clock.runFor(TIMEOUT_MS - 1);
      await expect(strip(page).getByRole('status')).toHaveText('Loading logos...');
      await page.clock.runFor(1);
      await expect(strip(page).getByRole('status')).toHaveText('Request timed out');
      await release(listed);
      await expect(logos(page)).toHaveCount(0);
      await expect(strip(page).getByRole('status')).toHaveText('Request timed out');
      await page.route(`**${LISTING}`, listed);
      await tryAgain(page).click();
      await expect(logos(page)).toHaveCount(2);
    },
  );

  test('reports an empty folder', { tag: '@full' }, async ({ page }) => {
    await page.route(`**${LISTING}`, (route) => route.fulfill({ json: { logos: [] } }));
    await open(page);
    await expect(strip(page).getByRole('status')).toHaveText(
      'No technologies have been added yet.',
    );
    await expect(tryAgain(page)).toHaveCount(0);
  });

  test('shows the rest of the page and logs the error', { tag: '@full' }, async ({ page }) => {
    await open(page);
    await expect(page.locator('#team').getByRole('heading', { level: 3 })).toHaveText(PEOPLE);
    expect(site.log()).toContain('a logo folder cannot be listed');
  });

  test.describe('with JavaScript disabled', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'shows the error immediately, without a loading state',
      { tag: '@full' },
      async ({ page }) => {
        await open(page);
        // Text queries ignore <noscript>.
        const told = strip(page).locator('noscript p');
        await expect(told).toHaveText(FAILED);
        await expect(told).toBeVisible();
        await expect(strip(page).getByText('Loading logos...')).toBeHidden();
      },
    );
  });
});
