import type { Timers } from './working-copy.ts';

export const browserTimers: Timers = {
  now: () => Date.now(),
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** How long typing pauses before a save. */
export const PAUSE_MS = 800;
/** Typing without a pause is saved at least this often. */
export const MAX_WAIT_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;

/** Decides when to save. */
export function createSaveTimer(timers: Timers, save: () => void) {
  let timer: unknown;
  let firstAt: number | undefined;
  let failures = 0;

  function set(ms: number): void {
    timers.clear(timer);
    timer = timers.set(run, ms);
  }

  function run(): void {
    timers.clear(timer);
    firstAt = undefined;
    save();
  }

  return {
    /** Runs after a pause in calls, and at most `MAX_WAIT_MS` after the first one. Does not hurry a retry. */
    soon() {
      if (failures > 0) return;
      firstAt ??= timers.now();
      set(Math.min(PAUSE_MS, Math.max(0, firstAt + MAX_WAIT_MS - timers.now())));
    },
    now: run,
    /** Runs again after a failure, later each time. */
    retry() {
      set(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures));
      failures += 1;
    },
    succeed() {
      failures = 0;
    },
    stop() {
      timers.clear(timer);
      firstAt = undefined;
    },
  };
}
