import type { Page } from '@playwright/test';

/** Whether React has taken over: its first effects say so. */
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

/** Keeps every script from arriving until the returned function is called, like a very slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    // The page may have gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** A phone on a weak signal. */
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

/** Paths of the documents that the page asks the server for from now on. */
export function documentRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/**
 * Everything the browser complains about from now on: errors thrown, hydration that React had to mend, console errors,
 * and breaches of the content security policy.
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
    // An unknown page answers 404, which the browser reports as an error of its own.
    const isDocument = message.location().url === page.url() && message.text().includes('404');
    if (message.type() === 'error' && !isDocument)
      problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
