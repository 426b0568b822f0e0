import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { pageHeading, startSession } from './support/admin-session.ts';
import {
  expectSaved,
  openEditor,
  addSection,
  openSection,
  openTab,
  openTwoEditors,
  saveLine,
  stateMark,
  storedContent,
  titleField,
} from './support/page-editor.ts';

/** /admin/page-editor: two editors on one page, an hour offline, and the way from a draft to the public site. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

test('two editors: different sections merge, the same field is shown side by side', async ({
  browser,
  site,
}) => {
  const [ana, ben] = await openTwoEditors(browser, site, '/contact');

  await openSection(ben, 'FAQ');
  await ben.locator('#b-faq-title').fill('Questions before\nyou write');
  await ben.locator('#b-faq-title').blur();
  await expectSaved(ben);
  // Ben's tab would read what Ana saves within seconds, and join it before he writes.
  await ben.context().setOffline(true);
  await openSection(ana, 'Page hero');
  await ana.locator('#b-hero-title').fill('Tell us where\nit hurts');
  await ana.locator('#b-hero-title').blur();
  await expect(ana.getByRole('status', { name: 'Changes of others' })).toContainText(
    'changed “FAQ: Headline”',
  );
  await expectSaved(ana);
  expect((await storedContent(ana, site)).blocks.map(({ props }) => props['title'])).toEqual(
    expect.arrayContaining(['Questions before\nyou write', 'Tell us where\nit hurts']),
  );

  // Ben has not seen Ana's headline, and writes another one.
  await openSection(ben, 'Page hero');
  await ben.locator('#b-hero-title').fill('Say where\nit leaks');
  await ben.locator('#b-hero-title').blur();
  await ben.context().setOffline(false);
  const conflict = ben.getByRole('listitem', { name: 'Page hero: Headline' });
  await expect(conflict.getByRole('region', { name: /your text/ })).toContainText('leaks');
  await expect(conflict.getByRole('region', { name: /the text of/ })).toContainText('hurts');
  await expect(saveLine(ben)).toContainText('Conflict: also changed by');
  await expectUsable(ben, 'a conflict');
  await openTab(ben, 'Page');
  await titleField(ben).fill('Contact us');
  await titleField(ben).blur();
  await expect.poll(async () => (await storedContent(ben, site)).title).toBe('Contact us');
  expect((await storedContent(ben, site)).blocks[0]!.props['title']).toBe(
    'Tell us where\nit hurts',
  );

  await ben.getByRole('button', { name: /’s: Page hero: Headline$/ }).press('Enter');
  await expectSaved(ben);
  await openTab(ben, 'Section');
  await expect(ben.locator('#b-hero-title')).toHaveValue('Tell us where\nit hurts');
  // The text that lost is in the history.
  await openTab(ben, 'History');
  const history = ben.getByRole('tabpanel');
  await history
    .getByRole('button', { name: /^Actions/ })
    .first()
    .click();
  await history.getByRole('button', { name: /^Show all \d+ saves/ }).click();
  const saves = history.locator('.history-saves');
  await saves
    .getByRole('button', { name: /^Actions/ })
    .nth(1)
    .click();
  await saves.getByRole('link', { name: /^Compare with now/ }).click();
  const comparison = ben.getByRole('dialog', { name: 'Compare versions' });
  await expect(comparison).toContainText('leaks');
});

test('offline: typing is kept through a reload, and restored', async ({ page, site, context }) => {
  await startSession(page, site);
  await openEditor(page, '/book-audit');
  await context.setOffline(true);
  await titleField(page).fill('Book the audit today');
  await titleField(page).blur();
  await expect(saveLine(page)).toContainText('text is kept in this browser');
  // A tab that is closed sends its text with its last breath, also past the emulated network: it has to die.
  const url = page.url();
  const again = await context.newPage();
  const died = page.waitForEvent('crash');
  const devTools = await context.newCDPSession(page);
  devTools.send('Page.crash').catch(() => {});
  await died;
  await page.close();
  await context.setOffline(false);
  await again.goto(url);
  const offer = again.getByRole('region', { name: /never saved/ });
  await expect(offer).toContainText('Changed in it: Title.');
  await expect(titleField(again)).not.toHaveValue('Book the audit today');
  await expectUsable(again, 'an offered copy');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expectSaved(again);
  await expect(titleField(again)).toHaveValue('Book the audit today');
  expect((await storedContent(again, site)).title).toBe('Book the audit today');
  await again.reload();
  await expect(titleField(again)).toHaveValue('Book the audit today');
  await expect(again.getByRole('region', { name: /never saved/ })).toBeHidden();
});

test('an ended session: typing goes on, and is saved after signing in again', async ({
  page,
  site,
  context,
}) => {
  await startSession(page, site);
  await openEditor(page, '/about');
  await context.clearCookies();
  await titleField(page).fill('About the four of us');
  await titleField(page).blur();
  await expect(saveLine(page)).toContainText('session ended');
  const other = await context.newPage();
  await startSession(other, site);
  await other.close();
  // Returning to the tab saves; a retry may have done so before.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expectSaved(page);
  expect((await storedContent(page, site)).title).toBe('About the four of us');
});

test('a new page: draft, refused, published, changed, offline, trash', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin/page-editor');
  await expect(pageHeading(page)).toHaveText('Pages');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByRole('link', { name: 'Blank page' }).click();
  await page.getByLabel('Title').fill('Contact');
  // The path follows the title, and is checked as one types.
  await expect(page.getByLabel('Path')).toHaveValue('/contact');
  await expect(page.getByText('has the address /contact')).toBeVisible();
  await page.getByLabel('Title').fill('Spring offer');
  await expect(page.getByText('This path is free.')).toBeVisible();
  await page.getByRole('button', { name: 'Make the draft' }).dblclick();
  await expect(titleField(page)).toHaveValue('Spring offer');
  await expect(page.locator('#path')).toHaveValue('/spring-offer');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const alert = page.locator('.panel [role=alert]');
  const blocking = page.getByRole('list', { name: 'Fix before publishing' });
  await publish.click();
  await expect(alert).toContainText('Fix the problem listed above first.');
  await expect(blocking).toContainText('Add a section: the page is empty.');

  // The checks say what is missing, and lead there.
  await addSection(page, 'Page hero');
  await openTab(page, 'Publish');
  await page.getByRole('button', { name: 'Page hero: Headline', exact: true }).click();
  await page.keyboard.type('Spring offer');
  await page.getByRole('textbox', { name: 'Introduction' }).fill('Three audits in April.');
  await page.keyboard.press('Tab');
  await openTab(page, 'Publish');
  await expect(page.getByRole('heading', { name: 'Fix before publishing' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Could be better' })).toBeVisible();
  await expectUsable(page, 'the checks of a page');
  await publish.click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  expect((await page.request.get('/spring-offer')).status()).toBe(200);

  await openTab(page, 'Page');
  await titleField(page).fill('Spring offer, extended');
  await titleField(page).blur();
  await expectSaved(page);
  await expect(stateMark(page)).toHaveText('Changed since');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('extended');
  await expectUsable(page, 'the editor of a page');

  await page.getByRole('button', { name: 'Move to the trash' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Move it to the trash?' })).toContainText(
    '410',
  );
  await page.getByRole('button', { name: 'Move it to the trash' }).click();
  await expect(stateMark(page)).toHaveText('In the trash');
  expect((await page.request.get('/spring-offer')).status()).toBe(410);
  await page.goto('/admin/page-editor?state=trash');
  await expect(page.getByRole('row', { name: /Spring offer, extended/ })).toContainText('Owner');
  await page.getByRole('button', { name: 'Restore: Spring offer, extended' }).click();
  await expect(titleField(page)).toHaveValue('Spring offer, extended');
});

test('says what links to a page before it is taken offline', async ({ page, site }) => {
  await startSession(page, site);
  await openEditor(page, '/book-audit');
  await openTab(page, 'Publish');
  await page.getByRole('button', { name: 'Take offline' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take it offline?' });
  await expect(question).toContainText(/\d+ places link here/);
  await expect(question).toContainText('Button at the top of every page');
  await expect(question.getByRole('link').first()).toHaveAttribute('href', /^\//);
  await expectUsable(page, 'the question');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await page.request.get('/book-audit')).status()).toBe(200);

  // On a phone, one part of the editor stands over the others, and nothing of them shows through.
  await page.locator('.outline-row').first().click();
  const grip = page.locator('.outline-grip').first();
  await expect(grip).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(grip).toBeHidden();
});
