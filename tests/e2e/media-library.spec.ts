import type { Page } from '@playwright/test';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';

/** /admin/media-library with the sample files of a new site. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });

const LIBRARY = '/admin/media-library';
const file = (page: Page, name: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}`) });
const notice = (page: Page) => page.getByRole('status', { name: 'Result' });
const files = (page: Page) => page.getByRole('grid', { name: /^Files/ });

/** Opens the library, and waits until it takes keys. */
async function openLibrary(page: Page, query = '') {
  await page.goto(`${LIBRARY}${query}`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** Waits for the list, not for the address, which changes while the files of the previous list still take keys. */
async function find(page: Page, text: string) {
  const search = page.getByRole('searchbox', { name: 'Search names, texts, and tags' });
  await search.fill(text);
  await search.press('Enter');
  const asList = page.getByRole('link', { name: 'List', exact: true });
  await expect(asList).toHaveAttribute('href', new RegExp(`search=${text}`));
}

/** Selects a file and presses a button of the bar, by keyboard. */
async function withSelected(page: Page, name: string, button: string) {
  await file(page, name).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 file selected', { exact: true })).toBeAttached();
  await page.getByRole('button', { name: button, exact: true }).press('Enter');
}

test('by keyboard: a file is found, tagged, moved, deleted, and restored', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await openLibrary(page);
  await find(page, 'dryline');

  await withSelected(page, 'Dryline', 'Tags');
  await page.getByLabel('Add tags').fill('Former');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('1 file changed');
  await find(page, 'former');

  await withSelected(page, 'Dryline', 'Move');
  await page.getByLabel('Folder', { exact: true }).selectOption('No folder');
  await page.getByLabel('New folder inside it').fill('Former clients');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText('1 file moved to “Former clients.”');
  await page.getByRole('link', { name: /^Former clients/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Former clients');

  // No page shows it any more.
  await file(page, 'Dryline').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(notice(page)).toContainText('1 file moved to the trash');
  await page.getByRole('link', { name: /^Trash/ }).press('Enter');
  await withSelected(page, 'Dryline', 'Restore');
  await expect(notice(page)).toContainText('1 file restored');
  await expect(page.getByText('The trash is empty.')).toBeVisible();
});

test('every state is usable', { tag: '@full' }, async ({ page, site }) => {
  await startSession(page, site);
  const open = async (query: string, state: string) => {
    await openLibrary(page, query);
    await expectUsable(page, state);
  };
  await open('', 'the grid');
  await open('?as=list&needs=no-alt', 'a filtered list');
  await open('?search=zzz&kind=font', 'no match');
  await open('/describe', 'missing texts');
  await openLibrary(page);
  await files(page).getByRole('gridcell').first().focus();
  await page.keyboard.press('Space');
  await expectUsable(page, 'a selection');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expectUsable(page, 'a dialog');
});

test(
  'what was moved or deleted comes back by Undo; a file in use is not deleted',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await openLibrary(page, '?folder=Technology+Logos');
    await file(page, 'Slack').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect(page.getByRole('alert')).toContainText('could not be moved to the trash');
    await expect(file(page, 'Slack')).toBeVisible();

    await page.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await page.getByLabel('Folder', { exact: true }).selectOption('Active Client Logos');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).press('Enter');
    await expect(file(page, 'Slack')).toBeHidden();
    await notice(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(file(page, 'Slack')).toBeVisible();
  },
);

test(
  'without scripts: filters are links, and a page asks what the dialogs ask',
  { tag: '@full' },
  async ({ page, site, browser }) => {
    await startSession(page, site);
    const { cookies } = await page.context().storageState();
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    await context.addCookies(cookies);
    const plain = await context.newPage();
    await plain.goto(LIBRARY);
    await plain.getByRole('link', { name: /^Technology Logos/ }).click();
    await plain.getByRole('checkbox', { name: 'Select Zapier' }).check();
    await plain.getByRole('button', { name: 'Tags' }).click();
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Tag 1 file');
    await plain.getByLabel('Add tags').fill('automation');
    await plain.getByRole('button', { name: 'Tag 1 file' }).click();
    await expect(plain.getByText('1 file changed.')).toBeVisible();
    await plain.goto(`${LIBRARY}?tag=automation`);
    await expect(plain.getByRole('checkbox', { name: 'Select Zapier' })).toBeVisible();
    await context.close();
  },
);
