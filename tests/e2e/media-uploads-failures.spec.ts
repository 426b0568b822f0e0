import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { photo } from '#tests/builders/picture.ts';
import { bucketEnvironment } from '#tests/support/bucket-environment.ts';
import {
  expect,
  ownSite,
  type Site,
  startSite,
  test as base,
} from '#tests/support/server-fixture.ts';
import { startSession } from './support/admin-session.ts';
import { chooseFiles, openLibrary, pictureFile, row, tray } from './support/media-uploads.ts';

/** Uploads of many files, whole folders and large files, over connections that break. */

const test = base.extend<{ site: Site }>({ site: ownSite({ env: bucketEnvironment() }) });
const UPLOADS = '**/admin/media-library/uploads**';

test(
  '200 files, 5 of which fail midway and are retried',
  { tag: '@full' },
  async ({ page, site }) => {
    test.setTimeout(180_000);
    await openLibrary(page, site);
    const countFiles = async () =>
      Number.parseInt(await page.getByText(/^\d+ files, /).innerText(), 10);
    const before = await countFiles();
    const files = await Promise.all(
      Array.from({ length: 200 }, (_, at) => pictureFile(`file-${at}.png`, 30 + at)),
    );
    const failing = new Set([
      'file-20.png',
      'file-60.png',
      'file-99.png',
      'file-150.png',
      'file-199.png',
    ]);
    await page.route(UPLOADS, async (route) => {
      const metadata = route.request().headers()['upload-metadata'] ?? '';
      const name = Buffer.from(/name ([^,]+)/.exec(metadata)?.[1] ?? '', 'base64').toString();
      await (failing.has(name) ? route.fulfill({ status: 500, body: '' }) : route.continue());
    });
    await chooseFiles(page, files);
    await expect(tray(page)).toContainText('195 of 200 files uploaded, 5 failed', {
      timeout: 150_000,
    });
    await page.unroute(UPLOADS);
    await tray(page).getByRole('button', { name: 'Retry all' }).click();
    await expect(tray(page)).toContainText('200 files uploaded');
    await expect.poll(countFiles).toBe(before + 200);
  },
);

test('a folder with subfolders, by choosing it', { tag: '@full' }, async ({ page, site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-folder-'));
  await openLibrary(page, site);
  const { mkdir } = await import('node:fs/promises');
  await mkdir(join(folder, 'Summer', 'Beach'), { recursive: true });
  await writeFile(join(folder, 'Summer', 'sun.png'), await photo(50, 41, 'png'));
  await writeFile(join(folder, 'Summer', 'Beach', 'sand.png'), await photo(51, 41, 'png'));
  await writeFile(join(folder, 'Summer', '.DS_Store'), 'x');
  await page.getByLabel('Folder to upload').setInputFiles(join(folder, 'Summer'));
  await expect(tray(page)).toContainText('2 files uploaded');
  await expect(page.getByRole('link', { name: /^Beach/ })).toBeVisible();
  await page.getByRole('link', { name: /^Beach/ }).click();
  await expect(page.getByRole('gridcell', { name: /^sand/ })).toBeVisible();
  await rm(folder, { recursive: true });
});

test(
  'dropped and pasted files go where the window says',
  { tag: '@full' },
  async ({ page, site }) => {
    await openLibrary(page, site, 'Insights');
    const bytes = [...(await photo(52, 42, 'png'))];
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'dropped.png', { type: 'image/png' }));
      return data;
    }, bytes);
    await page.dispatchEvent('main', 'dragenter', { dataTransfer: transfer });
    await expect(page.getByText('To the folder “Insights”')).toBeVisible();
    await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
    await expect(page.getByText('Drop to upload')).toBeHidden();
    await expect(row(page, 'dropped')).toContainText('Uploaded');

    const picture = [...(await photo(53, 42, 'png'))];
    await page.evaluate((content) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], 'image.png', { type: 'image/png' }));
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true }),
      );
    }, picture);
    await expect(row(page, 'Pasted 20')).toContainText('Uploaded');
  },
);

test(
  'after an ended session, the upload waits for the sign-in',
  { tag: '@full' },
  async ({ page, site, context }) => {
    await openLibrary(page, site, 'Insights');
    await context.clearCookies();
    await chooseFiles(page, [await pictureFile('patient.png', 54)]);
    await expect(row(page, 'patient')).toContainText('Your session has ended');
    const other = await context.newPage();
    await startSession(other, site);
    await other.close();
    await tray(page).getByRole('button', { name: 'continue' }).click();
    await expect(row(page, 'patient')).toContainText('Uploaded');
  },
);

/** A video by its first bytes, of random content. */
async function film(folder: string, megabytes: number): Promise<string> {
  const path = join(folder, 'film.mp4');
  const bytes = Buffer.alloc(megabytes * 1_000_000, 7);
  bytes.set(Buffer.from('\0\0\0\u0020ftypisom\0\0\u0002\0isomiso2avc1mp41', 'latin1'));
  await writeFile(path, bytes);
  return path;
}

/** Lets some parts of a file arrive, and no more. @returns a function that lets all pass again */
async function stopAfter(page: Page, parts: number): Promise<() => Promise<void>> {
  let count = 0;
  await page.route(UPLOADS, (route) =>
    route.request().method() === 'PATCH' && (count += 1) > parts ? route.abort() : route.continue(),
  );
  return () => page.unroute(UPLOADS);
}

test(
  'a large file goes on after a reload and after kill -9',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const folder = await mkdtemp(join(tmpdir(), 'cadron-film-'));
    const path = await film(folder, 60);
    const env = bucketEnvironment();
    const first = await startSite({ env });
    await openLibrary(page, first);
    const pass = await stopAfter(page, 5);
    await chooseFiles(page, path);
    await expect(row(page, 'film.mp4')).toContainText('No connection');
    await first.kill();
    await using site = await startSite({ dataDir: first.dataDir, port: first.port, env });
    await pass();
    const sent: number[] = [];
    page.on('request', (request) => {
      const offset = request.headers()['upload-offset'];
      if (request.method() === 'PATCH' && offset !== undefined) sent.push(Number(offset));
    });
    const stopAgain = await stopAfter(page, 8);
    await expect(row(page, 'film.mp4')).toContainText('No connection', { timeout: 60_000 });
    await stopAgain();

    // Too large for a copy in the browser: the same file is chosen again, and no other.
    await page.reload();
    const choose = row(page, 'film.mp4').getByLabel('Choose film.mp4 again');
    await choose.setInputFiles({
      name: 'film.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('x'),
    });
    await expect(tray(page).getByRole('alert')).toContainText('This is another file');
    await choose.setInputFiles(path);
    await expect(row(page, 'film')).toContainText('Uploaded', { timeout: 60_000 });
    // Nothing was sent twice from the start.
    expect(Math.min(...sent)).toBeGreaterThan(5_000_000);
    await site.stop();
    await rm(folder, { recursive: true });
  },
);
