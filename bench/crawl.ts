import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startBuiltSite } from './site-process.ts';

const PAGES = 5_000;
const WINDOW_MS = 15_000;
const PAUSE_MS = 10;
const VISITED = ['/', '/services', '/about', '/insights'];
/** Windows with and without a crawl, in turns. */
const ROUNDS = 2;

/**
 * Crawls a site of 5,000 posts: pages per second, memory, and the p95 of public pages with and without the crawl, in one run.
 * `npm run bench crawl -- whole` waits until all pages are read.
 */
export async function benchCrawl() {
  const cluster = await startThrowawayCluster();
  const client = new Client({ connectionString: cluster.connectionString });
  const site = await startBuiltSite(3_964, {
    env: { DATABASE_URL: cluster.connectionString, SESSION_SECRET: 'x'.repeat(32) },
  });
  try {
    await client.connect();
    await addPosts(client);
    // The search and the caches take in the new posts first.
    await p95(site.url);
    const idle = await memoryOf(site.pid);
    const without: number[] = [];
    const during: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      without.push(await p95(site.url));
      await startCrawl(client);
      const before = await readState(client);
      during.push(await p95(site.url));
      const after = await readState(client);
      const rate = ((after.done - before.done) / WINDOW_MS) * 1_000;
      console.log(
        `crawl: ${rate.toFixed(1)} pages/s, ${Math.round((await memoryOf(site.pid)) - idle)} MB more than before`,
      );
      if (round + 1 < ROUNDS) await stopCrawl(client);
    }
    const mean = (values: number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const [quiet, busy] = [mean(without), mean(during)];
    console.log(
      `p95 of public pages: ${quiet.toFixed(2)} ms without, ${busy.toFixed(2)} ms with a crawl (${(busy / quiet).toFixed(2)} times)`,
    );
    if (process.argv.includes('whole')) await awaitWhole(client, site.pid, idle);
  } finally {
    await client.end();
    await site.stop();
    await cluster.stop();
  }
}

/** Copies of the sample posts at addresses of their own. */
async function addPosts(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
    where table_name = 'cms_blog_posts' and column_name not in ('id', 'slug') and is_generated = 'NEVER'`,
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    `insert into cms_blog_posts (id, slug, ${columns})
    select gen_random_uuid(), slug || '-' || n, ${columns} from (select * from cms_blog_posts limit 10) post,
      generate_series(1, ${PAGES / 10}) n`,
  );
  await client.query(`select pg_notify('content_changed', '')`);
}

/** As the screen does; a worker finds the crawl within ten seconds. */
async function startCrawl(client: Client): Promise<void> {
  await client.query('insert into seo_crawls (started_at) values (now())');
  for (let state = await readState(client); state.done < 20; state = await readState(client))
    await wait(200);
}

async function stopCrawl(client: Client): Promise<void> {
  await client.query('update seo_crawls set stopped_at = now() where finished_at is null');
  while (!(await readState(client)).isFinished) await wait(200);
}

async function readState(client: Client) {
  const { rows } = await client.query<{ done: number; isFinished: boolean }>(
    `select done, finished_at is not null as "isFinished" from seo_crawls order by started_at desc limit 1`,
  );
  return rows[0]!;
}

async function awaitWhole(client: Client, pid: number, idle: number): Promise<void> {
  let most = 0;
  const started = performance.now();
  for (let state = await readState(client); !state.isFinished; state = await readState(client)) {
    most = Math.max(most, (await memoryOf(pid)) - idle);
    await wait(1_000);
  }
  const minutes = (performance.now() - started) / 60_000;
  console.log(
    `all pages read in ${minutes.toFixed(1)} more minutes, at most ${Math.round(most)} MB more`,
  );
}

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** 95th percentile of the times of a visitor who opens one page after the other, in milliseconds. */
async function p95(url: string): Promise<number> {
  const times: number[] = [];
  const until = performance.now() + WINDOW_MS;
  for (let at = 0; performance.now() < until; at += 1) {
    const started = performance.now();
    await (await fetch(url + VISITED[at % VISITED.length])).arrayBuffer();
    times.push(performance.now() - started);
    await wait(PAUSE_MS);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!;
}
