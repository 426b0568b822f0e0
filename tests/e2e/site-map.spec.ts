import type { Page } from '@playwright/test';
import { visit } from './support/application.ts';
import { expect, test } from './support/published-site.ts';

test('a page published below /insights is served and has a twin', async ({
  page,
  site,
  publish,
}) => {
  await publish('/insights/new-guide', 'A new guide');
  const ask = () => page.request.get(`${site.url}/insights/new-guide`).then((got) => got.status());
  await expect.poll(ask).toBe(200);
  await visit(page, `${site.url}/insights/new-guide`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('A new guide');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Insights', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/insights`);
  await expect(heading).not.toHaveText('A new guide');
  await page.goBack();
  await expect(heading).toHaveText('A new guide');
  const twin = await page.request.get(`${site.url}/insights/new-guide.md`);
  expect(await twin.text()).toContain('# A new guide');
});

test('publishing a page again replaces its cached document', async ({ page, publish }) => {
  const html = async () => (await page.request.get('/services/paid-media')).text();
  expect(await html()).not.toContain('second edition');
  await publish('/services/paid-media', 'Paid media, second edition');
  await expect.poll(html).toContain('second edition');
});

test('names with accents are set in both typefaces', async ({ page, site, publish }) => {
  const name = 'Łukasz Müller';
  await publish('/insights/new-name', name);
  await page.goto(`${site.url}/insights/new-name`);
  expect(await fontsOf(page, 'h1')).toEqual(['Bricolage Grotesque']);
  const description = page.getByText(`${name}, published by a test.`);
  // The search learns of new pages a moment later.
  await expect(async () => {
    await page.goto(`${site.url}/search?q=${encodeURIComponent(name)}`);
    await expect(description).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await description.evaluate((element) => (element.id = 'description'));
  expect(await fontsOf(page, '#description')).toEqual(['Instrument Sans']);
});

/** Families, without their cuts, of the glyphs that Chromium shows in an element; one of the system has another name. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName.replace(/ \d+pt.*$/, '')))];
}
