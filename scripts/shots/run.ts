import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { startBuiltSite } from '../../bench/site-process.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { TEMPLATES } from './templates.ts';

const PORT = 21_404;
const FOLDER = 'shots';
/** The two widths we design for, and the heights of their screens. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** Converts `/services/paid-media` to `services-paid-media`, and `/` to `home`. */
const nameOf = (path: string) => path.replace(/^\/|\?.*$/g, '').replaceAll('/', '-') || 'home';

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : TEMPLATES;
await mkdir(FOLDER, { recursive: true });
const site = await startBuiltSite(PORT);
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  for (const viewport of SCREENS) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', baseURL: site.url });
    const files: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      const file = `${FOLDER}/${nameOf(path)}-${viewport.width}.png`;
      await page.screenshot({ path: file, fullPage: true });
      files.push(file);
    }
    const sheet = await writeContactSheet(files, `${FOLDER}/sheet-${viewport.width}.png`);
    process.stdout.write(`${sheet}: ${files.length} pages\n`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
