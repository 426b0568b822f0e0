import { expect, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { cookieHeader, fillLogin, pageHeading, signIn, signOut } from './support/admin-session.ts';
import { holdScripts } from './support/application.ts';

/** Signing in to the admin area and out of it (docs/specification.md, sections 4 and 6). */

test('signing in opens the dashboard, and the login redirects there afterwards', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await expect(page).toHaveURL('/admin');
  await expect(page).toHaveTitle('Dashboard | Cadron admin');
  await expect(page.getByText(site.admin.email).first()).toBeAttached();
  await page.goto('/admin/login');
  await expect(page).toHaveURL('/admin');
});

test(
  'a wrong password and an unknown account get the same response without the password',
  { tag: '@full' },
  async ({ page, site }) => {
    await page.goto('/admin/login');
    for (const email of [site.admin.email, 'nobody@cadron.test']) {
      await fillLogin(page, email, 'not-the-password-1');
      await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      expect(await page.content()).not.toContain('not-the-password-1');
    }
    expect(await page.context().cookies()).toEqual([]);
    await expectNoViolations(page, 'refused');
  },
);

test('late hydration does not move the focus while typing', async ({ page }) => {
  const release = await holdScripts(page);
  // The load event waits for the scripts.
  await page.goto('/admin/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'nobody@cadron.test', 'not-the-password-1');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  const email = page.getByLabel('Email');
  await email.press('ControlOrMeta+a');
  await email.pressSequentially('owner');
  release();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await page.keyboard.type('@cadron.test');
  await expect(email).toHaveValue('owner@cadron.test');

  // After hydration, the wrong password has the focus.
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await fillLogin(page, 'nobody@cadron.test', 'not-the-password-2');
  await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
  await expect(password).toBeFocused();
});

test('shows errors of missing and malformed credentials at their fields', async ({ request }) => {
  // The browser's validation would block this submission.
  const answer = await request.post('/admin/login', {
    form: { email: 'nonsense', password: '' },
  });
  expect(answer.status()).toBe(400);
  const text = await answer.text();
  expect(text).toContain('Enter a valid email address');
  expect(text).toContain('Enter your password');
});

test('session cookies are HttpOnly and SameSite', async ({ page, site }) => {
  await signIn(page, site);
  const cookies = await page.context().cookies();
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) {
    const sameSite = cookie.name === 'cadron.device' ? 'Strict' : 'Lax';
    expect(cookie, cookie.name).toMatchObject({ httpOnly: true, sameSite, path: '/' });
    expect(cookie.domain).toBe('localhost');
  }
  expect(await page.evaluate('document.cookie')).toBe('');
});

test('signing out ends the session, also for a copied cookie', async ({ page, site }) => {
  await signIn(page, site);
  const cookie = await cookieHeader(page);
  await signOut(page);
  // The device cookie remains; it does not sign in.
  const left = (await page.context().cookies()).filter(({ value }) => value !== '');
  expect(left.map(({ name }) => name)).toEqual(['cadron.device']);
  const again = await fetch(`${site.url}/admin`, { headers: { cookie }, redirect: 'manual' });
  expect(again.status).toBe(302);
  await page.goto('/admin');
  await expect(pageHeading(page)).toHaveText('Sign in');
});

test('going back after signing out shows no admin data', async ({ page, site }) => {
  await signIn(page, site);
  await signOut(page);
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('Sign in');
  await expect(page.getByText(site.admin.email)).toHaveCount(0);
});

test('only a same-origin POST signs out', async ({ page, site }) => {
  await signIn(page, site);
  await page.goto('/admin/sign-out');
  await expect(pageHeading(page)).toHaveText('Dashboard');
  const cookie = await cookieHeader(page);
  const evil = await fetch(`${site.url}/admin/sign-out`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect([400, 403]).toContain(evil.status);
  await page.goto('/admin');
  await expect(pageHeading(page)).toHaveText('Dashboard');
});

// admin-address.test.ts lists what else does not lead elsewhere.
test('the login does not redirect to other sites', { tag: '@full' }, async ({ page, site }) => {
  await page.goto(`/admin/login?${new URLSearchParams({ from: '/\\evil.test' })}`);
  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL('/admin');
});

test('the password is hidden at first and can be shown', async ({ page }) => {
  await page.goto('/admin/login');
  const field = page.getByRole('textbox', { name: 'Password', exact: true });
  await field.fill('correct-horse');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});
