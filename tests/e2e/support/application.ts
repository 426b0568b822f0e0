import type { Page } from '@playwright/test';

/** Whether the page is hydrated and its first effects have run. */
const isTakenOver = () => document.documentElement.dataset['alive'] !== undefined;

/** Waits until the page is hydrated and its effects have run. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isTakenOver);
}

export const isHydrated = (page: Page): Promise<boolean> => page.evaluate(isTakenOver);

/** Opens a page and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Holds every script until the returned function is called, like a very slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    // The page may have been closed.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Refuses the files at these addresses, whenever they are asked for, as if a packet was lost in a browser that
 * remembers a failed import (ADR 080). Other paths of the same files work.
 * @returns the addresses that were refused
 */
export async function loseFiles(page: Page, addresses: string): Promise<string[]> {
  const refused: string[] = [];
  await page.route(`**/assets/${addresses}`, (route) => {
    refused.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  return refused;
}

/** The progress bar while a document loads. */
interface Progress {
  text: string;
  height: string;
  animationName: string;
  /** of the page that is still shown */
  path: string;
}

/**
 * Follows a link of the footer, whose document comes once the progress bar is shown. Without a pointer, on which the browser would
 * load it ahead. The page itself reports: Playwright waits for the navigation to end.
 */
export async function followSlowly(page: Page, path: string): Promise<Progress> {
  const { promise: shown, resolve } = Promise.withResolvers<Progress>();
  await page.route('**/seen', (route) => {
    resolve(route.request().postDataJSON() as Progress);
    return route.fulfill();
  });
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      await shown;
      await route.continue();
    },
  );
  await page.evaluate((href) => {
    const bar = document.querySelector('.site-progress[role=status]')!;
    new MutationObserver(() => {
      const { height, animationName } = getComputedStyle(bar, '::after');
      const seen = { text: bar.textContent, height, animationName, path: location.pathname };
      void fetch('/seen', { method: 'POST', body: JSON.stringify(seen) });
    }).observe(bar, { childList: true });
    document.querySelector<HTMLElement>(`footer a[href="${href}"]`)!.click();
  }, path);
  return shown;
}

/** Opens a public page that has failed: one that takes no post. */
export async function openFailure(page: Page): Promise<void> {
  await page.goto('/about');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
}

/** Simulates a phone on a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 60 * 1024,
    uploadThroughput: 30 * 1024,
  });
}

/** The tab that an action opens, once it has its address. A slow machine shows an empty one first. */
export async function openedTab(
  opener: Page,
  open: () => Promise<void>,
  address: string | RegExp,
): Promise<Page> {
  const opened = opener.context().waitForEvent('page');
  await open();
  const tab = await opened;
  await tab.waitForURL(address, { waitUntil: 'commit' });
  return tab;
}

/** Paths of document requests from now on. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * Errors reported by the browser from now on: exceptions, hydration mismatches, console errors, and violations of the
 * content security policy.
 */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.exposeFunction('reportBreach', (breach: string) => problems.push(breach));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
      reportBreach(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    // The browser reports the 404 of an unknown page as an error.
    const isDocument = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isDocument)
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
