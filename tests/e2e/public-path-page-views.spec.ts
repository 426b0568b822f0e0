import { BRAND } from '#content/brand.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts, waitForHydration, visit } from './support/application.ts';
import { pageAt } from './support/content.ts';
import { dataLayer, keepFilters, pageViews, pathsOf } from './support/data-layer.ts';

const HOME = pageAt('/').seo.title;
const INSIGHTS = `Insights on CRM, AI, and growth | ${BRAND.shortName}`;
const STORIES = `CRM and AI success stories | ${BRAND.shortName}`;

test('counts a view before scripts have come, and not again after it', async ({ page }) => {
  const release = await holdScripts(page);
  const views = await keepFilters(page);
  await page.goto('/book-audit');
  await expect.poll(() => views.map((view) => view.page_path)).toEqual(['/book-audit']);
  release();
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights' }).click();
  await expect
    .poll(() => views.map((view) => view.page_path))
    .toEqual(['/book-audit', '/insights']);
});

test('a view before scripts have come has its referrer', async ({ page, site }) => {
  await holdScripts(page);
  await page.goto('/insights');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Success Stories' }).click();
  await expect(page).toHaveURL('/insights/success-stories');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  const [view] = await pageViews(page);
  expect(view).toMatchObject({
    page_path: '/insights/success-stories',
    page_referrer: `${site.url}/insights`,
    page_title: await page.title(),
  });
});

test('choosing a category counts as a view, a fragment link does not', async ({ page }) => {
  await visit(page, '/insights');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('listing.island')),
  );
  await expect.poll(() => pathsOf(page)).toHaveLength(1);
  await page.evaluate(() => void (location.hash = '#archive'));
  const filters = page.getByRole('main').getByRole('list').filter({ hasText: 'All Content' });
  await filters.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/category=/);
  await expect.poll(() => pathsOf(page)).toEqual(['/insights', '/insights']);
  expect((await pageViews(page))[1]!.page_location).toContain('?category=');
});

test('the token of an emailed link is not pushed into the data layer', async ({ page }) => {
  await page.goto('/newsletter/confirm?token=a-secret');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect(JSON.stringify(await pageViews(page))).not.toContain('a-secret');
});

test('the key of a shared result is not pushed into the data layer', async ({ page }) => {
  await page.goto('/ai-quotient/shared/a-secret-key');
  await expect.poll(() => pathsOf(page)).toEqual(['/ai-quotient/shared/']);
  expect(JSON.stringify(await dataLayer(page))).not.toContain('a-secret-key');
});

/** Ten pages, by links that every page has, with the points to go back and forward. */
const WALK = [
  'Services',
  'CRM Strategy',
  'back',
  'back',
  'forward',
  'About',
  'Insights',
  'Success Stories',
  'back',
  'Playbooks',
] as const;

for (const isHeld of [false, true]) {
  const how = isHeld ? 'before any script has come' : 'with scripts';
  const tag = isHeld ? '@full' : []; // counts a view before scripts, too: see above
  test(
    `counts each of ten pages once, with back and forward, ${how}`,
    { tag },
    async ({ page, site }) => {
      if (isHeld) await holdScripts(page);
      const views = await keepFilters(page);
      await (isHeld ? page.goto('/') : visit(page, '/'));
      const walked = [{ url: page.url(), title: await page.title() }];
      for (const [index, step] of WALK.entries()) {
        const before = page.url();
        if (step === 'back') await page.goBack();
        else if (step === 'forward') await page.goForward();
        else
          await page
            .getByRole('contentinfo')
            .getByRole('link', { name: step === 'Services' ? 'All services' : step, exact: true })
            .first()
            .click();
        await expect.poll(() => page.url()).not.toBe(before);
        await expect.poll(() => views.length).toBe(index + 2);
        walked.push({ url: page.url(), title: await page.title() });
      }
      // A duplicate view would precede that of the next page.
      await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
      await expect.poll(() => views.at(-1)?.page_path).toBe('/about');
      const seen = views.slice(0, -1);
      expect(seen.map((view) => view.page_location)).toEqual(walked.map(({ url }) => url));
      expect(seen.map((view) => view.page_title)).toEqual(walked.map(({ title }) => title));
      expect(seen.map((view) => view.page_referrer)).toEqual([
        '',
        ...walked.slice(0, -1).map(({ url }) => url),
      ]);
      expect(new Set(seen.map((view) => view.page_title)).size).toBe(7);
      for (const title of [HOME, INSIGHTS, STORIES])
        expect(seen.map((view) => view.page_title)).toContain(title);
      for (const view of seen) {
        expect(view.site_environment).toBe('production');
        expect(Date.now() - Date.parse(view.timestamp)).toBeLessThan(60_000);
      }
      expect(site.url).toBe(new URL(seen[0]!.page_location).origin);
    },
  );
}
