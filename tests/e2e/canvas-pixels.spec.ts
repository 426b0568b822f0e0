import type { Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { readDocumentIds } from './support/own-database.ts';
import { differingPixels } from './support/pixels.ts';

/** The canvas of the page editor shows what visitors see, pixel by pixel, in both before any script runs. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const PAGES = [
  '/',
  '/about',
  '/ai-quotient',
  '/book-audit',
  '/contact',
  '/insights/crm-consulting',
  '/playbooks',
  '/privacy',
  '/services/crm-implementation',
  '/who-we-help',
];
const WIDTHS = [1440, 768, 390];

const HEIGHT = 900;

async function shoot(page: Page, address: string): Promise<Buffer> {
  const response = await page.goto(address);
  expect(response?.status(), address).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

test('the canvas equals the live page', { tag: '@full' }, async ({ page, site, browser }) => {
  test.setTimeout(600_000);
  await startSession(page, site);
  const ids = await readDocumentIds(site);
  const storageState = await page.context().storageState();
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: HEIGHT },
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      storageState,
    });
    const shown = await context.newPage();
    for (const path of PAGES) {
      const live = await shoot(shown, path);
      const canvas = await shoot(shown, `/admin/api/documents/${ids.get(path)}/canvas`);
      expect.soft(await differingPixels(live, canvas), `${path} at ${width} px`).toBe(0);
    }
    await context.close();
  }
});
