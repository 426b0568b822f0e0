import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { waitForHydration } from './support/application.ts';
import { embeddedConnectionString, queryRows } from './support/own-database.ts';
import { PHONE } from './support/layout.ts';

/** /admin/seo-manager/search-data: views and landings, an export of Search Console, and a change on the curve. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const SCREEN = '/admin/seo-manager/search-data';
const OPENED_FROM_OUTSIDE = {
  accept: 'text/html',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test('shows queries and positions beside a page, and its change on the curve', async ({
  page,
  site,
  request,
}) => {
  await queryRows(
    embeddedConnectionString(site.dataDir),
    `insert into analytics_views (day, path, views) select current_date - n, '/about', 7 from generate_series(1, 9) n`,
  );
  await request.get('/about', { headers: OPENED_FROM_OUTSIDE });
  await startSession(page, site);
  await page.goto('/admin/seo-manager/route?path=/about');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Search title' }).fill('Who we are | Cadron');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('/about was changed.')).toBeVisible();

  await page.goto(`${SCREEN}/import`);
  await waitForHydration(page);
  const rows = [`${site.url}/about,who runs cadron,9,120,3.4`, `${site.url}/about,crm,4,380,14.9`];
  const csv = ['page,query,clicks,impressions,position', ...rows].join('\n');
  const file = { name: 'api.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('ZIP file or CSV files').setInputFiles(file);
  await page.getByRole('button', { name: 'Check the files' }).click();
  await expect(page.getByText('1 problem to correct')).toBeVisible();
  await page.getByLabel('First day').fill('2026-08-01');
  await page.getByLabel('Last day').fill('2026-10-31');
  await page.getByRole('button', { name: 'Use this period' }).click();
  await page.getByRole('button', { name: 'Import 1 file' }).click();
  await expect(page.getByText('2 rows imported.')).toBeVisible();

  const row = page.getByRole('row').filter({ hasText: '/about' });
  await expect(row).toContainText('63'); // views
  await expect(row).toContainText('13'); // clicks of both queries
  await expect(async () => {
    await page.goto(`${SCREEN}?path=/about`);
    const landings = page.locator('dl > div', { hasText: 'Landings' });
    await expect(landings).toContainText('1', { timeout: 500 });
  }).toPass();
  await waitForHydration(page);
  await expect(page.getByRole('row', { name: /who runs cadron/ })).toContainText('3.4');
  await page.getByRole('list', { name: 'Changes on the curve' }).getByRole('link').click();
  await expect(page.locator(':target')).toContainText('Who we are | Cadron');

  await page.setViewportSize(PHONE);
  await page.goto(`${SCREEN}?path=/about`);
  const tabs = page.getByRole('navigation', { name: 'SEO manager' });
  await expect(tabs.getByRole('link', { name: 'Views and search' })).toBeInViewport({ ratio: 1 });
});
