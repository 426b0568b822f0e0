import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { benchCrawlInProcess, benchCrawlInWorker } from './crawl-memory.ts';
import { CRAWL_PORT, openCrawlSite } from './crawl-site.ts';
import { benchCrawlTimes } from './crawl-times.ts';
import { benchWholeCrawl } from './crawl-whole.ts';
import { seededRandom, shuffled } from './random.ts';
import { startBuiltSite } from './site-process.ts';

/**
 * A crawl of 5,000 pages: what visitors notice of it, and the memory that it takes; within eight minutes.
 * `npm run bench crawl -- times|memory` runs one of both. `npm run bench crawl -- whole` reads all pages in a worker, which it kills
 * in the middle.
 */
export async function benchCrawl() {
  const only = process.argv[3];
  const cluster = await startThrowawayCluster();
  const env = {
    DATABASE_URL: cluster.connectionString,
    SESSION_SECRET: 'x'.repeat(32),
    NODE_OPTIONS: '',
  };
  try {
    // Creates the tables and the sample content.
    await (await startBuiltSite(CRAWL_PORT, { env: { ...env, WORKER: 'off' } })).stop();
    const site = await openCrawlSite(cluster.connectionString);
    try {
      const added = await site.fill();
      if (only === 'whole') return await benchWholeCrawl(site, env);
      if (only !== 'memory') await benchCrawlTimes(site, added, env);
      if (only === 'times') return;
      await benchCrawlInProcess(site, shuffled(added, seededRandom(19)), env);
      await benchCrawlInWorker(site, env);
    } finally {
      await site.stop();
    }
  } finally {
    await cluster.stop();
  }
}
