import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { checkSite, createReadingCheck } from '#src/domains/seo/checks/check-site.server.ts';
import { createCrawlWork, type CrawlWork } from '#src/domains/seo/crawl/crawl-work.server.ts';
import { paceOf } from '#src/domains/seo/crawl/pace.ts';
import { createPageFetch } from '#src/integrations/crawl/fetch-page.server.ts';
import { systemClock as clock } from '#src/platform/clock/clock.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { createLogger } from '#src/platform/logging/logger.server.ts';
import type { CrawlSources, CrawlThreadData } from '#src/wiring/crawl-thread.server.ts';

/** The crawl's thread: does one piece of work with connections of its own. */
const { connectionString, siteUrl, servedAt, trustedProxies, restMs, logLevel } =
  workerData as CrawlThreadData;
const port = parentPort!;
const log = createLogger(logLevel);
/** One connection reads and stores, while the other renews the claim. */
const database = openDatabase(connectionString, log, { connections: 2 });
const { db } = database;
const pace = paceOf(restMs);

const checks = {
  db,
  clock,
  pace,
  rules: () => main.rules(),
  slowVitals: () => main.slowVitals(),
};
const work = createCrawlWork({
  db,
  clock,
  log,
  siteUrl,
  pace,
  fetchPage: createPageFetch({ origin: () => servedAt, trustedProxies }),
  listRoutes: () => main.listRoutes(),
  checkReading: createReadingCheck(checks),
  checkSite: () => checkSite(checks),
});

const withDatabase =
  <Arguments extends unknown[], Result>(act: (...given: Arguments) => Promise<Result>) =>
  async (...given: Arguments) => {
    try {
      return await act(...given);
    } finally {
      await database.close();
    }
  };

const main = createBirpc<CrawlSources, CrawlWork>(
  {
    readPages: withDatabase(work.readPages),
    readChanged: withDatabase(work.readChanged),
    readOne: withDatabase(work.readOne),
    compare: withDatabase(work.compare),
    halt: work.halt,
  },
  {
    post: (message) => port.postMessage(message),
    on: (receive) => void port.on('message', receive),
  },
);
