import { Worker } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import type { SlowVital } from '#src/domains/seo/checks/checked-site.ts';
import type { SiteRules } from '#src/domains/seo/checks/seo-check.ts';
import type { CrawlWork } from '#src/domains/seo/crawl/crawl-work.server.ts';
import type { KnownRoute } from '#src/domains/seo/crawl/route.ts';

/** What a thread of the crawl is started with: plain data, since it is copied. */
export interface CrawlThreadData {
  connectionString: string;
  /** origin of the site, as its addresses have it */
  siteUrl: string;
  /** where the thread reads pages */
  servedAt: string;
  trustedProxies: number;
  restMs: number;
  logLevel: string;
}

/** What a thread asks the one that started it, whose readers need most of the wiring. */
export interface CrawlSources {
  listRoutes(): Promise<readonly KnownRoute[]>;
  rules(): Promise<SiteRules>;
  slowVitals(): Promise<readonly SlowVital[]>;
}

interface CrawlThreadDeps {
  /** file that runs `server/crawl-thread.ts` */
  entry: string;
  data(): CrawlThreadData;
  sources: CrawlSources;
}

/** A thread that needs more fails with its job, and takes nothing else of the process along. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/**
 * Runs each piece of the crawl's work in a thread of its own: parsing and comparing delay no visitor, and what they take of
 * memory is bounded, and given back at the end.
 */
export function createCrawlThread({ entry, data, sources }: CrawlThreadDeps): CrawlWork {
  const halts = new Set<() => void>();
  let isHalted = false;

  async function run<Result>(call: (thread: Omit<CrawlWork, 'halt'>) => Promise<Result>) {
    const worker = new Worker(entry, { workerData: data(), resourceLimits: MEMORY_LIMITS });
    const failed = new Promise<never>((_, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`The crawl's thread exited with ${code}.`)));
    });
    const thread = createBirpc<CrawlWork, CrawlSources>(sources, {
      post: (message) => worker.postMessage(message),
      on: (receive) => void worker.on('message', receive),
      timeout: -1, // a piece of work may take a minute and more
    });
    const halt = () => void thread.halt.asEvent();
    halts.add(halt);
    if (isHalted) halt();
    try {
      return await Promise.race([call(thread), failed]);
    } finally {
      halts.delete(halt);
      await worker.terminate();
    }
  }

  return {
    readPages: () => run((thread) => thread.readPages()),
    readChanged: () => run((thread) => thread.readChanged()),
    readOne: (path) => run((thread) => thread.readOne(path)),
    compare: () => run((thread) => thread.compare()),
    halt() {
      isHalted = true;
      for (const halt of halts) halt();
    },
  };
}
