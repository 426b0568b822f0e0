import { setTimeout as wait } from 'node:timers/promises';
import { CRAWL_PORT, type CrawlSite } from './crawl-site.ts';
import { residentMb, watchResident } from './process-memory.ts';
import { startBuiltSite, startBuiltWorker } from './site-process.ts';

/** A worker has loaded everything but the crawl's thread by then. */
const SETTLE_MS = 10_000;

/** Reads all pages without rests in a worker, which is killed in the middle, and compares what is stored with the site. */
export async function benchWholeCrawl(site: CrawlSite, env: Record<string, string>): Promise<void> {
  const server = await startBuiltSite(CRAWL_PORT, { env: { ...env, WORKER: 'off' } });
  const indexing = await startBuiltWorker(server.url, env);
  await site.awaitSearch();
  await indexing.stop();
  const startWorker = () => startBuiltWorker(server.url, { ...env, CRAWL_REST_MS: '0' });
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;
  const first = await startWorker();
  await site.start();
  await site.awaitPages(Math.floor((await site.read())!.total / 2));
  await first.kill();
  const killed = (await site.read())!;
  console.log(`killed after ${seconds()}: ${killed.done} of ${killed.total} pages`);
  const second = await startWorker();
  // The first one counts as dead after half a minute, so the second one still waits.
  await wait(SETTLE_MS);
  const beforeMb = await residentMb(second.pid);
  const memory = watchResident(second.pid);
  for (let state = await site.read(); !state?.isFinished; state = await site.read())
    await wait(200);
  const state = (await site.read())!;
  console.log(
    `finished after ${seconds()}: ${state.done} of ${state.total} pages, ${state.failed} failed; ` +
      `the second worker took ${beforeMb.toFixed(0)} MB before it read pages, at most ${(await memory.stop()).toFixed(0)} MB`,
  );
  console.log(
    ...(await site.query(`
    with site as (
      select '/insights/' || slug as path from cms_blog_posts where status = 'published'
      union select path from cms_public_pages where not is_offline
    )
    select (select count(*)::int from seo_routes) as routes,
      (select count(distinct path)::int from seo_routes) as "different routes",
      (select count(*)::int from site where path not in (select path from seo_routes)) as "missing",
      (select count(*)::int from (select from seo_route_links group by from_path, to_path, fragment having count(*) > 1) twice) as "links stored twice"`)),
  );
  await second.stop();
  await server.stop();
}
