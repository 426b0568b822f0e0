import { visit } from './support/application.ts';
import { expect, test } from './support/published-site.ts';

test('a page published below /insights is served, also by client navigation, and has a twin', async ({
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
