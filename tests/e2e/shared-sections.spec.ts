import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { pageHeading, startSession } from './support/admin-session.ts';
import {
  expectSaved,
  openEditor,
  openSection,
  openTab,
  storedContent,
  titleField,
} from './support/page-editor.ts';

/** /admin/page-editor/sections: from sections of a page to a shared one, and back. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test('a shared section: made, changed everywhere, offline, detached @full', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto('/admin/page-editor/sections');
  await expect(page.getByText('There are no shared sections yet.')).toBeVisible();
  await expectUsable(page, 'no shared sections');

  await openEditor(page, '/book-audit');
  const before = await storedContent(page, site);
  await openSection(page, 'FAQ');
  await page.getByRole('button', { name: 'Make a shared section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a shared section' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Audit questions');
  await expect(dialog.getByRole('checkbox', { name: /^FAQ/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Make it shared' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Shown here' })).toBeFocused();
  await expectSaved(page);
  await expect
    .poll(async () => (await storedContent(page, site)).blocks.map(({ type }) => type))
    .toContain('shared-section');
  await openTab(page, 'Publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  const question = () => page.request.get('/book-audit').then((response) => response.text());
  expect(await question()).toContain('id="faq');
  const editor = page.url();

  await page.goto('/admin/page-editor/sections');
  const row = page.getByRole('row', { name: /Audit questions/ });
  await expect(row).toContainText('FAQ');
  await expect(row).toContainText('1 page');
  await expectUsable(page, 'the list of shared sections');
  await row.getByRole('link', { name: 'Audit questions' }).click();
  await expect(pageHeading(page)).toHaveText('Audit questions');
  await expect(titleField(page)).toBeEditable();
  await expect(page.getByRole('region', { name: 'Where it is used' })).toContainText('/book-audit');
  await openSection(page, 'FAQ');
  await page.locator('#b-faq-title').fill('Asked before\nevery audit');
  await openTab(page, 'Publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  await expect.poll(question).toContain('every audit');

  await page.getByRole('button', { name: 'Take offline' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Take it offline?' });
  await expect(warning).toContainText('1 page shows it, and will be shown without it.');
  await warning.getByRole('button', { name: 'Take it offline' }).click();
  await expect(page.getByText('Taken offline.')).toBeVisible();
  await expect.poll(question).not.toContain('every audit');

  await page.goto(editor);
  await openTab(page, 'Publish');
  await expect(page.getByText(/^Choose another shared section, or publish/)).toBeVisible();
  await openSection(page, 'Shared section');
  await page.getByRole('button', { name: 'Detach from this page' }).click();
  await page.getByRole('button', { name: 'Detach', exact: true }).click();
  const kinds = async () =>
    (await storedContent(page, site)).blocks.map(({ id, type }) => [id, type]);
  await expect.poll(kinds).toEqual(before.blocks.map(({ id, type }) => [id, type]));
});
