import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { toLocalTime } from '#src/platform/clock/site-day.ts';
import { photo } from '#tests/builders/picture.ts';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { embeddedConnectionString, queryRows } from './support/own-database.ts';
import { chooseByKey, focusedName, tabTo, typeOver } from './support/keyboard-walk.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { addSectionByKey, publishByKey, showTabByKey } from './support/page-editor-keys.ts';
import { stateMark, storedContent, titleField } from './support/page-editor.ts';

/** The life of a landing page by keyboard alone: no click, no pointer, no focus set by the test. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });

const PATH = '/winter-pipeline-review';
const MOVED = '/pipeline-review';
const HEADLINE = 'Know which deals are real';
const QUESTION = 'What does the review cost?';
const ALT = 'A lighthouse above a calm sea';
const DAY_MS = 24 * 3_600_000;

const rows = (page: Page) => page.getByRole('grid', { name: 'Sections' }).getByRole('row');
const panel = (page: Page) => page.getByRole('tabpanel');
const blocking = (page: Page) =>
  page.getByRole('list', { name: 'Fix before publishing' }).getByRole('listitem');

test(
  'by keyboard alone: from a template to a published, moved and restored page',
  { tag: '@full' },
  async ({ page, site, browser }) => {
    await startSession(page, site);
    const shared = await makeSharedSection(page, site);
    await startFromTemplate(page);
    await keepTheHero(page);
    await addPicture(page);
    await addSharedSection(page, shared);
    await expectPreview(page, browser, site);
    await fixWhatBlocks(page);
    await schedule(page);

    const yesterday = await storedContent(page, site);
    await moveHistoryBack(page, site);
    await publishByKey(page, 'Publish now');
    const made = await page.request.get(PATH);
    expect(made.status()).toBe(200);
    expect(await made.text()).toContain(QUESTION);

    await showTabByKey(page, 'Page');
    await typeOver(page, 'Title', 'Pipeline review');
    await typeOver(page, 'Path', MOVED);
    await expectNoViolations(page, 'the settings of a page that moves');
    await showTabByKey(page, 'Publish');
    await publishByKey(page, 'Publish');
    const moved = await page.request.get(PATH, { maxRedirects: 0 });
    expect([moved.status(), moved.headers()['location']]).toEqual([301, MOVED]);
    expect((await page.request.get(MOVED)).status()).toBe(200);

    await restoreYesterday(page);
    await expect.poll(() => storedContent(page, site)).toEqual(yesterday);
    await expect(stateMark(page)).toHaveText('Changed since');
    await expectNoViolations(page, 'a restored page');
  },
);

/** A public shared section, which a team has made before. */
async function makeSharedSection(page: Page, site: Site): Promise<string> {
  const id = randomUUID();
  const props = {
    title: 'Before you ask',
    items: [{ question: QUESTION, answer: 'Nothing. It takes an hour of your time.' }],
  };
  const made = await page.request.post('/admin/page-editor/sections/make', {
    headers: { Origin: site.url },
    data: { id, title: 'Questions about reviews', blocks: [{ id: 'faq', type: 'faq', props }] },
  });
  expect(await made.json()).toMatchObject({ ok: true });
  return id;
}

async function startFromTemplate(page: Page): Promise<void> {
  await page.goto('/admin/page-editor');
  await tabTo(page, 'New page');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Landing page');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New page: Landing page' })).toBeVisible();
  await typeOver(page, /^Offer/, 'Winter Pipeline Review');
  await expect(page.getByLabel('Path')).toHaveValue(PATH);
  await expectNoViolations(page, 'the form of a page template');
  await tabTo(page, 'Make the draft');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue('Winter Pipeline Review');
  await expect(titleField(page)).toBeEditable();
}

/** Removes every section but the first one, and writes that. */
async function keepTheHero(page: Page): Promise<void> {
  await tabTo(page, /^Page hero: /);
  await page.keyboard.press('ArrowDown');
  for (let left = (await rows(page).count()) - 1; left > 0; left -= 1) {
    await page.keyboard.press('Delete');
    await expect(rows(page)).toHaveCount(left);
  }
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await typeOver(page, 'Headline', HEADLINE);
  await typeOver(page, /^Introduction/, 'One hour on your ten largest deals, at no cost.');
  await typeOver(page, 'Text on the button', 'Ask for a review');
  await typeOver(page, 'Link', '/contact');
}

