import type { Page } from '@playwright/test';
import { BRAND } from '#content/brand.ts';
import { BUILT_IN_FRAME } from '#content/frame.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { followSlowly, openFailure, visit } from './support/application.ts';
import { headingOf } from './support/content.ts';
import { elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';
import { PUBLIC_PAGES } from './support/public-pages.ts';

/** Header, footer, and the frames around a page: skip link, progress, failure, not found. */

const headerOpacity = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((header) => Number(getComputedStyle(header, '::before').opacity));

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
  for (const { label: name, href } of BUILT_IN_FRAME.footer.profiles)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const partner of BUILT_IN_FRAME.footer.badges)
    await expect(footer.getByText(partner)).toBeVisible();
  await expect(footer.getByLabel('Email address')).toBeEditable();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
});

test('shows progress, and the current page until the next has loaded, if that takes long', async ({
  page,
}) => {
  await visit(page, '/');
  const seen = await followSlowly(page, '/insights/success-stories');
  expect(seen).toMatchObject({ text: 'Loading page', height: '3px', path: '/' });
  await expect(page).toHaveURL('/insights/success-stories');
  await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(0);
});

test('progress ends when the visitor stops loading', async ({ page }) => {
  await visit(page, '/');
  await page.route('**/insights/success-stories', () => undefined);
  const seen = await page.evaluate(async () => {
    const bar = document.querySelector('.site-progress')!;
    const changed = () =>
      new Promise((resolve) => new MutationObserver(resolve).observe(bar, { childList: true }));
    document.querySelector<HTMLElement>('footer a[href="/insights/success-stories"]')!.click();
    await changed();
    const text = bar.textContent;
    stop();
    if (bar.textContent) await changed();
    return [text, bar.textContent];
  });
  expect(seen).toEqual(['Loading page', '']);
});

test('shows the failure screen in the frame, and Reload Page recovers', async ({ page }) => {
  await openFailure(page);
  await expect(page).toHaveTitle(/Something went wrong/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Insights' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/about'));
});
