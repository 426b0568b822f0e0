import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import playwright from '../../playwright.config.ts';
import { startBuiltSite } from '../../bench/site-process.ts';
import { takeAdmin } from './admin.ts';
import { buildCommit } from './build-commit.ts';
import { compareShots } from './compare-shots.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { TEMPLATES } from './templates.ts';
import { join, resolve } from 'node:path';

const PORT = 21_404;
const FOLDER = 'shots';
const BEFORE = `${FOLDER}/before`;
const COMPARED = `${FOLDER}/compare`;

/** Heights of screens by their width. */
const HEIGHTS: Record<string, number> = { 360: 740, 768: 1024, 1024: 768, 1280: 800, 1440: 900 };

/** Each screen in both color schemes. */
const ADMIN_PER_SHEET = 16;

const { values, positionals } = parseArgs({
  options: {
    compare: { type: 'string' },
    admin: { type: 'boolean' },
    data: { type: 'string' },
    widths: { type: 'string', default: '1440,360' },
  },
  allowPositionals: true,
});
const paths = positionals.length > 0 ? positionals : TEMPLATES;
const browser = await chromium.launch(playwright.use?.launchOptions);
try {
  const before = values.compare === undefined ? undefined : await shotsOf(browser, values.compare);
  const shots = await shotsOf(browser);
  if (before) await compare(before, shots);
  else await writeSheets(shots);
} finally {
  await browser.close();
}

/** Screenshots of a commit, or of the build of this folder. */
async function shotsOf(launched: Browser, commit?: string): Promise<Shot[]> {
  const built = commit === undefined ? undefined : await buildCommit(commit);
  try {
    if (values.admin)
      return await takeAdmin(launched, {
        root: resolve(built?.root ?? '.'),
        folder: built ? BEFORE : FOLDER,
        filter: positionals[0] ?? '',
        data: values.data,
      });
    const site = await startBuiltSite(PORT, built ?? {});
    const folder = built ? BEFORE : FOLDER;
    try {
      return await takeShots(launched, { url: site.url, paths, folder });
    } finally {
      await site.stop();
    }
  } finally {
    await built?.remove();
  }
}

async function writeSheets(shots: readonly Shot[]): Promise<void> {
  for (const [width = 0, ofWidth = []] of Map.groupBy(shots, (shot) => shot.width)) {
    const perSheet = values.admin ? ADMIN_PER_SHEET : ofWidth.length;
    for (let first = 0; first < ofWidth.length; first += perSheet) {
      const files = ofWidth.slice(first, first + perSheet).map(({ file }) => file);
      const part = first === 0 ? '' : `-${first / perSheet + 1}`;
      const sheet = await writeContactSheet(files, `${FOLDER}/sheet-${width}${part}.png`);
      process.stdout.write(`${sheet}: ${files.length} pages\n`);
    }
  }
}

/** Writes a picture of each page before, after and the difference; prints the share of changed pixels, the largest first. */
async function compare(before: readonly Shot[], after: readonly Shot[]): Promise<void> {
  await mkdir(COMPARED, { recursive: true });
  const rows: { share: number; line: string }[] = [];
  for (const [index, { path, width, file }] of after.entries()) {
    const to = `${COMPARED}/${nameOf(path)}-${width}.png`;
    const { share, heights } = await compareShots(before[index]!.file, file, to);
    const percent = `${(share * 100).toFixed(2)} %`.padStart(8);
    const high = heights.join(' → ').padStart(15);
    rows.push({ share, line: `${percent}  ${String(width).padStart(4)} px ${high}  ${path}\n` });
  }
  for (const { line } of rows.toSorted((a, b) => b.share - a.share)) process.stdout.write(line);
  process.stdout.write(`Before, after, and difference: ${COMPARED}/\n`);
}

interface Shot {
  path: string;
  width: number;
  /** path of the PNG file */
  file: string;
}

/** Takes a full-page screenshot of each page at each width, without motion. */
async function takeShots(
  browser: Browser,
  { url, paths, folder }: { url: string; paths: readonly string[]; folder: string },
): Promise<Shot[]> {
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const width of values.widths.split(',').map(Number)) {
    const viewport = { width, height: HEIGHTS[width] ?? 900 };
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce', baseURL: url });
    for (const path of paths) {
      await page.goto(path);
      const file = join(folder, `${nameOf(path)}-${width}.png`);
      await page.screenshot({ path: file, fullPage: true });
      shots.push({ path, width, file });
    }
    await page.close();
  }
  return shots;
}

/** Converts `/services/paid-media` to `services-paid-media`, and `/` to `home`. */
const nameOf = (path: string): string =>
  path.replace(/^\/|\?.*$/g, '').replaceAll('/', '-') || 'home';
