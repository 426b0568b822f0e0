import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** The two widths we design for, and the heights of their screens. */
export const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

export interface Shot {
  path: string;
  width: number;
  /** path of the PNG file */
  file: string;
}

/** Takes a full-page screenshot of each page at each width, without motion. */
export async function takeShots(
  browser: Browser,
  { url, paths, folder }: { url: string; paths: readonly string[]; folder: string },
): Promise<Shot[]> {
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const viewport of SCREENS) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', baseURL: url });
    for (const path of paths) {
      await page.goto(path);
      const file = join(folder, `${nameOf(path)}-${viewport.width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      shots.push({ path, width: viewport.width, file });
    }
    await page.close();
  }
  return shots;
}

/** Converts `/services/paid-media` to `services-paid-media`, and `/` to `home`. */
export const nameOf = (path: string): string =>
  path.replace(/^\/|\?.*$/g, '').replaceAll('/', '-') || 'home';
