import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Periodic work of each worker process, besides jobs. */
export interface Schedule {
  /** milliseconds between the end of a run and the next one; without it, the work runs once, at the start */
  everyMs?: number;
  /** the same after a failed run; default {@link everyMs} */
  retryMs?: number;
  /** the first run starts at once, not after `everyMs` */
  atStart?: boolean;
  /** skipped while a restored site is held */
  pausesOnHold?: boolean;
  run(): unknown;
  /** log message when a run throws */
  failure: string;
}

interface ScheduleDeps {
  hold: { isHeld(): Promise<boolean> };
  log: Logger;
}

/**
 * Starts all schedules. Runs of one schedule never overlap, and errors are logged. Returns a function that stops them.
 */
export function startSchedules(schedules: readonly Schedule[], deps: ScheduleDeps): () => void {
  const stopping = new AbortController();
  for (const schedule of schedules) void repeat(schedule, deps, stopping.signal);
  return () => stopping.abort();
}

async function repeat(schedule: Schedule, deps: ScheduleDeps, signal: AbortSignal) {
  const { everyMs, retryMs = everyMs, atStart } = schedule;
  if (everyMs === undefined || retryMs === undefined) return void (await runOnce(schedule, deps));
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  if (!atStart) await pause(everyMs);
  while (!signal.aborted) {
    const hasSucceeded = await runOnce(schedule, deps);
    await pause(hasSucceeded ? everyMs : retryMs);
  }
}

async function runOnce(schedule: Schedule, { hold, log }: ScheduleDeps) {
  try {
    if (!schedule.pausesOnHold || !(await hold.isHeld())) await schedule.run();
    return true;
  } catch (err) {
    log.warn({ err }, schedule.failure);
    return false;
  }
}
