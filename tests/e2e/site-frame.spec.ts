import type { Page } from '@playwright/test';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';

/** The team gives the site another brand and another menu: no build, no restart. */

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible();

async function publish(page: Page) {
  await saved(page);
  await tab(page, 'Publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

test('a new name, phone and menu entry are public at once, and old names are replaced', async ({
  browser,
}) => {
  const site = await startSite();
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await startSession(page, site);
    await page.goto('/admin/site-frame?path=/contact&title=Write+to+us');
    const offer = page.getByRole('region', { name: 'Add to a menu' });
    await offer.getByLabel('Menu').selectOption('Main menu, Tools & Playbooks');
    await offer.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(offer).toHaveCount(0);
    await page.getByLabel('Name', { exact: true }).fill('Birch & Rye Advisory');
    await page.getByLabel('Short name').fill('Birch & Rye');
    await page.getByLabel(/^Email/).fill('hello@birch.example');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('call us');
    await publish(page);
    await expect(page.getByText('Digits, such as +1 501 555 0137.').first()).toBeVisible();
    await tab(page, 'Brand');
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+1 501 555 0137');
    await publish(page);
    await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
    await expectUsable(page, 'site frame');
    const preview = page.frameLocator('iframe[title$="as visitors see it"]');
    await expect(preview.getByRole('contentinfo')).not.toBeInViewport();
    await tab(page, 'Footer');
    await expect(preview.getByRole('contentinfo')).toBeInViewport();

    const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
    await visitor.goto('/about');
    const header = visitor.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Birch & Rye Advisory, home' })).toBeVisible();
    await header.getByText('Tools & Playbooks', { exact: true }).first().click();
    await expect(header.getByRole('link', { name: 'Write to us' }).first()).toBeVisible();
    const footer = visitor.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '+1 501 555 0137' })).toBeVisible();

    await page.goto('/admin/site-frame/names');
    await expect(page.getByRole('heading', { name: /texts have an old name/ })).toBeVisible();
    await expectUsable(page, 'old names');
    await page.getByRole('button', { name: 'Replace in About', exact: true }).click();
    await expect(page.getByText('Replaced in 1 document.')).toBeVisible();
    await visitor.goto('/about');
    await expect(visitor).toHaveTitle(/Birch & Rye$/);
    await expect(visitor.getByRole('main')).not.toContainText('Cadron');
  } finally {
    await site.stop();
  }
});

test('a menu with a link that leads nowhere is not published, and its place is named', async ({
  browser,
}) => {
  const site = await startSite();
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await startSession(page, site);
    await page.goto('/admin/site-frame#field=schedulers.audit');
    await expect(page.getByLabel('Growth audit')).toBeFocused();
    await page.goto('/admin/site-frame?path=/nowhere&title=Gone');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await publish(page);
    await expect(page.getByText('there is no page at /nowhere').first()).toBeVisible();
    expect(await (await page.request.get('/')).text()).not.toContain('/nowhere');
  } finally {
    await site.stop();
  }
});
