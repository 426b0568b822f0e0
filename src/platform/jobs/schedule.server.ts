import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Work that each worker process does by itself, besides jobs. */
export interface Schedule {
  /** milliseconds between the end of a run and the next one; without it there is one run, at the start */
  everyMs?: number;
  /** the same after a run that failed; default {@link everyMs} */
  retryMs?: number;
  /** the first run comes at once, not after `everyMs` */
  atStart?: boolean;
  /** nothing is done while a restored site is held */
  pausesOnHold?: boolean;
  run(): unknown;
  /** what the log says when a run throws */
  failure: string;
}

interface ScheduleDeps {
  hold: { isHeld(): Promise<boolean> };
  log: Logger;
}

/** Starts all of them. A run never overlaps the one before, and one that throws is logged. Returns how to stop them. */
export function startSchedules(schedules: readonly Schedule[], deps: ScheduleDeps): () => void {
  const stopping = new AbortController();
  for (const schedule of schedules) void repeat(schedule, deps, stopping.signal);
  return () => stopping.abort();
}

async function repeat(schedule: Schedule, deps: ScheduleDeps, signal: AbortSignal): Promise<void> {
  const { everyMs, retryMs = everyMs, atStart } = schedule;
  if (everyMs === undefined || retryMs === undefined) return void (await runOnce(schedule, deps));
  const pause = (ms: number) => wait(ms, undefined, { signal }).catch(() => undefined);
  if (!atStart) await pause(everyMs);
  while (!signal.aborted) {
    const hasSucceeded = await runOnce(schedule, deps);
    await pause(hasSucceeded ? everyMs : retryMs);
  }
}

async function runOnce(schedule: Schedule, { hold, log }: ScheduleDeps): Promise<boolean> {
  try {
    if (!schedule.pausesOnHold || !(await hold.isHeld())) await schedule.run();
    return true;
  } catch (err) {
    log.warn({ err }, schedule.failure);
    return false;
  }
}
