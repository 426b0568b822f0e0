import type { Page } from '@playwright/test';
import { expect, type Site, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, expectUsable } from './support/accessibility.ts';
import { cookieHeader, fillLogin, signIn } from './support/admin-session.ts';
import { holdScripts } from './support/application.ts';
import { PHONE } from './support/layout.ts';

/** Who gets into the admin area, and what it is like there (spec sections 4 and 6). */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signOut(page: Page) {
  // On a small screen the navigation is folded.
  const menu = page.getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Sign out' }).locator('visible=true').click();
  await expect(heading(page)).toHaveText('Sign in');
}

test('without a session every admin page leads to the login, and from there to the page that was asked for', async ({
  page,
  site,
}) => {
  await page.goto('/admin/page-editor?path=%2Fabout');
  await expect(heading(page)).toHaveText('Sign in');
  await expect(page.getByText('Sign in to open the page you requested.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/login');

  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL('/admin/page-editor?path=%2Fabout');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeAttached();
});

test('signing in leads to the dashboard, and who is signed in is not asked again', async ({
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

test('no guarded address gives anything away without a session', async ({ site }) => {
  const paths = [
    '/admin',
    '/admin/',
    '/ADMIN',
    '/admin?x=1',
    '/admin/media-library',
    '/admin/page-editor',
    '/admin/blog-editor',
    '/admin/seo-manager',
    '/admin/migrate-content',
    '/admin/blog-template',
    '/admin/anything/at/all',
    '/admin.data',
    '/admin/_root.data',
    '/admin.data?_routes=admin%2Fdashboard%2Fdashboard',
    '//admin',
  ];
  for (const path of paths) {
    const answer = await fetch(site.url + path, { redirect: 'manual' });
    const text = await answer.text();
    expect(text, path).not.toContain(site.admin.email);
    expect(text, path).not.toContain('confirmed subscribers');
    // Nothing of the dashboard, whichever way the refusal is written.
    expect([202, 302, 308, 404], `${path} ${answer.status}`).toContain(answer.status);
    if (answer.status === 302)
      expect(answer.headers.get('location'), path).toMatch(/^\/admin\/login/);
  }
});

test('a wrong password and an unknown account are answered alike, and the password is not kept', async ({
  page,
  site,
}) => {
  await page.goto('/admin/login');
  for (const email of [site.admin.email, 'nobody@cadron.test']) {
    await fillLogin(page, email, 'not-the-password-1');
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await page.content()).not.toContain('not-the-password-1');
  }
  expect(await page.context().cookies()).toEqual([]);
  await expectNoViolations(page, 'refused');
});

test('scripts that come late leave the focus in the field one is typing in', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/admin/login');
  await fillLogin(page, 'nobody@cadron.test', 'not-the-password-1');
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  const email = page.getByLabel('Email');
  await email.press('ControlOrMeta+a');
  await email.pressSequentially('owner');
  release();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await page.keyboard.type('@cadron.test');
  await expect(email).toHaveValue('owner@cadron.test');

  // Once alive, the password that did not fit is the one to type again.
  const password = page.getByRole('textbox', { name: 'Password', exact: true });
  await fillLogin(page, 'nobody@cadron.test', 'not-the-password-2');
  await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(password).toBeFocused();
});

test('missing and malformed credentials are named at their fields', async ({ request }) => {
  // The browser's own check would hold these back.
  const answer = await request.post('/admin/login', {
    form: { email: 'nonsense', password: '' },
  });
  expect(answer.status()).toBe(400);
  const text = await answer.text();
  expect(text).toContain('Enter a valid email address');
  expect(text).toContain('Enter your password');
});

test('the session cookie is out of reach for scripts and other sites', async ({ page, site }) => {
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

test('signing out ends the session also for whoever copied its cookie', async ({ page, site }) => {
  await signIn(page, site);
  const cookie = await cookieHeader(page);
  await signOut(page);
  // The device stays known, which signs nobody in.
  const left = (await page.context().cookies()).filter(({ value }) => value !== '');
  expect(left.map(({ name }) => name)).toEqual(['cadron.device']);
  const again = await fetch(`${site.url}/admin`, { headers: { cookie }, redirect: 'manual' });
  expect(again.status).toBe(302);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Sign in');
});

test('after signing out, going back shows nothing of the admin', async ({ page, site }) => {
  await signIn(page, site);
  await signOut(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Sign in');
  await expect(page.getByText(site.admin.email)).toHaveCount(0);
});

test('opening the address that signs out ends nothing, and another site cannot sign anybody out', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  await page.goto('/admin/sign-out');
  await expect(heading(page)).toHaveText('Dashboard');
  const cookie = await cookieHeader(page);
  const evil = await fetch(`${site.url}/admin/sign-out`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  });
  expect([400, 403]).toContain(evil.status);
  await page.goto('/admin');
  await expect(heading(page)).toHaveText('Dashboard');
});

test('the login leads to no other site, whatever its address says', async ({ page, site }) => {
  for (const from of [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/admin/login',
    '/',
  ]) {
    await page.context().clearCookies();
    await page.goto(`/admin/login?${new URLSearchParams({ from })}`);
    await fillLogin(page, site.admin.email, site.admin.password);
    await expect(page, from).toHaveURL('/admin');
  }
});

test('pages of the admin are kept by nobody', async ({ page, site }) => {
  await signIn(page, site);
  const cookie = await cookieHeader(page);
  for (const path of ['/admin', '/admin/login', '/admin/nowhere', '/admin.data']) {
    const { headers } = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    expect(headers.get('cache-control'), path).toBe('private, no-store');
    expect(headers.get('x-robots-tag'), path).toContain('noindex');
  }
});

async function linksOf(page: Page): Promise<string[]> {
  return page
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
}

async function expectLinksLead(page: Page, site: Site, from: string) {
  await page.goto(from);
  const cookie = await cookieHeader(page);
  const links = new Set((await linksOf(page)).filter((href) => !href.startsWith(`${page.url()}#`)));
  expect(links.size, from).toBeGreaterThan(0);
  for (const href of links) {
    expect(href, from).toContain(site.url);
    const answer = await fetch(href, { headers: { cookie } });
    expect(answer.status, `${from} links to ${href}`).toBe(200);
  }
}

test('no link of the admin leads nowhere', async ({ page, site }) => {
  await expectLinksLead(page, site, '/admin/login');
  await signIn(page, site);
  for (const from of ['/admin', '/admin/nowhere']) await expectLinksLead(page, site, from);
});

test('an address that the admin does not have is answered 404 inside its frame', async ({
  page,
  site,
}) => {
  await signIn(page, site);
  const answer = await page.goto('/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(heading(page)).toHaveText('Dashboard');
});

test('login and dashboard pass axe and fit the screen', async ({ page, site }) => {
  await page.goto('/admin/login');
  await expectUsable(page, 'login');
  await signIn(page, site);
  await expectUsable(page, 'dashboard');
  await page.setViewportSize(PHONE);
  await page.getByText('Menu', { exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Sign out' }).locator('visible=true'),
  ).toBeVisible();
  await expectNoViolations(page, 'menu');
});

test(
  'the whole way in and out works without scripts',
  { tag: '@phone' },
  async ({ browser, site, viewport }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport,
    });
    const page = await context.newPage();
    await page.goto('/admin');
    await fillLogin(page, site.admin.email, 'wrong-password-12');
    await expect(page.getByRole('alert')).toHaveText('Email or password is incorrect.');
    await fillLogin(page, site.admin.email, site.admin.password);
    await expect(heading(page)).toHaveText('Dashboard');
    await expect(page.getByText('confirmed subscribers')).toBeVisible();
    await signOut(page);
    await context.close();
  },
);

test('the password can be shown and is hidden at first', async ({ page }) => {
  await page.goto('/admin/login');
  const field = page.getByRole('textbox', { name: 'Password', exact: true });
  await field.fill('correct-horse');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
});
