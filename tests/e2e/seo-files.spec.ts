import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';

/** Site-wide settings, files for programs, and the view of a crawler, on a site of their own. */

const test = base.extend<{ site: Site }>({ site: ownSite() });
test.use({ javaScriptEnabled: false });

const SEO = '/admin/seo-manager';
const GOOGLE = 'kq3bKZ-4vQ2nBz_pYwR8tXw0123456789abcdefghij';

test('a setting is on the site at once, and its undo too; a refusal keeps what was typed', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto(`${SEO}/settings`);
  const google = page.getByLabel('Google Search Console');
  await google.fill('<meta name="google-site-verification">');
  await page.getByLabel('Areas served').fill('Arkansas');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only the code, such as')).toBeVisible();
  await expect(page.getByLabel('Areas served')).toHaveValue('Arkansas');
  await google.fill(GOOGLE);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The site shows it now.')).toBeVisible();

  const read = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => read('/')).toContain(`content="${GOOGLE}"`);
  expect(await read('/')).toMatch(/"areaServed":\{[^}]*"Arkansas"/);

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('The change is undone.')).toBeVisible();
  await expect.poll(() => read('/')).not.toContain(GOOGLE);
});

test(
  'each file is shown by line, and a rule that closes listed addresses is confirmed first',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await page.goto(`${SEO}/files?file=/about.md`);
    await expect(page.getByLabel('Text of /about.md')).toContainText('# ');
    const texts = {
      '/sitemap.xml': '<urlset',
      '/feed.xml': '<rss version="2.0"',
      '/feed.json': 'https://jsonfeed.org/version/1.1',
      '/llms.txt': '# ',
      '/robots.txt': 'User-agent: *',
    };
    for (const [path, text] of Object.entries(texts)) {
      await page.getByRole('link', { name: path }).click();
      await expect(page.getByLabel(`Text of ${path}`)).toContainText(text);
    }
    await expect(page.getByText('every response says noindex')).toBeVisible();

    await page.getByLabel('Path').fill('/about$');
    await page.getByRole('button', { name: 'Add the rule' }).click();
    await expect(page.getByText('This rule closes 1 address of the sitemap.')).toBeVisible();
    expect(await (await page.request.get('/robots.txt')).text()).not.toContain('/about$');
    await page.getByLabel('Close them anyway').check();
    await page.getByRole('button', { name: 'Add the rule' }).click();
    await expect(page.getByText('The rule is added.')).toBeVisible();
    await expect
      .poll(async () => (await page.request.get('/robots.txt')).text())
      .toContain('Disallow: /about$');
  },
);

test('shows a page, a redirect and a working copy as a crawler reads them', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto(`${SEO}/crawler?path=/ABOUT`);
  await expect(page.getByText('Another spelling of an address')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Structured data' })).toBeVisible();
  await page.getByRole('link', { name: 'Text only' }).click();
  await expect(page.locator('pre')).toContainText('# ');
  await page.getByRole('link', { name: 'Working copy' }).click();
  await expect(
    page.getByRole('heading', { name: 'Publishing changes nothing in the head' }),
  ).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('https://elsewhere.example/');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Enter an address of')).toBeVisible();
});
