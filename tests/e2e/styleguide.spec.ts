import { SAMPLE_GROUPS } from '#content/styleguide/index.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { visit, watchForProblems } from './support/application.ts';
import { elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';

/** The style guide: access, completeness, and interactive samples. */

const PATH = '/styleguide';

test(
  'is available on a production site only when signed in',
  { tag: '@full' },
  async ({ page, playwright }) => {
    await using site = await startSite({ env: { SITE_ENV: 'production' } });
    const visitor = await playwright.request.newContext({ baseURL: site.url });
    const [refused, unknown] = [await visitor.get(PATH), await visitor.get('/nope')];
    expect(refused.status()).toBe(404);
    expect(refused.headers()['cache-control']).toBe(unknown.headers()['cache-control']);
    const document = parseHtml(await refused.text());
    const [title, heading] = ['title', 'h1'].map(
      (name) => elementsOf(document, name).map(textOf)[0],
    );
    expect([title, heading]).toEqual(['Page not found | Cadron', 'Page not found']);

    await startSession(page, site);
    const answer = await page.request.get(site.url + PATH);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect(await answer.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);

    // A page rendered for a signed-in user is not cached for others.
    const [mine, theirs] = await Promise.all([
      page.request.get(site.url + PATH),
      visitor.get(PATH),
    ]);
    expect([mine.status(), theirs.status()]).toEqual([200, 404]);
    // What a tab of an earlier release asks for: it loads the document instead.
    const data = await visitor.get(`${PATH}.data`);
    expect([data.status(), await data.text()]).toEqual([204, '']);
    await visitor.dispose();
  },
);

test('shows every block with its props and an anchor', async ({ page }) => {
  await page.goto(PATH);
  const contents = page.getByRole('navigation', { name: 'Style guide' });
  const types = SAMPLE_GROUPS.flatMap(({ samples }) => Object.keys(samples));
  // In one call: each locator would search this page of thousands of elements anew.
  const shown = await contents.evaluate((navigation, names) => {
    const isShown = (element: Element | null | undefined) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    return names.map((type) => {
      const tables = document.querySelectorAll(`#block-${type} table`);
      const sample = document.querySelector(`#show-${type}-1`);
      return {
        type,
        links: navigation.querySelectorAll(`a[href="#block-${type}"]`).length,
        tables: [...tables].map(isShown),
        isShown: isShown(sample),
        isTall: sample !== null && sample.getBoundingClientRect().height > 100,
      };
    });
  }, types);
  expect(shown).toEqual(
    types.map((type) => ({ type, links: 1, tables: [true], isShown: true, isTall: true })),
  );
  const missing = await contents
    .locator('a')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')!.slice(1))
        .filter((id) => !document.getElementById(id)),
    );
  expect(missing).toEqual([]);
});

test('has unique ids, no overflow, and no browser errors', { tag: '@full' }, async ({ page }) => {
  const problems = await watchForProblems(page);
  await visit(page, PATH);
  const repeated = await page.evaluate(() =>
    [...document.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id, index, all) => all.indexOf(id) !== index),
  );
  expect(repeated).toEqual([]);
  await expect(page.locator('[autofocus]')).toHaveCount(0);
  const [width, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(width).toBe(window);
  // One logo and one image are missing on purpose.
  expect(problems.filter((problem) => !/nobody\.svg|missing\.svg/.test(problem))).toEqual([]);
});

// Only at one width, because this page takes long; blocks are checked at both on their pages.
test('passes axe', { tag: ['@phone-only', '@full'] }, async ({ page }) => {
  test.setTimeout(180_000);
  await visit(page, PATH);
  // Blocks appear several times, and so do their landmarks.
  await expectNoViolations(page, PATH, { withoutRules: ['landmark-unique'] });
});

test('interactive samples work independently', { tag: '@full' }, async ({ page }) => {
  await visit(page, PATH);
  const failed = page.locator('#show-technology-logos-4');
  const timedOut = page.locator('#show-technology-logos-5');
  await failed.scrollIntoViewIfNeeded();
  await expect(failed.getByRole('status')).toHaveText('Failed to load technology logos.');
  await expect(timedOut.getByRole('status')).toHaveText('Request timed out');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('img', { name: 'HubSpot' })).toBeVisible();
  await expect(timedOut.getByRole('status')).toHaveText('Request timed out');
  const form = page.locator('#show-lead-form-1 form');
  await form.getByRole('button').click();
  await expect(form.getByText('First name is required')).toBeVisible();
  await expect(page.locator('#show-lead-form-2').getByText('is required')).toHaveCount(0);
  await expect(page.locator('#show-logo-grid-1 button')).toHaveCount(1);
  await expect(page.locator('#show-logo-grid-2 button')).toHaveCount(0);
});
