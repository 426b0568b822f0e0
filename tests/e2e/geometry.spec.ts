import { test } from '#tests/support/server-fixture.ts';
import { DESKTOP, expectInPlace, PHONE, TABLET } from './support/layout.ts';

/** Layout in states of pages after interaction; every-page.spec.ts covers their initial state. */

test('a long search word does not break the layout at any width', async ({ page }) => {
  await page.goto(`/search?q=${'word'.repeat(40)}`);
  for (const size of [DESKTOP, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await expectInPlace(page, `at ${size.width} px`);
  }
});
