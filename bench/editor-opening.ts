import type { BrowserContext } from '@playwright/test';
import { SLOWDOWN, slowDown } from './editor-browser.ts';
import { printShares } from './timed.ts';

const OPENINGS = 7;

/** Times while the editor opens, in milliseconds since the request. */
interface Opening {
  response: number;
  firstPaint: number;
  firstScript: number;
  scripts: number;
  /** React has taken over */
  hydrated: number;
  /** sections and fields can be edited */
  usable: number;
  /** the browser has painted that */
  usablePainted: number;
  /** the page itself is shown as well */
  shown: number;
}

declare global {
  interface Window {
    opening: Partial<Opening>;
  }
}

/** Whether sections and fields can be edited, and the page is shown. Runs in the browser. */
export const isOpen = () =>
  document.querySelector('.canvas-stage')?.getAttribute('data-status') === 'ready' &&
  document.querySelector('.outline-list[aria-readonly=false]') !== null;

/**
 * Measures openings in tabs of one window: the first one fetches all files. Each has a process of its own and compiles its scripts again;
 * Chromium has never taken them from its cache of code here, not even in a profile that is kept.
 */
export async function benchOpening(context: BrowserContext, address: string): Promise<void> {
  await context.addInitScript(observeOpening);
  const openings: Opening[] = [];
  for (let n = 0; n < OPENINGS; n += 1) openings.push(await open(context, address));
  const [first, ...later] = openings as [Opening, ...Opening[]];
  const said = (part: keyof Opening) => first[part].toFixed(0);
  console.log(`  opening, CPU ${SLOWDOWN}x, first: usable in ${said('usable')} ms (goal 1,500)`);
  console.log(`  first: page shown in ${said('shown')} ms`);
  const print = (name: string, part: keyof Opening) =>
    printShares(
      `  again: ${name}`,
      later.map((opening) => opening[part]),
    );
  print('response is there', 'response');
  print('first script is asked for', 'firstScript');
  print('first paint', 'firstPaint');
  print('scripts are loaded', 'scripts');
  print('hydrated', 'hydrated');
  print('usable (goal 1,500)', 'usable');
  print('usable, and painted', 'usablePainted');
  print('page shown', 'shown');
}

async function open(context: BrowserContext, address: string): Promise<Opening> {
  const page = await context.newPage();
  const session = await slowDown(page);
  await page.goto(address, { waitUntil: 'commit' });
  // Rarely, so that asking takes nothing from the page.
  await page.waitForFunction(
    () => window.opening?.usablePainted !== undefined && window.opening.shown !== undefined,
    undefined,
    { polling: 250 },
  );
  const opening = await page.evaluate(readOpening);
  await session.detach();
  await page.close();
  return opening;
}

/** Notes when parts of the editor are ready. Runs in the browser, before anything else of the page. */
function observeOpening(): void {
  if (self !== top) return;
  const opening: Partial<Opening> = (window.opening = {});
  const look = () => {
    const now = performance.now();
    const canvas = document.querySelector('.canvas-stage');
    if (document.documentElement.dataset['alive'] !== undefined) opening.hydrated ??= now;
    if (canvas?.getAttribute('data-status') === 'ready') opening.shown ??= now;
    if (opening.usable || !document.querySelector('.outline-list[aria-readonly=false]')) return;
    opening.usable = now;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (opening.usablePainted = performance.now()));
      port1.start();
      port2.postMessage('');
    });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-readonly', 'data-alive', 'data-status'],
  });
}

/** Runs in the browser. */
function readOpening(): Opening {
  const opening = window.opening as Opening;
  const [navigation] = performance.getEntriesByType('navigation');
  const resources = performance.getEntriesByType('resource');
  // Others are loaded once the editor is there.
  const scripts = resources.filter(
    ({ name, startTime }) =>
      name.endsWith('.js') && startTime < navigation!.domContentLoadedEventEnd,
  );
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    ...opening,
    response: navigation!.responseEnd,
    firstPaint: paint?.startTime ?? 0,
    firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    scripts: Math.max(...scripts.map(({ responseEnd }) => responseEnd)),
  };
}
