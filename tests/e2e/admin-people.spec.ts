import { type Browser, expect, type Page } from '@playwright/test';
import { ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { fillLogin, pageHeading, startSession, signOut } from './support/admin-session.ts';
import { createAuthenticator } from './support/authenticator.ts';
import { linkTo } from './support/mails.ts';

/** The life of an account: invited, accepted, two-step sign-in, recovery, new password, sessions. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const INVITE = /\/admin\/invite\//;
const RESET = /\/admin\/reset\//;
const PASSWORD = 'seven quiet lanterns';
const NEW_PASSWORD = 'nine paper windmills';

const password = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const notice = (page: Page) => page.getByRole('status', { name: 'Result' });

/** A page of its own browser, which shares no cookies with others. */
const newBrowserPage = async (browser: Browser, site: Site, options = {}) =>
  (await browser.newContext({ baseURL: site.url, ...options })).newPage();

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.goto('/admin/team/invite');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: role }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(notice(page)).toContainText('The invitation is on its way.');
}

async function accept(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(pageHeading(page)).toHaveText('Welcome');
  await page.getByLabel('Your name').fill(name);
  await password(page, 'Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(pageHeading(page)).toHaveText('Dashboard');
}

test('from the invitation to a revoked session', async ({ page, browser, site }) => {
  test.slow();
  const seen = new Set<string>();
  const email = 'robin@cadron.test';
  await startSession(page, site);
  await invite(page, email, 'Editor');
  await expect(page.getByRole('row', { name: /robin@cadron\.test.*Invited/ })).toBeVisible();

  // The link works once.
  const link = await linkTo(site.mailFolder, email, INVITE, seen);
  const robin = await newBrowserPage(browser, site);
  await accept(robin, link, 'Robin Vale');
  const other = await newBrowserPage(browser, site);
  await other.goto(link);
  await expect(pageHeading(other)).toHaveText('This link no longer works');

  // An editor sees no team in the menu, and cannot open it.
  await expect(robin.getByRole('link', { name: 'Team' })).toHaveCount(0);
  const refused = await robin.goto('/admin/team');
  expect(refused?.status()).toBe(403);
  await expect(robin.getByRole('main')).toContainText('Only owners may manage the team.');

  // Two-step sign-in, with a code that is wrong first.
  await robin.goto('/admin/account');
  await robin.getByRole('link', { name: 'Set up two-step sign-in' }).click();
  await robin.getByRole('button', { name: 'Start' }).click();
  const key = await robin.locator('.two-step-key').textContent();
  await robin.getByLabel('Six-digit code').fill('000000');
  await robin.getByRole('button', { name: 'Switch on' }).click();
  await expect(robin.getByLabel('Six-digit code')).toBeFocused();
  await expect(robin.locator('.two-step-key')).toHaveText(key!);
  const app = createAuthenticator(key!);
  await robin.getByLabel('Six-digit code').fill(await app.nextCode());
  await robin.getByRole('button', { name: 'Switch on' }).click();
  await expect(pageHeading(robin)).toHaveText('Save your recovery codes');
  const codes = await robin
    .getByRole('list', { name: 'Recovery codes' })
    .locator('li')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await expectUsable(robin, 'recovery codes');
  await robin.getByRole('link', { name: 'I have saved them' }).click();
  await expect(robin.getByText('10 recovery codes are left.')).toBeVisible();

  // Sign in with a code of the app, then with a recovery code; neither works twice.
  await signOut(robin);
  await fillLogin(robin, email, PASSWORD);
  await expect(pageHeading(robin)).toHaveText('Enter your code');
  const code = await app.nextCode();
  await robin.getByLabel('Code').fill(code);
  await robin.getByRole('button', { name: 'Sign in' }).click();
  await expect(pageHeading(robin)).toHaveText('Dashboard');
  await fillSecondStep(other, email, code);
  await expect(other.getByText('Incorrect code.')).toBeVisible();
  await other.getByLabel('Code').fill(codes[0]!.toUpperCase());
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(pageHeading(other)).toHaveText('Dashboard');
  await expect(notice(other)).toContainText('You signed in with a recovery code');

  // One browser signs the other out.
  await robin.goto('/admin/account');
  await robin
    .getByRole('button', { name: /^Sign out: / })
    .first()
    .click();
  await expect(notice(robin)).toContainText('That browser was signed out.');
  await other.goto('/admin');
  await expect(pageHeading(other)).toHaveText('Sign in');

  // A new password by email ends all sessions; the used recovery code stays used.
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(pageHeading(other)).toHaveText('Forgot your password?');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(pageHeading(other)).toHaveText('Check your inbox');
  await other.goto(await linkTo(site.mailFolder, email, RESET, seen));
  await password(other, 'New password').fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(pageHeading(other)).toHaveText('Password changed');
  await robin.goto('/admin');
  await expect(pageHeading(robin)).toHaveText('Sign in');
  await fillSecondStep(robin, email, codes[0]!, NEW_PASSWORD);
  await expect(robin.getByText('Incorrect code.')).toBeVisible();
  await robin.getByLabel('Code').fill(codes[1]!);
  await robin.getByRole('button', { name: 'Sign in' }).click();
  await expect(pageHeading(robin)).toHaveText('Dashboard');

  // The owner deactivates the account; its next request is refused.
  await page.goto('/admin/team');
  await page.getByRole('link', { name: /Robin Vale/ }).click();
  await page.getByText('Deactivate Robin Vale').click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(notice(page)).toContainText('They can no longer sign in');
  await robin.goto('/admin');
  await expect(pageHeading(robin)).toHaveText('Sign in');
});

/** The password, and then a code. */
async function fillSecondStep(page: Page, email: string, code: string, secret = PASSWORD) {
  await page.goto('/admin/login');
  await fillLogin(page, email, secret);
  await expect(pageHeading(page)).toHaveText('Enter your code');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a viewer without scripts accepts, reads masked leads, and cannot post', async ({
  page,
  browser,
  site,
}) => {
  const email = 'vic@cadron.test';
  await startSession(page, site);
  await invite(page, email, 'Viewer');
  const viewer = await newBrowserPage(browser, site, { javaScriptEnabled: false });
  const link = await linkTo(site.mailFolder, email, INVITE, new Set());
  await viewer.goto(link);
  await viewer.getByLabel('Your name').fill('Vic');
  await password(viewer, 'Password').fill('short');
  await viewer.getByRole('button', { name: 'Create account' }).click();
  await expect(viewer.getByText('must have at least 12 characters')).toBeVisible();
  await expect(viewer.getByLabel('Your name')).toHaveValue('Vic');
  await password(viewer, 'Password').fill(PASSWORD);
  await viewer.getByRole('button', { name: 'Create account' }).click();
  await expect(pageHeading(viewer)).toHaveText('Dashboard');

  const forged = await viewer.request.post('/admin/leads', { form: { intent: 'send-again' } });
  expect(forged.status()).toBe(403);
  expect((await viewer.goto('/admin/leads/export.csv'))?.status()).toBe(403);
});

