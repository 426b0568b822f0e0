import { setTimeout as wait } from 'node:timers/promises';
import { CRAWL_PORT, type CrawlSite } from './crawl-site.ts';
import { openInspector, watchResident } from './process-memory.ts';
import { startBuiltSite, startBuiltWorker } from './site-process.ts';

const INSPECTOR = 23_965;
const INSPECT = { NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECTOR}` };
/** Without rests: as many pages as possible in little time, which is the worst for memory. */
const WITHOUT_RESTS = { CRAWL_REST_MS: '0' };
/** A busy machine does not read all pages meanwhile. */
const MOST_MS = 60_000;
/** The indexes are loaded first. */
const SETTLE_MS = 5_000;
/** About as many as the crawl reads meanwhile. */
const VISITED_PAGES = 1_300;

/** The memory that a crawl adds to a process that serves the site, too. */
export async function benchCrawlInProcess(
  site: CrawlSite,
  added: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const server = await startBuiltSite(CRAWL_PORT, {
    env: { ...env, ...WITHOUT_RESTS, ...INSPECT },
  });
  // Rendering takes memory whoever asks for a page: that is not the crawl's.
  const visited = watchResident(server.pid);
  for (const path of added.slice(0, VISITED_PAGES)) await (await fetch(server.url + path)).text();
  console.log(
    `memory, a visitor who opens ${VISITED_PAGES} pages: at most ${(await visited.stop()).toFixed(0)} MB resident`,
  );
  await measure('process that serves the site', site, server.pid);
  await server.stop();
}

/** The memory of a process that only runs jobs. */
export async function benchCrawlInWorker(
  site: CrawlSite,
  env: Record<string, string>,
): Promise<void> {
  const server = await startBuiltSite(CRAWL_PORT, { env: { ...env, WORKER: 'off' } });
  const worker = await startBuiltWorker(server.url, { ...env, ...WITHOUT_RESTS, ...INSPECT });
  await measure('worker alone', site, worker.pid);
  await worker.stop();
  await server.stop();
}

async function measure(name: string, site: CrawlSite, pid: number): Promise<void> {
  await site.awaitSearch();
  await wait(SETTLE_MS);
  const inspector = await openInspector(INSPECTOR);
  const before = await inspector.afterCollection();
  const memory = watchResident(pid);
  const started = performance.now();
  await site.start();
  for (let state = await site.read(); state && !state.isFinished; state = await site.read()) {
    if (performance.now() - started > MOST_MS) break;
    await wait(200);
  }
  const state = (await site.read())!;
  const seconds = (performance.now() - started) / 1_000;
  const most = await memory.stop();
  const after = await inspector.afterCollection();
  inspector.close();
  const mb = (value: number) => value.toFixed(0);
  console.log(
    `memory, ${name}: ${state.done} of ${state.total} pages in ${seconds.toFixed(0)} s; ` +
      `resident ${mb(before.rss)} MB before, at most ${mb(most)} MB (+${mb(most - before.rss)}), ${mb(after.rss)} MB at the end; ` +
      `heap after collection ${mb(before.heap)} and ${mb(after.heap)} MB, buffers ${mb(before.external)} and ${mb(after.external)} MB`,
  );
  if (!state.isFinished) await site.pause();
  await site.end();
}
