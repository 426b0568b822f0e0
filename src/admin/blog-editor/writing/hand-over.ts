/** Typing goes on for as long before it is handed over, and for as long more while the browser is busy. */
const PAUSE_MS = 150;

export interface HandOver {
  /** Something was typed: hands it over once the browser has painted it and is idle. */
  soon(): void;
  /** Hands over at once what was typed. Does nothing if that is done. */
  now(): void;
}

/** Hands typing over at most every few frames, so that no key waits for what comes after it. */
export function createHandOver(hand: () => void): HandOver {
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
      const timer = setTimeout(() => (stop = whenIdle(now)), PAUSE_MS);
      stop = () => clearTimeout(timer);
    },
    now,
  };
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: PAUSE_MS });
  return () => cancelIdleCallback(id);
}
