import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';

/** The page of one file of the media library. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });

const LIBRARY = '/admin/media-library';
const notice = (page: Page) => page.getByRole('status', { name: 'Result' });

/** Opens a sample file, and waits until its page takes keys. */
async function openFile(page: Page, search: string) {
  await page.goto(`${LIBRARY}?search=${search}`);
  const response = await page.request.get(`${LIBRARY}/list?from=0&count=1&search=${search}`);
  const { files } = (await response.json()) as { files: { id: string }[] };
  await page.goto(`${LIBRARY}/${files[0]!.id}`);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#27a' } })
    .jpeg()
    .toBuffer();

/** Replaces the open file, by keyboard. */
async function replaceWith(page: Page, name: string, buffer: Buffer) {
  await page.getByRole('link', { name: 'Replace file' }).press('Enter');
  await page.getByLabel('The new file').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Nothing has changed yet')).toBeVisible();
  await page.getByRole('button', { name: /^Replace/ }).press('Enter');
  await expect(notice(page)).toContainText('was replaced');
}

test('by keyboard: a file is replaced, focused, cropped, and brought back', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await openFile(page, 'dryline');
  const facts = page.getByRole('region', { name: 'File', exact: true });
  await expect(facts).toContainText('SVG drawing');
  // Keys work before the picture has come, too.
  const come = Promise.withResolvers<void>();
  await page.route(/\/file\?.*width=1600/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await replaceWith(page, 'Photo.jpg', await photo(900, 600));
  await expect(facts).toContainText('JPEG picture');
  await expect(facts).toContainText('900 × 600');

  const focus = page.getByRole('button', { name: /^Focus, 50% from the left/ });
  await focus.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('textbox', { name: 'From the left' })).toHaveValue('60');
  await page.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await page.getByRole('button', { name: /^Right edge of the crop/ }).press('Shift+ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Width' })).not.toHaveValue('');
  come.resolve();
  await expectUsable(page, 'the page of a picture');
  await page.getByRole('button', { name: 'Save focus and crop' }).press('Enter');
  await expect(notice(page)).toContainText('Focus and crop were saved');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'From the top' })).toHaveValue('49');

  await page.getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(notice(page)).toContainText('The earlier file is back');
  await expect(facts).toContainText('SVG drawing');
  await notice(page).getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect(facts).toContainText('JPEG picture');
});

test(
  'a file in use is deleted only knowingly, and restored',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await openFile(page, 'tidewick');
    await page.getByText('Delete this file').click();
    const remove = page.getByRole('button', { name: 'Delete it anyway' });
    await remove.click();
    await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
    await expect(page.getByText('In the trash')).toBeHidden();
    await page.getByLabel(/^Delete even though it is used/).check();
    await remove.click();
    await expect(page.getByText('In the trash')).toBeVisible();
    await expectUsable(page, 'a file in the trash');
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('In the trash')).toBeHidden();
  },
);

test(
  'what two people change at the same time is joined',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    await openFile(page, 'redfield');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Caption (optional)').fill('Their caption');
    await other.getByLabel('Credit (optional)').fill('Their credit');
    await other.getByRole('button', { name: 'Save details' }).click();
    await expect(other.getByText('The details were saved')).toBeVisible();
    await page.getByLabel('Credit (optional)').fill('My credit');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(page.getByText('Saved by someone else: Their credit')).toBeVisible();
    await expect(page.getByLabel('Credit (optional)')).toHaveValue('My credit');
    await expect(page.getByLabel('Caption (optional)')).toHaveValue('Their caption');
    await page.getByRole('button', { name: 'Save details' }).click();
    await expect(notice(page)).toContainText('The details were saved');
    await page.reload();
    await expect(page.getByLabel('Credit (optional)')).toHaveValue('My credit');
    await expect(page.getByLabel('Caption (optional)')).toHaveValue('Their caption');
  },
);
