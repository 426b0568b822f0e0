import type { Page } from '@playwright/test';
import { expect, type Site, test } from '#tests/support/server-fixture.ts';
import { expectNoViolations, expectUsable } from './support/accessibility.ts';
import {
  cookieHeader,
  fillLogin,
  pageHeading,
  startSession,
  signOut,
} from './support/admin-session.ts';
import { PHONE } from './support/layout.ts';

/** Access to the admin area, and its frame (docs/specification.md, sections 4 and 6). */

test('without a session every admin page redirects to the login, and then back', async ({
  page,
  site,
}) => {
  await page.goto('/admin/page-editor?path=%2Fabout');
  await expect(pageHeading(page)).toHaveText('Sign in');
  await expect(page.getByText('Sign in to open the page you requested.')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/login');

  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL('/admin/page-editor?path=%2Fabout');
  await expect(page.getByRole('link', { name: 'Dashboard' }).first()).toBeAttached();
});

test('admin addresses reveal nothing without a session', async ({ site }) => {
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
    // No dashboard data, whatever the response.
    expect([202, 302, 308, 404], `${path} ${answer.status}`).toContain(answer.status);
    if (answer.status === 302)
      expect(answer.headers.get('location'), path).toMatch(/^\/admin\/login/);
  }
});

test('admin pages are not cached or indexed', async ({ page, site }) => {
  await startSession(page, site);
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

test('no link of the admin area is broken', async ({ page, site }) => {
  await expectLinksLead(page, site, '/admin/login');
  await startSession(page, site);
  for (const from of ['/admin', '/admin/nowhere']) await expectLinksLead(page, site, from);
});

test('an unknown admin address returns 404 in the admin frame', async ({ page, site }) => {
  await startSession(page, site);
  const answer = await page.goto('/admin/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(pageHeading(page)).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(pageHeading(page)).toHaveText('Dashboard');
});

test('login and dashboard pass axe and fit the screen', async ({ page, site }) => {
  await page.goto('/admin/login');
  await expectUsable(page, 'login');
  await startSession(page, site);
  await page.goto('/admin');
  await expect(pageHeading(page)).toHaveText('Dashboard');
  await expectUsable(page, 'dashboard');
  await page.setViewportSize(PHONE);
  await page.getByText('Menu', { exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Sign out' }).locator('visible=true'),
  ).toBeVisible();
  await expectNoViolations(page, 'menu');
});

test(
  'signing in and out works without scripts',
  { tag: '@phone-full' },
  async ({ browser, site, viewport }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      viewport,
    });
    const page = await context.newPage();
    await page.goto('/admin');
    await fillLogin(page, site.admin.email, 'wrong-password-12');
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    await fillLogin(page, site.admin.email, site.admin.password);
    await expect(pageHeading(page)).toHaveText('Dashboard');
    await expect(page.getByText('confirmed subscribers')).toBeVisible();
    await signOut(page);
    await context.close();
  },
);
