import type { Page } from '@playwright/test';
import { BRAND } from '#content/brand.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { waitForHydration, visit } from './support/application.ts';
import { headingOf } from './support/content.ts';
import { elementsOf, parseHtml, textOf } from './support/html.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';

/** Header, footer, and the frames around a page: skip link, progress, failure, not found. */

/** Holds the data of client navigations until the returned function is called. */
async function holdData(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const headerOpacity = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('the header is transparent at the top and opaque after scrolling more than 50 px', async ({
  page,
}) => {
  await page.goto('/');
  expect(await headerOpacity(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 48));
  await expect.poll(() => headerOpacity(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 52));
  await expect.poll(() => headerOpacity(page)).toBe(1);
  await page.evaluate(() => scrollTo(0, 2_000));
  await expect.poll(() => headerOpacity(page)).toBe(1);
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => headerOpacity(page)).toBe(0);
});

test('every header has the logo, Insights and Book Growth Audit', async ({ request }) => {
  for (const path of PUBLIC_PAGES) {
    const document = parseHtml(await (await request.get(path)).text());
    const links = elementsOf(document, 'header').flatMap((header) =>
      elementsOf(header, 'a').map((link) => [
        link.attribs['aria-label'] ?? textOf(link).trim(),
        link.attribs['href'],
      ]),
    );
    expect.soft(links, path).toContainEqual([expect.stringContaining('home'), '/']);
    expect.soft(links, path).toContainEqual(['Insights', '/insights']);
    expect.soft(links, path).toContainEqual(['Book Growth Audit', '/book-audit']);
  }
});

test('the skip link is the first tab stop and leads to the main content', async ({ page }) => {
  for (const prepare of [() => page.goto('/insights'), () => visit(page, '/insights')]) {
    await prepare();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  }
});

test('the footer has the current year, social links, partner badges and the newsletter form', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const year = new Date().getFullYear();
  await expect(footer.getByText(`© ${year} ${BRAND.name}`)).toBeVisible();
  for (const { name, href } of BRAND.social)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const partner of BRAND.partners) await expect(footer.getByText(partner)).toBeVisible();
  await expect(footer.getByLabel('Email address')).toBeEditable();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('a slow client navigation shows progress and the current page until the next has loaded', async ({
  page,
}) => {
  await visit(page, '/');
  const release = await holdData(page);
  const status = page.getByRole('status').filter({ hasText: 'Loading page' });
  await expect(status).toHaveCount(0);
  // Not the article listing, which shows skeletons.
  await footerLink(page, 'Success Stories').click();
  await expect(status).toHaveCount(1);
  await expect
    .poll(() => status.evaluate((bar) => getComputedStyle(bar, '::after').height))
    .toBe('3px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'));
  release();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(status).toHaveCount(0);
});

test('shows the error screen in the frame when the data of a page fails, and Reload Page recovers', async ({
  page,
}) => {
  await visit(page, '/');
  await page.route(/\.data(\?|$)/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: 'Something broke.' }),
  );
  await footerLink(page, 'Success Stories').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Something went wrong');
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page).toHaveTitle(/Something went wrong/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const reloaded = page.waitForRequest((request) => request.resourceType() === 'document');
  await page.getByRole('button', { name: 'Reload Page' }).click();
  expect(new URL((await reloaded).url()).pathname).toBe('/insights/success-stories');
  await expect(heading).not.toHaveText('Something went wrong');
});

test('a client navigation without network shows the error screen, and other links work afterwards', async ({
  page,
  context,
}) => {
  await visit(page, '/insights');
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(page).toHaveURL('/');
  await context.setOffline(true);
  await footerLink(page, 'Insights').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await context.setOffline(false);
  await footerLink(page, 'Success Stories').click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('a client navigation to an unknown page shows the not-found page with links', async ({
  page,
}) => {
  await visit(page, '/');
  await footerLink(page, 'Insights').evaluate((link: HTMLAnchorElement) => {
    link.href = '/a-page-that-is-gone';
  });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.url());
  });
  await footerLink(page, 'Insights').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle(`Page not found | ${BRAND.shortName}`);
  await page.getByRole('main').getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL('/insights');
  await expect(page).toHaveTitle(/^Insights on CRM/);
  expect(documents).toEqual([]);
  await waitForHydration(page);
});
