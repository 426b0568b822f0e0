import type { Page } from '@playwright/test';
import { PREFETCH_RULES_PATH } from '#src/domains/site-map/prefetch-rules.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit, watchForProblems } from './support/application.ts';
import { keepFilters } from './support/data-layer.ts';
import { send } from './support/raw-request.ts';

/** Documents that browsers load before a link is pressed. */

/** Addresses that the browser has prefetched from now on, and errors of the rules. */
async function watchPrefetches(page: Page) {
  const session = await page.context().newCDPSession(page);
  const ready: string[] = [];
  const errors: unknown[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready') ready.push(new URL(key.url).pathname);
  });
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) errors.push(ruleSet.errorMessage);
  });
  await session.send('Preload.enable');
  return { ready, errors };
}

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

const deliveryOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming & { deliveryType?: string }).deliveryType;
  });

test('public documents name the rules, also from memory; other documents do not', async ({
  site,
}) => {
  const rulesOf = async (path: string) =>
    (await send(site.url, { path })).headers['speculation-rules'];
  for (const path of ['/about', '/about', '/search?q=crm', '/nowhere'])
    expect(await rulesOf(path), path).toBe(`"${PREFETCH_RULES_PATH}"`);
  expect(await rulesOf('/admin/login')).toBeUndefined();
  const { status, headers } = await send(site.url, { path: PREFETCH_RULES_PATH });
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/speculationrules+json');
  expect(headers['cache-control']).toContain('max-age=');
});

test('a link is prefetched once the pointer rests on it; a press sends no request and counts one view', async ({
  page,
}) => {
  const problems = await watchForProblems(page);
  const views = await keepFilters(page);
  const { ready, errors } = await watchPrefetches(page);
  await visit(page, '/about');
  // Excluded: a personal page, a page that sets cookies, a file.
  await page.getByRole('contentinfo').evaluate((footer) => {
    footer.insertAdjacentHTML(
      'afterbegin',
      '<p><a href="/search?q=crm">A</a> <a href="/newsletter">B</a> <a href="/feed.xml">C</a> <a href="/services" download>D</a></p>',
    );
  });
  for (const name of ['A', 'B', 'C', 'D']) await footerLink(page, name).hover();
  // Scrolling to the next link must not bring another one under the pointer.
  await page.mouse.move(1, 1);
  await footerLink(page, 'Success Stories').hover();
  await expect.poll(() => ready).toEqual(['/insights/success-stories']);
  await expect.poll(() => views.length).toBe(1);
  await footerLink(page, 'Success Stories').click();
  await expect(page).toHaveURL('/insights/success-stories');
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
  await expect
    .poll(() => views.map((view) => view.page_path))
    .toEqual(['/about', '/insights/success-stories']);
  expect([errors, problems]).toEqual([[], []]);
});

test('a browser without speculation rules gets a hint on the same links', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await visit(page, '/about');
  const hints = page.locator('head link[rel=prefetch]');
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML = '<a href="/newsletter">Newsletter</a>';
  });
  await page.getByRole('main').getByRole('link', { name: 'Newsletter' }).first().hover();
  for (const times of [1, 2]) {
    await footerLink(page, 'Success Stories').hover();
    await expect(hints, String(times)).toHaveCount(1);
    await page.mouse.move(0, 0);
  }
  await expect(hints).toHaveAttribute('href', '/insights/success-stories');
});
