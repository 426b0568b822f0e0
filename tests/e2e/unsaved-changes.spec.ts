import type { Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { pageHeading, startSession } from './support/admin-session.ts';
import { expectNoViolationsAtBothWidths } from './support/accessibility.ts';
import { expectSaved, openEditor, saveLine, titleField } from './support/page-editor.ts';

/** Leaving the page editor while something cannot be saved. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const DOCUMENTS = '**/admin/api/documents/*';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const reply = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

test('asks before unsaved text is left, and only then', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin/leads');
  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(titleField(page)).toBeEditable();
  const editor = page.url();
  await page.route(DOCUMENTS, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await titleField(page).fill('Write to us');
  await titleField(page).blur();
  await expect(saveLine(page)).toContainText('text is kept in this browser');

  const expectStayed = async () => {
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(editor);
    await expect(titleField(page)).toHaveValue('Write to us');
  };
  // by a link
  const link = page.getByRole('link', { name: 'Pages' });
  await link.click();
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectNoViolationsAtBothWidths(page, 'the question');
  await reply(page, 'Stay');
  await expectStayed();
  await expect(link).toBeFocused();
  // by Back; Escape stays, too
  await page.evaluate(() => history.back());
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectStayed();
  // by a reload, which the browser itself asks about
  const asked = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload()).catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expectStayed();

  await link.click();
  await reply(page, 'Leave');
  await expect(pageHeading(page)).toHaveText('Pages');

  // Saved text is left without a question.
  await page.unroute(DOCUMENTS);
  await openEditor(page, '/about');
  await titleField(page).fill('About the four of us');
  await titleField(page).blur();
  await expectSaved(page);
  page.once('dialog', (unexpected) => expect(unexpected.type()).toBe('none'));
  await page.reload();
  await expect(titleField(page)).toHaveValue('About the four of us');
  await page.getByRole('link', { name: 'Pages' }).click();
  await expect(pageHeading(page)).toHaveText('Pages');
});
