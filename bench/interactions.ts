import { chromium, type Browser, type Page } from '@playwright/test';
import { observeEvents } from './assessment.ts';
import { startBuiltSite } from './site-process.ts';

const PORT = 21_432;
const SLOWDOWN = 4;
/** of a round trip */
const LATENCY_MS = 100;
const ROUNDS = 5;
const GOAL_MS = 100;
/** Speculation rules prefetch after 200 ms of hovering. */
const HOVER_MS = 1_500;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1_440, height: 900 };

interface Interaction {
  name: string;
  path: string;
  on: typeof PHONE;
  press(page: Page): Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

/** What a visitor can do on the public site without leaving the document; the assessment has a benchmark of its own. */
const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'open a menu',
    path: '/',
    on: DESKTOP,
    press: (page) => page.locator('.site-nav summary:visible').first().click(),
  },
  {
    name: 'open the menu of a phone',
    path: '/',
    on: PHONE,
    press: (page) => page.getByRole('banner').locator('summary:visible').last().click(),
  },
  {
    name: 'open the search',
    path: '/',
    on: DESKTOP,
    press: (page) => page.locator('.site-search summary').click(),
  },
  {
    name: 'type into the search',
    path: '/search',
    on: DESKTOP,
    press: (page) => main(page).getByLabel('Search', { exact: true }).press('c'),
  },
  {
    name: 'open a question',
    path: '/services/crm-implementation',
    on: PHONE,
    press: (page) => main(page).locator('summary').first().click(),
  },
  {
    name: 'filter the archive',
    path: '/insights',
    on: DESKTOP,
    press: (page) => main(page).locator('a[href^="/insights?category="]').first().click(),
  },
  {
    name: 'follow the table of contents',
    path: '/insights/attribution-a-cfo-accepts',
    on: DESKTOP,
    press: (page) =>
      page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(1).click(),
  },
  {
    name: 'send an empty form',
    path: '/contact',
    on: DESKTOP,
    press: (page) => main(page).locator('form button[type=submit]').first().click(),
  },
  {
    name: 'type into a form',
    path: '/contact',
    on: DESKTOP,
    press: (page) => main(page).locator('form input:visible').first().press('a'),
  },
];

/** Links whose document is prefetched, with the page they stand on. */
const LINKS = [
  ['/', '/about'],
  ['/services', '/services/crm-implementation'],
  ['/insights', '/insights/attribution-a-cfo-accepts'],
  ['/about', '/contact'],
] as const;

/**
 * Measures from a press to the next paint: for each interaction, at a CPU slowed down four times; then for links whose document
 * was prefetched, at a round trip of 100 ms.
 */
export async function benchInteractions() {
  const site = await startBuiltSite(PORT);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    for (const each of INTERACTIONS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await timeInteraction(browser, site.url, each));
      report(each.name, times);
    }
    for (const [from, to] of LINKS) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await timeLink(browser, site.url + from, to));
      report(`${from} to ${to}, prefetched`, times);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
}

function report(name: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  console.log(
    `${name}: median ${Math.round(median)} ms, longest ${Math.round(sorted.at(-1)!)} ms (goal ${GOAL_MS})`,
  );
}

/** @returns the longest event of the press, as INP counts it; those below 16 ms count as 16 */
async function timeInteraction(browser: Browser, origin: string, { path, on, press }: Interaction) {
  await using context = await browser.newContext({ viewport: on });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await observeEvents(page);
  await press(page);
  await page.waitForTimeout(1_000);
  return await page.evaluate(() => Math.max(16, ...window.durations!));
}

/** @returns milliseconds from the press to the first paint of the document that it leads to */
async function timeLink(browser: Browser, from: string, to: string) {
  await using context = await browser.newContext({ viewport: DESKTOP });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(from, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    addEventListener('pointerdown', ({ timeStamp }) =>
      sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp)),
    );
  });
  const link = page.locator(`a[href="${to}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await link.click();
  await page.waitForURL((url) => url.pathname === to);
  return await page.evaluate(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0];
    while (!paint()) await new Promise(requestAnimationFrame);
    return performance.timeOrigin + paint()!.startTime - Number(sessionStorage.getItem('pressed'));
  });
}
