import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages that are cached while nothing changes. */
const PAGES = ['/', '/about', '/contact', '/services', '/insights'];

export interface Visit {
  status: number;
  ms: number;
}

/** Reads public pages at a fixed rate, whether or not earlier requests are complete. */
export function startVisitors(url: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true });
  const over = new AbortController();
  const pending = new Set<Promise<unknown>>();
  let visits: Visit[] = [];
  const visit = (path: string) =>
    new Promise<Visit>((resolve) => {
      const startedAt = performance.now();
      const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
      get(url + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.resume();
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', () => end(0));
      }).once('error', () => end(0));
    });
  const sending = (async () => {
    const startedAt = performance.now();
    for (let n = 0; !over.signal.aborted; n += 1) {
      await sleep(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()));
      const request = visit(PAGES[n % PAGES.length]!).then((each) => visits.push(each));
      pending.add(request);
      void request.finally(() => pending.delete(request));
    }
  })();
  return {
    /** Visits since the last call. */
    take(): Visit[] {
      const taken = visits;
      visits = [];
      return taken;
    },
    async stop() {
      over.abort();
      await sending;
      await Promise.all(pending);
      agent.destroy();
    },
  };
}

export function percentile(visits: readonly Visit[], share: number): number {
  const ordered = visits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Infinity;
}
