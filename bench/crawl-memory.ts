import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createFixtureCrawl, serveFixtures } from '#tests/builders/seo-checks/fixture-crawl.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';

const PAGES = 5_000;
/** About what a page of the site weighs. */
const FILLER = `<style>${'.a{color:red}'.repeat(4_000)}</style>`;

/** Crawls 5,000 generated pages of 60 KB without rests: time, and the memory of a process that does nothing else. */
export async function benchCrawlMemory() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  try {
    await migrateDatabase(cluster.connectionString);
    const links = (at: number) =>
      Array.from(
        { length: 30 },
        (_, n) => `<a href="/page-${(at * 31 + n) % PAGES}">Page ${n}</a>`,
      );
    const pages = Object.fromEntries(
      Array.from({ length: PAGES }, (_, at) => [
        `/page-${at}`,
        { words: 200, headings: `<h1>Page ${at}</h1>${FILLER}${links(at).join(' ')}` },
      ]),
    );
    const fetchPage = serveFixtures(() => pages);
    const { crawl, continueCrawl } = createFixtureCrawl(database.db, () => pages, {
      fetchPage,
      segmentMs: 600_000,
    });
    await crawl.start(null);
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 200);
    const started = performance.now();
    await continueCrawl();
    clearInterval(timer);
    const state = await crawl.progress();
    const mb = (bytes: number) => Math.round(bytes / 1_048_576);
    console.log(
      `${state?.done} of ${state?.total} pages in ${((performance.now() - started) / 1_000).toFixed(0)} s: ${mb(before)} MB before, at most ${mb(most)} MB`,
    );
  } finally {
    await database.close();
    await cluster.stop();
  }
}