test(
  'the screens of people are usable, empty and refused',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    for (const [path, heading] of [
      ['/admin/team', 'Team'],
      ['/admin/team/invite', 'Invite someone'],
      ['/admin/team/security', 'Sign-in rules'],
      ['/admin/account', 'Your account'],
      ['/admin/account/two-step', 'Two-step sign-in'],
    ] as const) {
      await page.goto(path);
      await expect(pageHeading(page)).toHaveText(heading);
      await expectUsable(page, path);
    }
    await page.goto('/admin/team');
    await page
      .getByRole('row', { name: /\(you\)/ })
      .getByRole('link')
      .click();
    await expect(page.getByText('This is the only active owner')).toBeVisible();
    await expectUsable(page, 'the last owner');

    await page.goto('/admin/team/invite');
    await page.getByLabel('Email').fill(site.admin.email);
    await page.getByRole('radio', { name: 'Owner' }).check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('There is already a user with this email address.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Owner' })).toBeChecked();
    await expectUsable(page, 'a refused invitation');
  },
);

test('what links in emails open is usable without a session', async ({ page }) => {
  for (const path of [
    '/admin/forgot-password',
    '/admin/invite/no-such-token',
    '/admin/reset/no-such-token',
    '/admin/confirm-email/no-such-token',
  ]) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toContain('no-store');
    await expectUsable(page, path);
  }
});
