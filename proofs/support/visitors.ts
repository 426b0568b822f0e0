import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Visit {
  status: number;
  ms: number;
}

/** Reads public pages at a fixed rate, in a thread of its own: what else an experiment does would delay its clock. */
export function startVisitors(url: string, perSecond: number) {
  const thread = new Worker(new URL('visiting.ts', import.meta.url), {
    workerData: { url, perSecond },
  });
  return {
    /** Visits since the last call. */
    async take(): Promise<Visit[]> {
      thread.postMessage('take');
      const [taken] = (await once(thread, 'message')) as [Visit[]];
      return taken;
    },
    async stop() {
      await thread.terminate();
    },
  };
}

export function percentile(visits: readonly Visit[], share: number): number {
  const ordered = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Infinity;
}
