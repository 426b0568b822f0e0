import { expect, type Page } from '@playwright/test';
import { photo } from '#tests/builders/picture.ts';
import type { Site } from '#tests/support/site.ts';
import { startSession } from './admin-session.ts';

interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the library, in a folder if one is given. */
export async function openLibrary(page: Page, site: Site, folder?: string): Promise<void> {
  await startSession(page, site);
  const query = folder === undefined ? '' : `?folder=${encodeURIComponent(folder)}`;
  await page.goto(`${site.url}/admin/media-library${query}`);
  await expect(page.getByRole('button', { name: 'Upload files' })).toBeEnabled();
}

export const chooseFiles = (page: Page, files: UploadedFile[] | string) =>
  page.getByLabel('Files to upload').setInputFiles(files);

/** A small picture. */
export const pictureFile = async (name: string, width = 64): Promise<UploadedFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await photo(width, 40, 'png'),
});

export const textFile = (name: string): UploadedFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('This is no picture.'),
});

export const tray = (page: Page) => page.getByRole('region', { name: 'Uploads' });

/** The upload of a file in the tray. */
export const row = (page: Page, name: string) =>
  tray(page).getByRole('listitem').filter({ hasText: name });
