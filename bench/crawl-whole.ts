import { setTimeout as wait } from 'node:timers/promises';
import { CRAWL_PORT, type CrawlSite } from './crawl-site.ts';
import { watchResident } from './process-memory.ts';
import { startBuiltSite, startBuiltWorker } from './site-process.ts';

/** Reads all pages without rests in a worker, which is killed in the middle, and compares what is stored with the site. */
export async function benchWholeCrawl(site: CrawlSite, env: Record<string, string>): Promise<void> {
  const server = await startBuiltSite(CRAWL_PORT, { env: { ...env, WORKER: 'off' } });
  const startWorker = () => startBuiltWorker(server.url, { ...env, CRAWL_REST_MS: '0' });
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1_000).toFixed(0)} s`;
  const first = await startWorker();
  await site.start();
  await site.awaitPages(Math.floor((await site.read())!.total / 2));
  await first.kill();
  const killed = (await site.read())!;
  console.log(`killed after ${seconds()}: ${killed.done} of ${killed.total} pages`);
  const second = await startBuiltWorker(server.url, { ...env, CRAWL_REST_MS: '0', NODE_OPTIONS: `--inspect=127.0.0.1:23970 ${process.env['EXTRA'] ?? ''}` });
  const memory = watchResident(second.pid);
  for (let state = await site.read(); !state?.isFinished; state = await site.read())
    {
      await wait(3000);
      try {
        const t = (await (await fetch('http://127.0.0.1:23970/json/list')).json()) as any;
        const ws = new WebSocket(t[0].webSocketDebuggerUrl);
        await new Promise((r) => ws.addEventListener('open', r, { once: true }));
        const m: any = await new Promise((r) => { ws.addEventListener('message', (e) => r(JSON.parse(String(e.data)))); ws.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { returnByValue: true, expression: 'process.memoryUsage()' } })); });
        ws.close();
        const v = m.result.result.value; const M = (n: number) => (n / 1048576).toFixed(0);
        console.log(seconds(), state?.done, state?.total, 'rss', M(v.rss), 'total', M(v.heapTotal), 'used', M(v.heapUsed), 'ext', M(v.external), 'ab', M(v.arrayBuffers));
      } catch (error) { console.log(String(error)); }
    }
  const state = (await site.read())!;
  console.log(
    `finished after ${seconds()}: ${state.done} of ${state.total} pages, ${state.failed} failed; ` +
      `the second worker took at most ${(await memory.stop()).toFixed(0)} MB`,
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
