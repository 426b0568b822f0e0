import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startSession } from '#tests/e2e/support/admin-session.ts';
import { openScreen, screensOf } from '#tests/e2e/support/admin-screens.ts';
import { type AdminWorld, fillOnce } from '#tests/e2e/support/admin-world.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const WIDTHS = [1440, 1024, 390];
const SCHEMES = ['light', 'dark'] as const;
/** Screens with many kinds of parts, of which the pictures of failures and of loading are taken. */
const LINKED = ['Pages', 'Leads', 'Media', 'Analytics'];

export interface AdminShot {
  path: string;
  width: number;
  /** path of the PNG file */
  file: string;
}

interface Options {
  /** the folder that was built */
  root: string;
  /** where pictures go */
  folder: string;
  /** part of the name or path of the screens to take */
  filter: string;
  /** a folder with demo data, which is filled if it is missing and copied, so that two runs show the same */
  data?: string | undefined;
}

/** Takes every screen of the admin: full of demo data, empty, failed, and while it loads. */
export async function takeAdmin(browser: Browser, options: Options): Promise<AdminShot[]> {
  const parent = await mkdtemp(join(tmpdir(), 'cadron-shots-'));
  const data = options.data ?? join(parent, 'data');
  const shots: AdminShot[] = [];
  try {
    await fillFolder(browser, data);
    const filled = JSON.parse(await readFile(join(data, 'shots.json'), 'utf8')) as Filled;
    for (const state of ['full', 'empty'] as const) {
      const dataDir = join(parent, state);
      await cp(join(data, state), dataDir, { recursive: true });
      const site = await startOn(dataDir, options.root, filled.time);
      try {
        await takeSite(browser, site, filled, { ...options, shots, state });
      } finally {
        await site.stop();
      }
    }
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
  return shots;
}

interface Taking extends Options {
  shots: AdminShot[];
  state: string;
}

async function takeSite(browser: Browser, site: Site, { time, world }: Filled, taking: Taking) {
  const context = await openContext(browser, site, time);
  const page = await context.newPage();
  const isFull = taking.state === 'full';
  const screens = (role: 'gate' | 'owner') =>
    screensOf(role, { ...world, site }).filter(
      ({ name, path }) =>
        new RegExp(taking.filter).test(`${taking.state} ${name} ${path}`) &&
        (isFull || !/\?|[0-9a-f]{8}-|(?:editor|logos)\/./.test(path)),
    );
  if (isFull)
    for (const { name, path, prepare } of screens('gate'))
      await takeScreen(page, name, { ...taking, state: 'gate' }, async () => {
        await page.goto(path);
        await prepare?.(page);
      });
  await startSession(page, site);
  for (const screen of screens('owner'))
    await takeScreen(page, screen.name, taking, () => openScreen(page, screen));
  if (isFull && taking.filter === '') await takeWaiting(page, taking);
  await context.close();
}

interface Filled {
  time: number;
  world: Omit<AdminWorld, 'site'>;
}

/** Makes a full and an empty data folder, and notes the time and the paths of one object of each kind. */
async function fillFolder(browser: Browser, data: string): Promise<void> {
  if (await stat(join(data, 'shots.json')).catch(() => undefined)) return;
  const empty = await startSite({ dataDir: join(data, 'empty'), fresh: true });
  await empty.stop();
  await cp(empty.dataDir, join(data, 'full'), { recursive: true });
  const full = await startSite({ dataDir: join(data, 'full') });
  const { site, ...world } = await fillOnce(full, browser);
  await site.stop();
  const filled: Filled = { time: Date.now(), world };
  await writeFile(join(data, 'shots.json'), JSON.stringify(filled));
}

const startOn = (dataDir: string, root: string, time: number): Promise<Site> =>
  startSite({
    dataDir,
    root,
    env: {
      SHOTS_TIME: String(time),
      NODE_OPTIONS: `--import=${import.meta.resolve('./fixed-clock.mjs')}`,
      RATE_LIMIT_SCALE: '10000',
    },
  });

async function openContext(browser: Browser, site: Site, time: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  context.setDefaultTimeout(8_000);
  const clock = await readFile(new URL('fixed-clock.mjs', import.meta.url), 'utf8');
  await context.addInitScript(`{ globalThis.SHOTS_TIME = ${time}; ${clock} }`);
  return context;
}

/** Links of the navigation whose data never comes, and then fails. */
async function takeWaiting(page: Page, taking: Taking): Promise<void> {
  for (const name of LINKED)
    for (const state of ['loading', 'failed']) {
      await takeScreen(page, name, { ...taking, state }, async () => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openScreen(page, { name, path: '/admin/account' });
        await page.route('**/*.data*', (route) =>
          state === 'failed' ? route.abort() : new Promise(() => undefined),
        );
        await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
        await page.waitForTimeout(1_500);
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
}

async function takeScreen(
  page: Page,
  screen: string,
  { state, shots, folder }: Taking,
  open: () => Promise<void>,
): Promise<void> {
  const name = `${state} ${screen}`;
  const file = name.replace(/\W+/g, '-');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  try {
    await open();
    await page.evaluate(settle, 500);
  } catch (error) {
    process.stdout.write(`${name}: ${String(error).split('\n', 1)[0]}\n`);
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(settle, 60);
      const to = join(folder, `${file}-${width}-${colorScheme}.png`);
      await page.screenshot({ path: to, fullPage: true });
      shots.push({ path: `${name} ${colorScheme}`, width, file: to });
    }
  }
}

/** Runs in the browser: waits until fonts are there, and nothing has changed for a while. */
async function settle(quietMs: number): Promise<void> {
  await document.fonts.ready;
  const start = performance.now();
  let changed = start;
  const observer = new MutationObserver(() => (changed = performance.now()));
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  while (performance.now() - changed < quietMs && performance.now() - start < 4_000)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  observer.disconnect();
}
