import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { photo } from '#tests/builders/picture.ts';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { chooseByKey, focusedName, tabTo } from './support/keyboard-walk.ts';
import { openLibrary, row, tray } from './support/media-uploads.ts';

/** The life of a picture by keyboard alone: no click, no pointer, no focus set by the test. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });
const notice = (page: Page) => page.getByRole('status', { name: 'Result' });

test(
  'by keyboard alone: upload, find, tag, crop, replace, delete, restore',
  { tag: '@full' },
  async ({ page, site }) => {
    test.setTimeout(90_000);
    const folder = await mkdtemp(join(tmpdir(), 'cadron-keyboard-'));
    const [first, second] = [join(folder, 'lighthouse.png'), join(folder, 'newer.png')];
    await writeFile(first, await photo(320, 240, 'png'));
    await writeFile(second, await photo(300, 240, 'png'));

    await openLibrary(page, site);
    await tabTo(page, /^Upload files$/);
    await chooseByKey(page, first, 'Enter');
    await expect(row(page, 'lighthouse')).toContainText('Uploaded');
    await tabTo(page, /^Close uploads$/);
    await page.keyboard.press('Enter');
    await expect(tray(page)).toBeHidden();

    await tabTo(page, /^Search names, texts, and tags$/);
    await page.keyboard.type('lighthouse');
    await expect(page.getByText('1 file, newest first')).toBeVisible();
    await tabTo(page, /^lighthouse/);
    await page.keyboard.press('Space');
    await expectUsable(page, 'a file selected by keyboard');
    await tabTo(page, /^Tags$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    if (!(await focusedName(page)).startsWith('Add tags')) await tabTo(page, /^Add tags/);
    await page.keyboard.type('coast');
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('1 file changed');

    await tabTo(page, /^lighthouse/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lighthouse');
    await tabTo(page, /^Crop$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Right edge of the crop/);
    await page.keyboard.press('Shift+ArrowLeft');
    await tabTo(page, /^Save focus and crop$/);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('Focus and crop were saved');

    await tabTo(page, /^Replace file$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('The new file')).toBeAttached();
    await tabTo(page, /^Choose the new file/);
    await chooseByKey(page, second, 'Enter');
    await expect(page.getByText('Nothing has changed yet')).toBeVisible();
    await expectUsable(page, 'old and new file beside each other');
    await tabTo(page, /^Replace/);
    await page.keyboard.press('Enter');
    await expect(notice(page)).toContainText('was replaced');

    await tabTo(page, /^Delete this file$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Move to the trash$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('In the trash', { exact: true })).toBeVisible();
    await tabTo(page, /^Restore$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('In the trash', { exact: true })).toBeHidden();
    await expectUsable(page, 'the page of a restored file');
    await rm(folder, { recursive: true });
  },
);
