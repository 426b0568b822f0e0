import { type Browser, expect, type Page } from '@playwright/test';
import type { Site } from '#tests/support/site.ts';
import { startSession } from './admin-session.ts';

/** Opens the editor of a page by its public path, and waits until it can be typed in. */
export async function openEditor(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/page-editor${path}`);
  await expect(page).toHaveURL(/\/admin\/page-editor\/[0-9a-f-]{36}$/);
  await expect(titleField(page)).toBeEditable();
}

/** Opens an editor in two browsers, both signed in with the one account of a test site. */
export function openTwice(
  browser: Browser,
  site: Site,
  openIn: (page: Page) => Promise<void>,
): Promise<[Page, Page]> {
  const open = async () => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await startSession(page, site);
    await openIn(page);
    return page;
  };
  return Promise.all([open(), open()]);
}

/** Opens the editor of a page in two browsers. */
export const openTwoEditors = (browser: Browser, site: Site, path: string) =>
  openTwice(browser, site, (page) => openEditor(page, path));

/** The title of the page; sections have titles, too. */
export const titleField = (page: Page) => page.locator('#title');

/** Opens a section by the name of its kind. */
export async function openSection(page: Page, kind: string): Promise<void> {
  const rows = page.getByRole('grid', { name: 'Sections' }).getByRole('row');
  await rows.filter({ hasText: kind }).first().click();
}

/** Adds a section of a kind after the selected one, and selects it. */
export async function addSection(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click();
  const picker = page.getByRole('dialog', { name: 'Add section' });
  await picker.getByRole('combobox').fill(kind);
  await picker.getByRole('option', { name: new RegExp(`^${kind}`) }).click();
  await expect(picker).toBeHidden();
}

/** Shows a part of the inspector. */
export async function openTab(
  page: Page,
  name: 'Section' | 'Page' | 'Block' | 'Post' | 'Publish' | 'History',
) {
  await page.getByRole('tab', { name, exact: true }).click();
}

/** The state of the page: a draft, published, changed since. */
export const stateMark = (page: Page) => page.locator('.page-editor-bar .admin-mark');

/** The line that says whether everything is saved. */
export const saveLine = (page: Page) => page.locator('.save-line');

export const expectSaved = (page: Page) =>
  expect(saveLine(page)).toContainText(/^Saved \d.* C[SD]T/);

/** Saves what could not be saved so far, unless the editor has just done it by itself. */
export async function saveAgain(page: Page): Promise<void> {
  await Promise.any([page.getByRole('button', { name: 'Save now' }).click(), expectSaved(page)]);
  await expectSaved(page);
}

/** The content of the working copy as the server has it. */
export async function storedContent(page: Page, site: Site) {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const response = await page.request.get(`${site.url}/admin/api/documents/${id}`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { content: StoredContent }).content;
}

interface StoredContent {
  title: string;
  blocks: { id: string; type: string; props: Record<string, unknown> }[];
}
