import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a crawl rests after each page. Visitors who come at random meet the crawl at work as often as its share of the time
 * of the process, however many they are: about 7 ms of half a second. The longer a page takes, the busier the site is.
 */
export interface Pace {
  minMs: number;
  maxMs: number;
  /** rest, as a multiple of the time that the page took */
  factor: number;
}

/** Milliseconds that an idle site takes for a page, waiting for the database and for compression included. */
const PAGE_MS = 20;
const MAX_REST_MS = 3_000;

/** The pace with a least rest, as CRAWL_REST_MS sets it. */
export const paceOf = (minMs: number): Pace => ({
  minMs,
  maxMs: Math.max(minMs, MAX_REST_MS),
  factor: minMs / PAGE_MS,
});

export const PACE = paceOf(500);

/** Rests after a page that took some milliseconds; ends early if the signal is aborted. */
export async function rest(pace: Pace, tookMs: number, signal: AbortSignal) {
  const ms = Math.min(pace.maxMs, Math.max(pace.minMs, tookMs * pace.factor));
  await wait(ms, undefined, { signal }).catch(() => undefined);
}

/** Lets other work of the process go first. */
export type Pause = () => Promise<unknown>;

/** A visitor waits for a slice at most. */
const SLICE_MS = 2;
const MAX_PAUSE_MS = 300;

/**
 * Pauses for work that takes longer than a page, in the same share of the time: called between its steps, it rests once they
 * have taken two milliseconds.
 * @param isNeeded whether there is other work; asked before each rest
 */
export function createPause(
  { factor }: Pace,
  isNeeded: () => boolean | Promise<boolean> = () => true,
): Pause {
  let since = performance.now();
  return async () => {
    const worked = performance.now() - since;
    if (worked < SLICE_MS) return;
    if (await isNeeded()) await wait(Math.min(MAX_PAUSE_MS, worked * factor));
    since = performance.now();
  };
}
