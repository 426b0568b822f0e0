/** The exports of an `<name>.island.ts`. */
interface Island {
  /**
   * Takes over the element, which works without it. Called once.
   * @param data the JSON at `data-from`, for what would be too much in the document
   */
  start(element: HTMLElement, data?: unknown): void;
}

const ISLANDS = import.meta.glob<Island>([
  '/src/blocks/**/*.island.{ts,tsx}',
  '/src/site/**/*.island.{ts,tsx}',
]);

async function loadIsland(name: string): Promise<Island> {
  const path = Object.keys(ISLANDS).find((each) => each.includes(`/${name}.island.`));
  // A document of another release may name one that this release lacks.
  if (!path) throw new Error(`There is no island ${name}.`);
  return ISLANDS[path]!();
}

async function fetchData(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

/** Distance from the window at which an island counts as seen. */
const MARGIN = '200px';

/** A press or a key loads what failed to load before, as does the connection when it returns. */
const RETRIES = ['pointerdown', 'keydown', 'online'];

/**
 * Wakes the islands of the document: loads the script that `data-island` names, and lets it take over the element. `data-wake`
 * says when: `idle` is now, since this runs in an idle moment; `seen` once it is near the window; `touch` once the pointer or the
 * focus is in it, which wakes any island. Call once, after the page has loaded.
 */
export function startIslands(load = loadIsland): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]'))
    wakeInTime(element, load);
}

function wakeInTime(element: HTMLElement, load: typeof loadIsland) {
  const { island = '', wake: moment, from } = element.dataset;
  const waiting = new AbortController();
  const { signal } = waiting;
  let isLoading = false;

  const onWake = () => void wake();
  async function wake() {
    if (isLoading) return;
    isLoading = true;
    try {
      const [{ start }, data] = await Promise.all([load(island), from && fetchData(from)]);
      waiting.abort();
      start(element, data);
    } catch (error) {
      // One that throws leaves its markup, and the others, as they are.
      if (signal.aborted) throw error;
      isLoading = false;
      for (const event of RETRIES) addEventListener(event, onWake, { signal });
    }
  }

  for (const event of ['pointerover', 'focusin'])
    element.addEventListener(event, onWake, { signal });
  if (moment === 'idle' || element.matches(':hover, :focus-within')) void wake();
  else if (moment === 'seen') {
    const observer = new IntersectionObserver(([entry]) => entry!.isIntersecting && void wake(), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
