import type { Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectNoViolationsAtBothWidths, expectUsable } from './support/accessibility.ts';
import { fillLogin, pageHeading, startSession } from './support/admin-session.ts';
import { resultNotice } from './support/admin-leads.ts';
import { sendLead } from './support/posting.ts';
import { documentRequests, loseFiles, visit, watchForProblems } from './support/application.ts';
import { expectNoSidewaysScroll, PHONE } from './support/layout.ts';
import { addSection, expectSaved, openEditor, openTab, titleField } from './support/page-editor.ts';

/** The frame of the admin: navigation, command palette, toasts, confirm dialogs, shortcuts. */

// An own site, because six leads from one network in ten minutes would be noted on each lead.
const test = base.extend<{ site: Site }>({
  site: ownSite(),
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

test('finds a lead and deletes it, all by keyboard', async ({ page, site }) => {
  const lead = await sendLead(site);
  await startSession(page, site);
  const problems = await watchForProblems(page);
  await visit(page, '/admin/newsletter');

  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(lead.name);
  const option = palette(page).getByRole('option', { name: lead.name });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expectNoViolationsAtBothWidths(page, 'palette with results');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toHaveText(lead.name);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveText(
    `Leads${lead.name}`,
  );

  const remove = page.getByRole('link', { name: 'Delete', exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete 1 lead?' });
  await expect(dialog).toContainText(lead.name);
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectNoViolationsAtBothWidths(page, 'confirm dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(resultNotice(page)).toHaveText('1 lead was deleted.');
  await expect(pageHeading(page)).toHaveText('Leads');
  await expectNoViolationsAtBothWidths(page, 'toast');
  await resultNotice(page).getByRole('button', { name: 'Close' }).click();
  await expect(resultNotice(page)).toHaveText('');
  expect(problems).toEqual([]);
});

test('opens dialogs and screens although their files never arrive at their addresses', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  const refused: string[][] = [];
  // A dialog, what only dialogs share, and a screen; each needs the React that is there.
  for (const file of ['palette', 'miniature', 'add-picker', 'pages'])
    refused.push(await loseFiles(page, `${file}-*.js`));
  await openEditor(page, '/about');
  await titleField(page).fill('Typed before');
  await addSection(page, 'FAQ');
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await openTab(page, 'Page');
  await expect(titleField(page)).toHaveValue('Typed before');
  await expectSaved(page);
  const documents = documentRequests(page);
  await page.getByRole('link', { name: 'Pages', exact: true }).first().click();
  await expect(pageHeading(page)).toHaveText('Pages');
  expect(documents).toEqual([]);
  expect(refused.filter((addresses) => addresses.length === 0)).toEqual([]);
});

test('finds pages, posts and media by name, and says when there is nothing', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await visit(page, '/admin/leads');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const field = palette(page).getByRole('combobox');
  for (const [text, group] of [
    ['crm strategy', 'Pages'],
    ['forecast', 'Posts'],
    ['svg', 'Media'],
  ] as const) {
    await field.fill(text);
    await expect(palette(page).getByRole('group', { name: group })).toBeVisible();
  }
  await field.fill('xqzxqz vvv');
  await expect(palette(page).getByText('Nothing found for “xqzxqz vvv”')).toBeVisible();
  await page.route('**/admin/api/palette*', (route) => route.abort());
  await field.fill('news');
  await expect(palette(page).getByText(/could not be reached/)).toBeVisible();
  await expect(palette(page).getByRole('option', { name: /^Newsletter/ })).toBeVisible();
  await expectNoViolationsAtBothWidths(page, 'palette after a failure');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

test('has a rail of marks at 1100 px, which opens over the page with the focus', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.setViewportSize({ width: 1100, height: 800 });
  await page.goto('/admin/leads');
  const widthOf = async (role: 'banner' | 'main') =>
    (await page.getByRole(role).boundingBox())!.width;
  await page.mouse.move(600, 400);
  await expect.poll(() => widthOf('banner')).toBeLessThan(80);
  const content = await widthOf('main');
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Pages' })
    .focus();
  await expect.poll(() => widthOf('banner')).toBeGreaterThan(200);
  expect(await widthOf('main')).toBe(content);
});

test('keeps the colors that were chosen in the account', async ({ page, site }) => {
  await startSession(page, site);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/admin/account');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.admin-bar')!).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
  expect(await ground()).not.toBe(light);
  await page.goto('/admin');
  expect(await ground()).not.toBe(light);
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'As the system' }).click();
  await expect(page.getByRole('button', { name: 'As the system', pressed: true })).toBeVisible();
  expect(await ground()).toBe(light);
});

test('shortcuts open pages and the help, but not while typing', async ({ page, site }) => {
  await sendLead(site); // without a lead there is no field to type in
  await startSession(page, site);
  await visit(page, '/admin/leads');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('searchbox').fill('');
  await page.keyboard.type('why? gn');
  await expect(page.getByRole('searchbox')).toHaveValue('why? gn');
  await expect(help).toBeHidden();
  await expect(pageHeading(page)).toHaveText('Leads');

  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  await expect(help.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(help).toContainText('Go to Analytics');
  await expectNoViolationsAtBothWidths(page, 'help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(pageHeading(page)).toHaveText('Newsletter');
});

test('shows the navigation, the account and search without scripts', async ({ browser, site }) => {
  const lead = await sendLead(site);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/admin');
  await fillLogin(page, site.admin.email, site.admin.password);
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: 'Assessments' }).click();
  await expect(navigation.getByRole('link', { name: 'Assessments' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('link', { name: 'View the site' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(pageHeading(page)).toHaveText('Search');
  await page.getByRole('searchbox').fill(lead.name);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: lead.name }).click();
  await expect(pageHeading(page)).toHaveText(lead.name);
  await context.close();
});

test('fits a phone and 200 % zoom, with the navigation in a sheet', async ({ page, site }) => {
  await startSession(page, site);
  await visit(page, '/admin/find?search=crm');
  await expectUsable(page, 'search page');
  // 1440 px at 200 % zoom, and a phone
  for (const size of [{ width: 720, height: 450 }, PHONE]) {
    await page.setViewportSize(size);
    await page.getByText('Menu', { exact: true }).click();
    const sheet = page.locator('.admin-sheet');
    await expect(sheet.getByRole('heading', { name: 'Growth' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Sign out' }).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page, `sheet at ${size.width} px`);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Menu', { exact: true })).toBeFocused();

    await page.keyboard.press('Enter');
    await sheet.getByRole('button', { name: 'Sign out' }).focus();
    await page.keyboard.press('Tab');
    await expect(sheet).toBeHidden();
  }
});
