import type { Page } from '@playwright/test';
import { waitForHydration, watchForProblems } from './application.ts';

/** Measurements of one page load with an empty cache. */
export interface PageVisit {
  /** the document as sent */
  html: string;
  /** text of the content after loading, without whitespace */
  words: string;
  /** errors reported by the browser */
  problems: string[];
  /** requests to other hosts */
  foreign: string[];
  /** number of loaded scripts, and those requested before the load event */
  scripts: { count: number; early: string[] };
  /** bytes over the wire: of files of styles and scripts, and of everything it loaded by itself */
  bytes: { styles: number; scripts: number; all: number };
  /** cumulative layout shift */
  shift: number;
  /** server-rendered elements: `total`, removed by hydration, and changed drawings */
  elements: { total: number; lost: string[]; redrawn: number; isSameText: boolean };
}

interface Served {
  elements: Element[];
  drawings: { drawing: Element; markup: string }[];
  text: string;
  shift: number;
}

/**
 * Returns a function that opens one public page after the other, and waits until it is hydrated and idle. What the
 * browser keeps of an earlier page counts as if it was loaded.
 */
export async function watchVisits(page: Page): Promise<(path: string) => Promise<PageVisit>> {
  const problems = await watchForProblems(page);
  const foreign = watchForeignRequests(page);
  await page.addInitScript(rememberWhatWasServed);
  return async (path) => {
    const html = await (await page.goto(path))!.text();
    await waitForHydration(page);
    await untilIdle(page);
    const { styles, scripts, early, count, all } = await measureLoading(page);
    const { words, shift, ...elements } = await page.evaluate(compareWithServed);
    return {
      html,
      words,
      problems: problems.splice(0),
      foreign: foreign.splice(0),
      scripts: { count, early },
      bytes: { styles, scripts, all },
      shift,
      elements,
    };
  };
}

/** Waits for two idle periods after the load event, so that idle callbacks have run. */
export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const idle = () =>
      new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 5_000 }));
    await idle();
    await idle();
  });
}

/** All resources the page has loaded, from the performance timeline. */
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
      styles: sum('.css'),
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

/** Runs in the browser: stores the elements at the load event, before any of our scripts. */
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

/** Runs in the browser: hydration may add elements, but not remove any. */
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
