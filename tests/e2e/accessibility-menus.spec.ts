import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import { menuLinks, menuName } from './support/menus.ts';

test('passes axe with a desktop menu open', async ({ page }) => {
  await visit(page, '/');
  const panels = page.getByRole('banner').locator('details + div');
  for (const [index, name] of ['Who We Help', 'Services'].entries()) {
    await menuName(page, name).click();
    await expect(menuLinks(page, name).first()).toBeVisible();
    // Text has less contrast while it fades in.
    for (const [other, panel] of (await panels.all()).entries())
      await expect(panel).toHaveCSS('opacity', other === index ? '1' : '0');
    await expectNoViolations(page, name);
  }
});

test('passes axe with a mobile submenu open', { tag: '@phone-only' }, async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Menu', { exact: true }).tap();
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Services' }).tap();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Paid Media' })).toBeVisible();
  await expectNoViolations(page, 'submenu');
});
