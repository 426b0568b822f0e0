import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { Pool } from 'pg';
import { startSession } from '#tests/e2e/support/admin-session.ts';
import { openScreen, screensOf } from '#tests/e2e/support/admin-screens.ts';
import { fillOnce } from '#tests/e2e/support/admin-world.ts';
import { embeddedConnectionString } from '#tests/e2e/support/own-database.ts';
import { multiplyRows } from '#tests/support/multiply-rows.ts';
import { startSite } from '#tests/support/site.ts';
import { SLOWDOWN, slowDown } from './editor-browser.ts';
import { measure, printShares } from './timed.ts';

const ROWS = 20_000;
const OPENINGS = 5;
const MAX_OWN_KB = 60;

/** The lists that are filled by copies of their demo rows; `page-list`, `post-list`, `media-list` and `routes` measure the others. */
const LISTS = {
  leads: '/admin/leads',
  newsletter_subscribers: '/admin/newsletter',
  assessment_runs: '/admin/assessments?period=all',
  activity: '/admin/activity',
  seo_redirects: '/admin/seo-manager/redirects',
  seo_not_found: '/admin/seo-manager/not-found',
};

/** Rows of what the demo lacks. */
const FIRST_ROWS = `
  insert into seo_redirects (from_path, target, target_path, created_at) values ('/old', '/about', '/about', now());
  insert into seo_not_found (path, hits, first_seen_at, last_seen_at) values ('/nowhere', 3, now(), now());`;

/** Measures each screen of the admin: its own scripts, the time until it can be used, and lists of 20,000 rows. */
export async function benchAdmin(): Promise<void> {
  const site = await startSite({ env: { RATE_LIMIT_SCALE: '10000' } });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const pool = new Pool({ connectionString: embeddedConnectionString(site.dataDir), max: 1 });
  try {
    const world = await fillOnce(site, browser);
    const page = await newPage(browser, site.url);
    await startSession(page, site);
    const paths = new Set(screensOf('owner', world).map(({ path }) => path));
    await benchScripts(page, [...paths]);
    const { post, story } = world;
    for (const path of ['/admin/page-editor/contact', post, story]) await benchOpening(page, path);
    await pool.query(FIRST_ROWS);
    console.log(`lists of ${ROWS} rows, the whole request (goal 150):`);
    for (const [table, path] of Object.entries(LISTS)) {
      await multiplyRows(pool, table, ROWS);
      await measure(`  ${path}`, 40, async () => {
        const answer = await page.request.get(path);
        if (!answer.ok()) throw new Error(`${path}: ${answer.status()}`);
      });
    }
  } finally {
    await pool.end();
    await browser.close();
    await site.stop();
  }
}

const newPage = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })).newPage();

/** Prints the gzipped size of the scripts that a screen loads beside those of every screen, largest first. */
async function benchScripts(page: Page, paths: readonly string[]): Promise<void> {
  const loaded = new Map<string, string[]>();
  for (const path of paths) {
    await openScreen(page, { name: path, path });
    await page.waitForLoadState('networkidle').catch(() => undefined);
    loaded.set(path, await page.evaluate(scriptsOf));
  }
  const all = [...loaded.values()];
  const shared = new Set(all[0]!.filter((file) => all.every((files) => files.includes(file))));
  const sizeOf = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + gzippedSize(file), 0) / 1_024;
  console.log(`scripts of every screen: ${sizeOf(shared).toFixed(1)} KB`);
  const own = [...loaded].map(
    ([path, files]) => [path, sizeOf(files.filter((file) => !shared.has(file)))] as const,
  );
  for (const [path, size] of own.toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${size.toFixed(1).padStart(6)} KB ${size > MAX_OWN_KB ? '!' : ' '} ${path}`);
}

/** Runs in the browser. */
const scriptsOf = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js') && !path.includes('/manifest-'));

const gzippedSize = (path: string): number =>
  gzipSync(readFileSync(join('build', 'client', path))).byteLength;

/** Prints how long a screen takes until React has taken over and the main thread rests, and its long tasks. */
async function benchOpening(page: Page, path: string): Promise<void> {
  const session = await slowDown(page);
  const times: number[] = [];
  const blocked: number[] = [];
  await page.addInitScript(() => {
    window.longTasks = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks += duration - 50;
    }).observe({ type: 'longtask', buffered: true });
  });
  for (let n = 0; n < OPENINGS; n += 1) {
    await openScreen(page, { name: path, path });
    times.push(await page.evaluate(() => performance.now()));
    blocked.push(await page.evaluate(() => window.longTasks));
  }
  await session.detach();
  printShares(`open ${path}, CPU ${SLOWDOWN}x: until hydrated`, times);
  printShares('  blocked by long tasks', blocked);
}

declare global {
  interface Window {
    longTasks: number;
  }
}
