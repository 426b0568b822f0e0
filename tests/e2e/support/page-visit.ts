import type { Page } from '@playwright/test';
import { waitForHydration, watchForProblems } from './application.ts';

/** What one page did from its address to rest, in a context that has loaded nothing before. */
export interface PageVisit {
  /** the document as it came over the wire */
  html: string;
  /** text of the content at rest, without whitespace */
  words: string;
  /** whatever the browser complained about */
  problems: string[];
  /** addresses on other hosts that it asked for */
  foreign: string[];
  /** how many scripts it loaded, and those of them that were asked for before the load event */
  scripts: { count: number; early: string[] };
  /** bytes over the wire: of markup and style, of scripts, and of everything it loaded by itself */
  bytes: { markup: number; scripts: number; all: number };
  /** cumulative layout shift */
  shift: number;
  /** what became of the server's elements: `total` in the document, gone after hydration, drawings that changed */
  elements: { total: number; lost: string[]; redrawn: number; isSameText: boolean };
}

interface Served {
  elements: Element[];
  drawings: { drawing: Element; markup: string }[];
  text: string;
  shift: number;
}

/** Opens a public page in a browser of its own and waits until it is hydrated and has nothing left to load. */
export async function visitPage(page: Page, path: string): Promise<PageVisit> {
  const problems = await watchForProblems(page);
  const foreign = watchForeignRequests(page);
  await page.addInitScript(rememberWhatWasServed);
  const html = await (await page.goto(path))!.text();
  await waitForHydration(page);
  await untilIdle(page);
  const { markup, scripts, early, count, all } = await measureLoading(page);
  const { words, shift, ...elements } = await page.evaluate(compareWithServed);
  const bytes = { markup, scripts, all };
  return { html, words, problems, foreign, scripts: { count, early }, bytes, shift, elements };
}

/** The main thread has been idle twice since the load event, so what waits for idleness has had its turn. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const idle = () =>
      new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 5_000 }));
    await idle();
    await idle();
  });
}

/** Everything the page has loaded so far, by the browser's own account. */
export function measureLoading(page: Page) {
  return page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation');
    const files = performance.getEntriesByType('resource').map((file) => ({
      name: new URL(file.name).pathname,
      startTime: file.startTime,
      size: file.encodedBodySize,
    }));
    const sum = (ending: string) =>
      files
        .filter(({ name }) => name.endsWith(ending))
        .reduce((total, { size }) => total + size, 0);
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const { encodedBodySize, loadEventStart } = document!;
    return {
      markup: encodedBodySize + sum('.css'),
      scripts: sum('.js'),
      all: encodedBodySize + sum(''),
      count: scripts.length,
      early: scripts.filter((file) => file.startTime < loadEventStart).map(({ name }) => name),
    };
  });
}

function watchForeignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (
      protocol !== 'data:' &&
      origin !== new URL(page.url()).origin &&
      !request.isNavigationRequest()
    )
      foreign.push(request.url());
  });
  return foreign;
}

/** In the browser: keeps the elements of the document at its load event, which no script of ours runs before. */
function rememberWhatWasServed() {
  const served: Served = { elements: [], drawings: [], text: '', shift: 0 };
  (window as { served?: Served }).served = served;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) served.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  addEventListener('load', () => {
    served.elements = [...document.querySelectorAll('header, main, main *, footer, footer *')];
    served.drawings = [...document.querySelectorAll('main svg')].map((drawing) => ({
      drawing,
      markup: drawing.outerHTML,
    }));
    served.text = document.querySelector('main')!.innerText;
  });
}

/** In the browser: what a block only shows once it is alive may have come, and nothing may have gone. */
function compareWithServed() {
  const { elements, drawings, text, shift } = (window as { served?: Served }).served!;
  const main = document.querySelector('main')!;
  return {
    words: main.textContent.replaceAll(/\s+/g, ''),
    shift,
    total: elements.length,
    lost: elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
    redrawn: drawings.filter(
      ({ drawing, markup }) => !drawing.isConnected || drawing.outerHTML !== markup,
    ).length,
    isSameText: main.innerText === text,
  };
}