/** Uploads a picture to the media library and takes it. */
async function addPicture(page: Page): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-keyboard-'));
  const file = join(folder, 'lighthouse.png');
  await writeFile(file, await photo(640, 400, 'png'));
  await addSectionByKey(page, 'Picture');
  await tabTo(page, 'Choose in the library: Picture');
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(picker.getByRole('searchbox')).toBeFocused();
  await tabTo(page, 'Upload files', 'Shift+Tab');
  await chooseByKey(page, file, 'Enter');
  await expect(picker.getByRole('radio', { name: /lighthouse/ })).toBeChecked();
  await expectNoViolations(page, 'the picker of the media library');
  await tabTo(page, 'Use this picture');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  expect(await focusedName(page)).toBe('Choose in the library: Picture');
  await typeOver(page, /^Alt text/, ALT);
  await rm(folder, { recursive: true });
}

async function addSharedSection(page: Page, id: string): Promise<void> {
  await addSectionByKey(page, 'Shared section');
  const choice = page.getByRole('combobox', { name: 'Shown here' });
  await expect(choice).toBeVisible();
  if ((await focusedName(page)) !== 'Shown here') await tabTo(page, 'Shown here');
  await page.keyboard.press('ArrowDown');
  await expect(choice).toHaveValue(id);
  await expectNoViolations(page, 'the editor with a shared section');
}

/** Opens the link on a phone without an account. */
async function expectPreview(page: Page, browser: Browser, site: Site): Promise<void> {
  await tabTo(page, 'Review and publish', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeFocused();
  await tabTo(page, 'Share a preview');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Make a link');
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Preview link' });
  await expect(link).toBeFocused();
  await expectNoViolations(page, 'a preview link');
  const visitor = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 390, height: 844 },
  });
  const phone = await visitor.newPage();
  await phone.goto(await link.inputValue());
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(HEADLINE);
  await phone.getByRole('img', { name: ALT }).scrollIntoViewIfNeeded();
  await expect(phone.getByRole('img', { name: ALT })).toHaveJSProperty('complete', true);
  await expect(phone.getByText(QUESTION)).toBeVisible();
  await expectNoSidewaysScroll(phone, 'a preview on a phone');
  await expectNoViolations(phone, 'a preview on a phone');
  expect((await visitor.request.get(PATH)).status()).toBe(404);
  await visitor.close();
}

/** Is refused, and goes from the list of checks to what is still guidance of the template. */
async function fixWhatBlocks(page: Page): Promise<void> {
  await expect(blocking(page)).toHaveCount(2);
  await tabTo(page, 'Publish', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel [role=alert]')).toContainText('Fix the 2 problems');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused();
  await expectNoViolations(page, 'a page that cannot be published yet');
  await tabTo(page, 'Page hero: Note', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toMatch(/^Note/);
  await typeOver(page, /^Note/, 'Four reviews a month.');
  await showTabByKey(page, 'Publish');
  await expect(blocking(page)).toHaveCount(1);
  await tabTo(page, 'Search description');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedName(page)).toBe('Search description');
  await typeOver(page, 'Search description', 'An hour on your ten largest deals, at no cost.');
  await showTabByKey(page, 'Publish');
  await expect(blocking(page)).toHaveCount(0);
}

async function schedule(page: Page): Promise<void> {
  const at = `${toLocalTime(new Date(Date.now() + 7 * DAY_MS)).slice(0, 10)}T09:30`;
  const [year, month, day] = at.slice(0, 10).split('-');
  await tabTo(page, 'Schedule');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Publish on');
  await page.keyboard.type(`${month}${day}${year}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('0930AM');
  await expect(page.getByLabel('Publish on')).toHaveValue(at);
  await tabTo(page, 'Schedule');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Becomes public on');
  await expect(page.getByRole('button', { name: 'Schedule', exact: true })).toBeFocused();
  await expectNoViolations(page, 'a scheduled page');
  expect((await page.request.get(PATH)).status()).toBe(404);
}

/** Moves what was saved until now to yesterday. */
async function moveHistoryBack(page: Page, site: Site): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await queryRows(
    embeddedConnectionString(site.dataDir),
    `update cms_document_checkpoints set saved_at = saved_at - interval '1 day' where document_id = '${id}'`,
  );
}

async function restoreYesterday(page: Page): Promise<void> {
  await showTabByKey(page, 'History');
  const actions = page
    .getByRole('region', { name: 'Yesterday' })
    .getByRole('button', { name: /^Actions: / })
    .first();
  const name = (await actions.getAttribute('aria-label'))!.replace('Actions: ', '');
  await tabTo(page, `Actions: ${name}`);
  await page.keyboard.press('Enter');
  await expectNoViolations(page, 'the history of a page');
  await tabTo(page, `Restore: ${name}`);
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('.history-notice')).toContainText('Put back: the version of');
  expect(await focusedName(page)).toBe(`Restore: ${name}`);
}
