import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startBuiltSite } from './site-process.ts';
import { printShares } from './timed.ts';

const OWNER = { email: 'owner@cadron.test', password: 'correct-horse-battery-1' };

/** How many times slower the CPU is in `slowDown`. */
export const SLOWDOWN = 4;

/** Starts the built site and a browser in which its owner is signed in, and stops both after `measure`. */
export async function withOwnerBrowser(
  port: number,
  measure: (context: BrowserContext) => Promise<void>,
): Promise<void> {
  const env = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };
  const site = await startBuiltSite(port, { env });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width: 1440, height: 900 },
    });
    await signIn(context);
    await measure(context);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Signs the owner in. */
export async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(OWNER.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Milliseconds of one key: what it waited for, its listeners, and then until the next frame was shown. */
interface KeyTime {
  delay: number;
  processing: number;
  presentation: number;
  total: number;
}

declare global {
  interface Window {
    keyTimes: KeyTime[];
  }
}

/**
 * Begins to measure the time from each key until its character is painted; `printKeys` prints the times. Event timing rounds the
 * total to 8 ms and omits events below 16 ms. A frame of a browser without a screen comes at most every 16.7 ms.
 */
export const observeKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.keyTimes = [];
    const byInteraction = new Map<number, KeyTime>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (!entry.interactionId || !entry.name.startsWith('key')) continue;
        const { startTime, processingStart, processingEnd, duration } = entry;
        if (duration <= (byInteraction.get(entry.interactionId)?.total ?? 0)) continue;
        byInteraction.set(entry.interactionId, {
          delay: processingStart - startTime,
          processing: processingEnd - processingStart,
          presentation: startTime + duration - processingEnd,
          total: duration,
        });
      }
      window.keyTimes = [...byInteraction.values()];
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });

/** Prints the times of the keys so far, and what they consist of. */
export async function printKeys(page: Page): Promise<void> {
  const times = await page.evaluate(() => window.keyTimes);
  const share = (part: keyof KeyTime) => times.map((time) => time[part]);
  printShares(`  key to painted character, CPU ${SLOWDOWN}x (goal 50)`, share('total'));
  printShares('    before its listeners', share('delay'));
  printShares('    from keydown to the end of its listeners', share('processing'));
  printShares('    until the frame is shown', share('presentation'));
}
