import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { startBuiltSite } from './site-process.ts';

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

async function signIn(context: BrowserContext): Promise<void> {
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

declare global {
  interface Window {
    keyTimes: number[];
  }
}

/**
 * Begins to measure the time from each key until its character is painted; `readKeyTimes` returns the times. Event timing
 * rounds to 8 ms and omits events below 16 ms, which count as 16.
 */
export const observeKeys = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.keyTimes = [];
    const byInteraction = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (!entry.interactionId || !entry.name.startsWith('key')) continue;
        const before = byInteraction.get(entry.interactionId) ?? 16;
        byInteraction.set(entry.interactionId, Math.max(before, entry.duration));
      }
      window.keyTimes = [...byInteraction.values()];
    }).observe({ type: 'event', durationThreshold: 16, buffered: false });
  });

/** In milliseconds, one for each key so far. */
export const readKeyTimes = (page: Page): Promise<number[]> => page.evaluate(() => window.keyTimes);
