import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { ImportWork } from '#src/domains/imports/work-on-import.server.ts';
import type { CrawlWork } from '#src/domains/seo/crawl/crawl-work.server.ts';
import { siteTimeZone } from '#src/platform/clock/site-time-zone.ts';
import type { Config } from '#src/platform/config/config.server.ts';

/** Work that would hold the event loop, or much memory. Each call can be repeated after an interruption at any point. */
export interface HeavyWork extends CrawlWork, ImportWork {}

/** The work that a thread offers to the one that has started it. */
export interface HeavyThread extends HeavyWork {
  /** Closes its connections. */
  stop(): Promise<void>;
}

/** The requests of a thread to the one that has started it. */
export interface Visitors {
  /** whether the process serves visitors at the moment */
  hasVisitors(): Promise<boolean>;
}

/** The data that a thread is started with: plain, since it is copied. */
export interface HeavyThreadData {
  config: Config;
  connectionString: string;
  /** where our own crawl reads pages */
  servedAt: string;
  /** of the site, in which imports read times that name none */
  timeZone: string;
}

/** Someone may ask for another page this long after one. */
const VISIT_MS = 500;
/**
 * Old space of a thread, in megabytes. A small one makes V8 collect early: an import of 50 MB then adds 185 MB to the process
 * instead of 358. Work that runs out of memory starts over with the maximum. If it runs out again, it fails, and the process goes on.
 */
const OLD_SPACE_MB = 192;
const MAX_OLD_SPACE_MB = 512;
const YOUNG_SPACE_MB = 12;

/**
 * Does heavy work in a thread beside the one that serves visitors, which it delays for no moment. All of it shares a thread, which
 * starts with the first piece of work and ends with the last one: that gives its memory back.
 * @param entry file that runs `server/heavy-thread.ts`
 */
export function createHeavyThread(
  entry: string,
  data: () => Omit<HeavyThreadData, 'timeZone'>,
): HeavyWork {
  let current: ReturnType<typeof start> | undefined;
  let isHalted = false;
  let ranOut = false;
  let visitedAt = -Infinity;
  // A page that shows the progress of the work asks for it every other second.
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!request.url?.startsWith('/admin')) visitedAt = performance.now();
  });

  function start() {
    const isLarge = ranOut;
    const worker = new Worker(entry, {
      workerData: { ...data(), timeZone: siteTimeZone() } satisfies HeavyThreadData,
      resourceLimits: {
        maxOldGenerationSizeMb: isLarge ? MAX_OLD_SPACE_MB : OLD_SPACE_MB,
        maxYoungGenerationSizeMb: YOUNG_SPACE_MB,
      },
    });
    const failed = new Promise<never>((_, reject) => {
      worker.once('error', (error) => {
        ranOut ||= isOutOfMemory(error);
        if (current?.worker === worker) current = undefined;
        reject(error);
      });
      worker.once('exit', (code) => {
        if (current?.worker === worker) current = undefined;
        reject(new Error(`The thread exited with ${code}.`));
      });
    });
    failed.catch(() => undefined);
    const calls = createBirpc<HeavyThread, Visitors>(
      { hasVisitors: () => Promise.resolve(performance.now() - visitedAt < VISIT_MS) },
      {
        post: (message) => worker.postMessage(message),
        on: (receive) => void worker.on('message', receive),
        timeout: -1, // a piece of work may take minutes
      },
    );
    if (isHalted) void calls.halt.asEvent();
    return {
      worker,
      isLarge,
      calls,
      failed,
      uses: 0,
    };
  }
  async function run<Result>(call: (thread: HeavyThread) => Promise<Result>): Promise<Result> {
    current ??= start();
    const thread = current;
    thread.uses += 1;
    try {
      return await Promise.race([call(thread.calls), thread.failed]);
    } catch (error) {
      if (thread.isLarge || !isOutOfMemory(error)) throw error;
      return run(call);
    } finally {
      thread.uses -= 1;
      if (thread.uses === 0) {
        if (current === thread) current = undefined;
        await Promise.race([thread.calls.stop(), thread.failed]).catch(() => undefined);
        await thread.worker.terminate();
      }
    }
  }

  return {
    readPages: () => run((thread) => thread.readPages()),
    readChanged: () => run((thread) => thread.readChanged()),
    readOne: (path) => run((thread) => thread.readOne(path)),
    compare: () => run((thread) => thread.compare()),
    continueImport: (row, claim) => run((thread) => thread.continueImport(row, claim)),
    halt() {
      isHalted = true;
      void current?.calls.halt.asEvent();
    },
  };
}

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
