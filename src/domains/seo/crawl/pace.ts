import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a crawl rests after each page: visitors come first. A page takes about 7 ms of the process that serves it, so that
 * visitors meet a crawl in one of twenty requests at most; the longer a page takes, the busier the site is.
 */
export interface Pace {
  minMs: number;
  maxMs: number;
  /** rest, as a multiple of the time that the page took */
  factor: number;
}

export const PACE: Pace = { minMs: 120, maxMs: 3_000, factor: 4 };

/** Rests after a page that took some milliseconds; ends early if the signal is aborted. */
export async function rest(pace: Pace, tookMs: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(pace.maxMs, Math.max(pace.minMs, tookMs * pace.factor));
  await wait(ms, undefined, { signal }).catch(() => undefined);
}
