import { expect, type Page } from '@playwright/test';
import { ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { fillLogin, pageHeading, startSession } from './support/admin-session.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { embeddedConnectionString, queryRows } from './support/own-database.ts';
import { findMails, linkTo } from './support/mails.ts';

/** Accounts are protected: a new address is confirmed, sensitive actions ask again, and roles can require two-step sign-in. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const NEW_EMAIL = 'new-owner@cadron.test';
const notice = (page: Page) => page.getByRole('status', { name: 'Result' });

/** As if everyone had signed in 16 minutes ago. */
const ageSignIns = (site: Site) =>
  queryRows(
    embeddedConnectionString(site.dataDir),
    `update auth_sessions set confirmed_at = now() - interval '16 minutes'`,
  );

test(
  'an old sign-in asks for the password, and keeps what was typed',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await page.goto('/admin/team/invite');
    await expect(page.getByText('Confirm it is you')).toHaveCount(0);

    // The form was opened while the sign-in was recent.
    await page.getByLabel('Email').fill('jo@cadron.test');
    await page.getByRole('radio', { name: 'Editor' }).check();
    await ageSignIns(site);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    const password = page.getByLabel('Your password');
    await expect(password).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('jo@cadron.test');
    await expect(page.getByRole('radio', { name: 'Editor' })).toBeChecked();
    await expectUsable(page, 'confirm it is you');
    await password.fill('not the password');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Incorrect password.')).toBeVisible();
    await password.fill(site.admin.password);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(notice(page)).toContainText('The invitation is on its way.');

    // A download has no form: a page asks, and then offers the file.
    await ageSignIns(site);
    await page.goto('/admin/leads/export.csv');
    await expect(pageHeading(page)).toHaveText('Confirm it is you');
    await page.getByLabel('Your password').fill(site.admin.password);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(pageHeading(page)).toHaveText('Ready to download');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  },
);

test('a new address is confirmed there, noticed at the old one, and then signs in', async ({
  page,
  site,
  browser,
}) => {
  const { email, password } = site.admin;
  await startSession(page, site);
  await page.goto('/admin/account');
  await page.getByText('Change your email address').click();
  await page.getByLabel('New email address').fill(NEW_EMAIL);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`${NEW_EMAIL} waits for its confirmation`)).toBeVisible();
  const toOldAddress = (words: string) =>
    expect
      .poll(() => findMails(site.mailFolder, email).join('\n'), { timeout: 60_000 })
      .toContain(words);
  await toOldAddress('Subject: Someone asked to change your email address');

  // Nothing changes before the link is opened, in any browser.
  const link = await linkTo(site.mailFolder, NEW_EMAIL, /\/admin\/confirm-email\//, new Set());
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await other.goto('/admin/login');
  await fillLogin(other, NEW_EMAIL, password);
  await expect(other.getByRole('alert')).toHaveText('Incorrect email or password.');
  await other.goto(link);
  await other.getByRole('button', { name: 'Use this address' }).click();
  await expect(pageHeading(other)).toHaveText('Address changed');
  await toOldAddress('Subject: Your email address was changed');

  await other.goto('/admin/login');
  await fillLogin(other, email, password);
  await expect(other.getByRole('alert')).toHaveText('Incorrect email or password.');
  await fillLogin(other, NEW_EMAIL, password);
  await expect(pageHeading(other)).toHaveText('Dashboard');
});

test(
  'a role that requires two-step sign-in leads there, and nowhere else',
  { tag: '@full' },
  async ({ page, site, browser }) => {
    const email = await ownerEmail(site);
    await page.goto('/admin/login');
    await fillLogin(page, email, site.admin.password);
    await expect(pageHeading(page)).toHaveText('Dashboard');
    await page.goto('/admin/team/security');
    await page.getByRole('checkbox', { name: 'Owners' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(pageHeading(page)).toHaveText('Two-step sign-in');

    // Also after a new sign-in, whatever is opened.
    const other = await (await browser.newContext({ baseURL: site.url })).newPage();
    await other.goto('/admin/login');
    await fillLogin(other, email, site.admin.password);
    await expect(other.getByText('Your role requires two-step sign-in.')).toBeVisible();
    for (const path of ['/admin', '/admin/leads', '/admin/account', '/admin/team']) {
      await other.goto(path);
      expect(new URL(other.url()).pathname, path).toBe('/admin/account/two-step');
    }
    const forged = await other.request.post('/admin/team/invite', {
      headers: { Origin: site.url },
      form: { email: 'x@cadron.test', role: 'owner' },
      maxRedirects: 0,
    });
    expect([forged.status(), forged.headers()['location']]).toEqual([
      303,
      '/admin/account/two-step',
    ]);
    await expectUsable(other, 'required two-step sign-in');

    await other.getByRole('button', { name: 'Start' }).click();
    const app = createAuthenticator((await other.locator('.two-step-key').textContent())!);
    await other.getByLabel('Six-digit code').fill(await app.nextCode());
    await other.getByRole('button', { name: 'Switch on' }).click();
    await expect(pageHeading(other)).toHaveText('Save your recovery codes');
    await other.goto('/admin');
    await expect(pageHeading(other)).toHaveText('Dashboard');
  },
);

/** The address of the only owner, which an earlier test may have changed. */
async function ownerEmail(site: Site): Promise<string> {
  const [owner] = await queryRows<{ email: string }>(
    embeddedConnectionString(site.dataDir),
    `select email from auth_users where role = 'owner'`,
  );
  return owner!.email;
}
