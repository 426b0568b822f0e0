import { Agent, request } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Random } from './random.ts';

/** A visit, by whether its page was requested before. */
export interface Visit {
  isFirst: boolean;
  /** milliseconds from the scheduled time to the end of the response */
  ms: number;
}

export interface VisitorOptions {
  /** pages that many visitors open, the most popular first */
  popular: readonly string[];
  /** pages that no one has opened yet, each to be opened once; taken from the end */
  unseen: string[];
  random: Random;
}

const PER_SECOND = 40;
/** Of the visits, those that open a page that no one has opened yet, which has to be rendered. */
const UNSEEN_SHARE = 0.1;
const SOCKETS = 64;
/** Timers are late by up to a millisecond; the rest is spent in turns of the event loop. */
const TIMER_MS = 2;

/**
 * Visitors who come at random times, 40 per second on average, whatever the site does (an open loop): their times are
 * scheduled in advance and measured from then on, so that a site that stalls makes all of them wait.
 */
export function createVisitors(origin: string, { popular, unseen, random }: VisitorOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });
  const choose = () => {
    const page = random() < UNSEEN_SHARE ? unseen.pop() : undefined;
    // Cubed, so that the first pages are opened the most.
    const path = page ?? popular[Math.floor(random() ** 3 * popular.length)]!;
    return { path, isFirst: page !== undefined };
  };
  const get = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const call = request(
        origin + path,
        { agent, headers: { 'accept-encoding': 'br' } },
        (response) => {
          if (response.statusCode !== 200)
            reject(new Error(`${path} responded with ${response.statusCode}`));
          response.resume().once('end', resolve).once('error', reject);
        },
      );
      call.once('error', reject).end();
    });

  return {
    /** Visits for some time. @returns the visits, once all have ended */
    async visit(ms: number): Promise<Visit[]> {
      const visits: Promise<Visit>[] = [];
      const until = performance.now() + ms;
      for (let due = performance.now(); ;) {
        due -= (Math.log(1 - random()) / PER_SECOND) * 1_000;
        if (due > until) break;
        if (due - performance.now() > TIMER_MS) await wait(due - performance.now() - TIMER_MS);
        while (performance.now() < due) await nextTurn();
        const { path, isFirst } = choose();
        const scheduled = due;
        visits.push(get(path).then(() => ({ isFirst, ms: performance.now() - scheduled })));
      }
      return Promise.all(visits);
    },
    /** Opens each popular page once. */
    async open() {
      for (const path of popular) await get(path);
    },
    stop: () => agent.destroy(),
  };
}

export type Visitors = ReturnType<typeof createVisitors>;
