import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { waitForHydration } from './support/application.ts';
import { startSession } from './support/admin-session.ts';
import { getStatus } from './support/redirects.ts';

/** /admin/seo-manager/not-found and /redirects: from a miss to a redirect. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test('a missed address becomes a redirect, which leads visitors and shows in the tester', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/servces`);
  await getStatus(site, '/wp-login.php');
  await startSession(page, site);
  const screen = `${site.url}/admin/seo-manager/not-found`;
  const entry = page.getByRole('listitem').filter({ hasText: '/servces' });
  await expect(async () => {
    await page.goto(screen);
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('main')).not.toContainText('wp-login');
  await waitForHydration(page);
  await entry.getByLabel('Redirect to').fill('nowhere');
  await entry.getByRole('button', { name: 'Redirect /servces' }).click();
  await expect(entry).toContainText('Enter a path that starts with one slash');
  await entry.getByLabel('Redirect to').fill('/services');
  await entry.getByRole('button', { name: 'Redirect /servces' }).click();
  await expect(page.getByText('/servces leads to /services now.')).toBeVisible();

  await page.goto(`${site.url}/Servces/?a=1`);
  await expect(page).toHaveURL(`${site.url}/services?a=1`);

  await page.goto(`${site.url}/admin/seo-manager/redirects/test?address=/Servces/`);
  const steps = page.getByRole('list', { name: 'What a visitor gets' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /301\/Servces\/A redirect of this address.*\/servces/,
    /200\/servicesA live page/,
  ]);

  await page.goto(`${site.url}/admin/seo-manager/redirects`);
  await waitForHydration(page);
  await expect(page.getByRole('row', { name: /\/servces/ })).toContainText('1');
  await page.getByRole('button', { name: 'Delete the redirect from /servces' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 redirect restored.')).toBeVisible();
  await expect(page.getByRole('row', { name: /\/servces/ })).toBeVisible();
});
