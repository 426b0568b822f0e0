import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { DESKTOP, expectInPlace, PHONE, TABLET } from './support/layout.ts';

/** What stands where in states of a page; pages as they open are in every-page.spec.ts. */

test('a long word that was searched for breaks no layout, from phones to desktops', async ({
  page,
}) => {
  await page.goto(`/search?q=${'word'.repeat(40)}`);
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectInPlace(page, `at ${size.width} px`);
  }
});

/** The elements of a page, with what styles know of them. */
const outline = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *')].map((element) => {
      const copy = element.cloneNode() as Element;
      copy.removeAttribute('data-static'); // by which a document's markup is found
      return copy.outerHTML;
    }),
  );

test('a page has the same elements whether a link or an address led to it', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Success Stories', 'Insights', 'All services', 'Privacy']) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page.locator('main h1')).toBeFocused();
    const reached = await outline(page);
    expect(reached.length).toBeGreaterThan(0);
    const document = await page.context().newPage();
    await document.goto(page.url());
    expect.soft(reached, page.url()).toEqual(await outline(document));
    await document.close();
  }
});
