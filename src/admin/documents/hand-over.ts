import { whenIdle } from '#src/admin/parts/when-idle.ts';

/** The longest delay of typed text while the browser is busy. */
const LATEST_MS = 150;

interface HandOver {
  /** Something was typed: hands it over once the browser has painted it and is idle. */
  soon(): void;
  /** Hands over at once what was typed. Does nothing if that is done. */
  now(): void;
}

/**
 * Hands typing over between frames, so that no key waits for what comes after it.
 * @param pauseMs typing goes on for as long before it is handed over
 */
export function createHandOver(hand: () => void, pauseMs: number): HandOver {
  let stop: (() => void) | undefined;

  function now(): void {
    if (!stop) return;
    stop();
    stop = undefined;
    hand();
  }

  return {
    soon() {
      if (stop) return;
      const timer = setTimeout(() => (stop = whenIdle(now, LATEST_MS)), pauseMs);
      stop = () => clearTimeout(timer);
    },
    now,
  };
}
