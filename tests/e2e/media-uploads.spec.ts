import sharp from 'sharp';
import { photo } from '#tests/builders/picture.ts';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { readHead } from './support/head.ts';
import {
  chooseFiles,
  openLibrary,
  pictureFile,
  row,
  textFile,
  tray,
} from './support/media-uploads.ts';
import {
  addSection,
  expectSaved,
  openEditor,
  openTab,
  storedContent,
} from './support/page-editor.ts';

/** Uploads in the library, and choosing a picture in the page editor. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });

test('a picture is uploaded, one is refused, one is known; the page editor shows it', async ({
  page,
  site,
}) => {
  await openLibrary(page, site, 'Insights');
  const harbor = await pictureFile('harbor.png', 80);
  await chooseFiles(page, [harbor, textFile('notes.png')]);
  await expect(row(page, 'harbor')).toContainText('Uploaded');
  await expect(row(page, 'notes.png')).toContainText('The library takes pictures');
  await expect(page.getByRole('gridcell', { name: /^harbor/ })).toBeVisible();

  await chooseFiles(page, [{ ...harbor, name: 'again.png' }]);
  await expect(row(page, 'again.png')).toContainText('Already in “Insights” as “harbor');
  await page.getByRole('button', { name: 'Use the existing again.png' }).press('Enter');
  await expect(tray(page)).toContainText('2 of 3 files uploaded, 1 refused');
  await tray(page).getByRole('button', { name: 'Close uploads' }).click();
  await expect(tray(page)).toBeHidden();

  await openEditor(page, '/contact');
  await addSection(page, 'Picture');
  await page.getByRole('button', { name: 'Choose in the library: Picture' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByRole('searchbox').fill('harbor');
  await expect(picker.getByText('1 file', { exact: true })).toBeVisible();
  await picker.getByRole('radio', { name: /^harbor/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await page.getByRole('textbox', { name: /^Alt/ }).fill('A harbor at night');
  await page.getByRole('textbox', { name: /^Alt/ }).blur();
  await expectSaved(page);
  const { blocks } = await storedContent(page, site);
  expect(blocks.find(({ type }) => type === 'picture')?.props).toMatchObject({
    src: expect.stringMatching(/^\/media\/cms_media\/Insights\/harbor-[0-9a-f]{12}\.png$/),
    width: 80,
    height: 40,
    alt: 'A harbor at night',
  });
});

test('the tray and the picker are usable', { tag: '@full' }, async ({ page, site }) => {
  await openLibrary(page, site);
  const files = [await pictureFile('one.png', 90), textFile('broken.png')];
  await chooseFiles(page, files);
  await expect(row(page, 'one')).toContainText('Uploaded');
  await expect(row(page, 'broken.png')).toContainText('The library takes pictures');
  await expectUsable(page, 'finished uploads');
  await openEditor(page, '/about');
  await page.getByRole('button', { name: 'Choose in the library: Picture for' }).click();
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expectUsable(page, 'the picker');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a picture for link previews is cut to size', { tag: '@full' }, async ({ page, site }) => {
  await openLibrary(page, site, 'Insights');
  const buffer = await photo(1300, 1300, 'png');
  await chooseFiles(page, [{ name: 'square.png', mimeType: 'image/png', buffer }]);
  await expect(row(page, 'square')).toContainText('Uploaded');
  const tile = page.getByRole('gridcell', { name: /^square/ }).locator('img');
  const address = (await tile.getAttribute('src'))!.replace(/\?.*$/, '');
  await openEditor(page, '/about');
  const field = page.getByRole('textbox', { name: /^Picture for link previews/ });
  await field.fill(address);
  await field.blur();
  await expectSaved(page);
  await openTab(page, 'Publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. Visitors see it now.')).toBeVisible();
  const { meta } = await readHead(page.request, `${site.url}/about`);
  expect(meta.get('og:image:width')).toEqual(['1200']);
  const cut = await page.request.get(meta.get('og:image')![0]!);
  expect(cut.headers()['cache-control']).toContain('immutable');
  expect(await sharp(await cut.body()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});
