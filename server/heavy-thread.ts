import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { createLogger } from '#src/platform/logging/logger.server.ts';
import { setSiteTimeZone } from '#src/platform/clock/site-time-zone.ts';
import type { HeavyThread, HeavyThreadData, Visitors } from '#src/wiring/heavy-thread.server.ts';
import { wireSite } from '#src/wiring/site.server.ts';

/** The thread of heavy work, with connections of its own. */
const { servedAt, timeZone, ...data } = workerData as HeavyThreadData;
setSiteTimeZone(timeZone);
const port = parentPort!;
// On Linux of this thread only. Elsewhere it would be that of the process.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + 10));
const site = wireSite({
  ...data,
  log: createLogger(data.config.LOG_LEVEL),
  hasVisitors: () => main.hasVisitors(),
});
site.crawl.servesAt(servedAt);
// What becomes public is submitted to search engines.
if (data.config.INDEXNOW_KEY) await site.queue.start([]);

const main = createBirpc<Visitors, HeavyThread>(
  { ...site.work, stop: site.stop },
  {
    post: (message) => port.postMessage(message),
    on: (receive) => void port.on('message', receive),
  },
);
