import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { photo } from '#tests/builders/picture.ts';
import { toLocalTime } from '#src/platform/clock/site-day.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { embeddedConnectionString, withDatabase } from './support/own-database.ts';
import { expectSaved, openTab, stateMark } from './support/page-editor.ts';
import {
  bodyOf,
  endOfFirstBelow,
  insertBlock,
  pastePicture,
  storedBody,
  textOf,
} from './support/post-editor.ts';

/** The life of a post: from a template, by two writers, through its schedule and a correction, back to its first text. */

const test = base.extend<{ site: Site }>({ site: ownSite() });

const TITLE = 'Route each inquiry to the person who answers';
const SLUG = 'route-each-inquiry-to-the-person-who-answers';
const PATH = `/insights/${SLUG}`;

/** The moment of the schedule comes now, so that no test waits for it. */
const bringForward = (site: Site, id: string) =>
  withDatabase(embeddedConnectionString(site.dataDir), async (db) => {
    await db.execute(sql`update cms_documents set publish_at = now() where id = ${id}`);
    await announceContentChange(db);
  });

test('@full a post from the how-to template: two writers, schedule, correction, restored version', async ({
  page: ana,
  browser,
  site,
}) => {
  const read = async (path: string) => (await fetch(site.url + path)).text();

  await startSession(ana, site);
  await ana.goto('/admin/blog-editor/new');
  await ana.getByRole('link', { name: 'How-to', exact: true }).click();
  await ana.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await ana.getByRole('button', { name: 'Make the draft' }).click();
  await expect(bodyOf(ana)).toHaveAttribute('contenteditable', 'true');
  const id = new URL(ana.url()).pathname.split('/').at(-1)!;
  const ben = await (await browser.newContext({ baseURL: site.url })).newPage();
  await startSession(ben, site);
  await ben.goto(`/admin/blog-editor/${id}`);
  await expect(bodyOf(ben)).toHaveAttribute('contenteditable', 'true');

  // Both write at once, each in sections of their own.
  await endOfFirstBelow(ben, 'How to tell that it worked');
  await ben.keyboard.type('The share of answers within an hour, read each Monday.');
  await endOfFirstBelow(ben, 'A worked example');
  await insertBlock(ben, 'table');
  for (const text of ['Step', 'Before', 'After', 'First answer', '26 hours']) {
    await ben.keyboard.type(text);
    await ben.keyboard.press('Tab');
  }
  await ben.keyboard.type('40 minutes');
  await endOfFirstBelow(ana, 'What you need first');
  await ana.keyboard.type('A list of everyone who may answer.');
  await pastePicture(ana, await photo(320, 200, 'png'));
  await expect(bodyOf(ana).locator('.body-figure img')).toHaveCount(1);
  await endOfFirstBelow(ana, 'What you have at the end');
  await ana.keyboard.type('Each inquiry has one owner.');
  await pastePicture(ana, await photo(300, 200, 'png'));
  const pictures = bodyOf(ana).locator('.body-figure img');
  await expect(pictures).toHaveCount(2);
  await ben.bringToFront();
  await endOfFirstBelow(ben, 'The steps');
  await ben.keyboard.type('### Name the owner');
  await ben.keyboard.press('Enter');
  await ben.keyboard.type('Write a name beside each kind of inquiry.');
  await ben.keyboard.press('Enter');
  await insertBlock(ben, 'guide');
  await ben.getByRole('combobox', { name: 'Guide' }).selectOption({ index: 1 });
  await expectSaved(ben);

  await ana.bringToFront();
  await expectSaved(ana);
  for (const [at, alt] of ['An inbox with one owner', 'A list of names'].entries()) {
    await pictures.nth(at).click();
    await openTab(ana, 'Block');
    await ana.getByRole('textbox', { name: 'Alt text' }).fill(alt);
    await expect(pictures.nth(at)).toHaveAttribute('alt', alt);
  }
  await openTab(ana, 'Post');
  await ana.getByRole('textbox', { name: 'Excerpt' }).fill('One owner for each kind of inquiry.');
  await expectSaved(ana);
  const { content = [] } = await storedBody(ana, site);
  const blocks = content.map(({ type }) => type).filter((type) => !/heading|paragraph/.test(type));
  expect(blocks).toEqual(['image', 'image', 'download', 'table', 'cta']);

  await ana.reload();
  await ana.getByRole('button', { name: 'Review and publish' }).click();
  await ana.getByText('Schedule', { exact: true }).first().click();
  const soon = new Date(Date.now() + 120_000);
  await ana.getByLabel('Publish on').fill(toLocalTime(soon));
  await ana.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(stateMark(ana)).toHaveText('Scheduled');
  expect((await fetch(site.url + PATH)).status).toBe(404);
  expect(await read('/insights')).not.toContain(TITLE);

  await bringForward(site, id);
  const texts = {
    '/insights': TITLE,
    '/feed.xml': TITLE,
    '/feed.json': TITLE,
    '/sitemap.xml': PATH,
  };
  for (const [path, text] of Object.entries(texts))
    await expect.poll(() => read(path), { message: path }).toContain(text);
  await expect.poll(() => read('/search?q=inquiry+owner')).toContain(PATH);

  await ben.goto(PATH);
  await expect(ben.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(ben.getByRole('img', { name: 'An inbox with one owner' })).toBeVisible();
  await expect(ben.getByRole('img', { name: 'A list of names' })).toBeAttached();
  await expect(ben.getByRole('region', { name: 'Table: Step, Before, After' })).toContainText(
    '40 minutes',
  );
  await expect(ben.locator('.body-download').getByRole('link')).toHaveAttribute(
    'href',
    /^\/\S+#form$/,
  );
  const card = await ben.locator('meta[property="og:image"]').getAttribute('content');
  await expect(ben.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /inquiry/);
  const picture = await ben.request.get(new URL(card!).pathname);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });

  await ana.reload();
  await expect(stateMark(ana)).toHaveText('Published');
  await endOfFirstBelow(ana, 'What you have at the end');
  await ana.keyboard.type(' Corrected: each one has two.');
  await expect(stateMark(ana)).toHaveText('Changed since');
  await expectSaved(ana);
  expect(await read(PATH)).not.toContain('Corrected');
  await ana.getByRole('button', { name: 'Review and publish' }).click();
  await ana.locator('.section-changes summary').click();
  await expect(ana.locator('ins', { hasText: 'Corrected' })).toBeVisible();
  await ana.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => read(PATH)).toContain('Corrected: each one has two.');

  await openTab(ana, 'History');
  await ana
    .getByRole('button', { name: /^Actions: .*[Pp]ublished/ })
    .last()
    .click();
  await ana.getByRole('button', { name: /^Restore/ }).click();
  await expect(bodyOf(ana)).not.toContainText('Corrected');
  await expectSaved(ana);
  expect(textOf(await storedBody(ana, site))).toContain('Each inquiry has one owner.');
  await ana.getByRole('button', { name: 'Review and publish' }).click();
  await ana.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => read(PATH)).not.toContain('Corrected');
  expect(await read(PATH)).toContain('Each inquiry has one owner.');
});
