import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { type Curve, drawCurves } from './growth-curves.ts';
import { addPosts, preparePosts } from './growth-posts.ts';
import { residentMb, watchResident } from './process-memory.ts';
import { startBuiltSite, startBuiltWorker } from './site-process.ts';
import { quantile, timed } from './timed.ts';

const SIZES = [100, 1_000, 10_000, 100_000];
const TIMES = 40;
const CURVES = 'docs/growth.svg';
const ADMIN = { email: 'owner@cadron.test', password: 'correct-horse-battery-1' };
/** An announcement arrives within a few milliseconds. */
const ANNOUNCED_MS = 30;
/** One of each kind: frequent words, a phrase, a prefix, typos, a rare word, nonsense, and an excluded word. */
const QUERIES = [
  'crm',
  'hubspot integration',
  'lead routing for manufacturers',
  '"case 77"',
  'integr',
  'hubpsot',
  'slaesforce pipline',
  'case 93',
  'xyzzyqq',
  'forecast -salesforce',
];

/** Served after a change, which empties all caches. The search has none, and the admin reads its own lists. */
const isAfterChange = (name: string) => name !== 'search' && !name.startsWith('admin');

/** What a request may depend on. */
interface Sizes {
  posts: number;
  pages: number;
  archivePages: number;
  parts: number;
}

/** Requests by name; `n` counts them. */
const REQUESTS: Record<string, (n: number, sizes: Sizes) => string> = {
  listing: () => '/insights',
  'listing, category': (n) => `/insights?category=Category+${n % 12}`,
  'listing, deep page': (n, { pages }) => `/insights?page=${Math.max(1, pages - n)}`,
  archive: (n, { archivePages }) => `/insights?archive=${Math.max(1, archivePages - n)}`,
  post: (n, { posts }) => `/insights/topic-${1 + ((n * 7_919) % posts)}`,
  search: (n) => `/search?q=${encodeURIComponent(QUERIES[n % QUERIES.length]!)}`,
  sitemap: () => '/sitemap.xml',
  'sitemap, a part': (n, { parts }) => (parts ? `/sitemap/${1 + (n % parts)}.xml` : '/sitemap.xml'),
  'admin, posts': () => '/admin/blog-editor',
  'admin, deep': (n, { posts }) =>
    `/admin/blog-editor?page=${Math.max(1, Math.floor(posts / 50) - n)}`,
  'admin, a tag': (n) => `/admin/blog-editor?tag=Tag+${n}`,
  'admin, a state': () => '/admin/blog-editor?state=changed',
  'admin, a search': (n) => `/admin/blog-editor?q=case+${n + 1}`,
};

/**
 * Measures what visitors, search engines and editors read while a site grows, prints p50 and p95 of each, and draws the curves.
 * @param sizes numbers of posts, ascending
 */
export async function benchGrowth(sizes: readonly number[] = SIZES) {
  await using cleanUp = new AsyncDisposableStack();
  const cluster = await startThrowawayCluster();
  cleanUp.defer(() => cluster.stop());
  const { connectionString } = cluster;
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-growth-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const env = {
    ...onDatabase(connectionString),
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
  const site = await startBuiltSite(await freePort(), { dataDir, env: { ...env, WORKER: 'off' } });
  cleanUp.defer(() => site.stop());
  const { db, close } = openDatabase(connectionString, silentLogger);
  cleanUp.defer(close);
  // Without the limits of the application: `vacuum` takes longer than a statement may.
  const pool = new Pool({ connectionString, max: 1 });
  cleanUp.defer(() => pool.end());
  await preparePosts(pool);
  const cookie = await signIn(site.url);
  const curves = new Map<string, Curve>();
  let added = 0;
  for (const posts of sizes) {
    await addPosts(pool, added + 1, posts);
    added = posts;
    await fillSearch(pool, site.url, env, posts);
    await pool.query('vacuum analyze');
    const listed = posts - Math.floor(posts / 200);
    await announce(db);
    const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
    const numbers = {
      posts,
      pages: Math.ceil((listed - 1) / 12),
      archivePages: Math.ceil(posts / 50),
      parts: index.match(/<sitemap>/g)?.length ?? 0,
    };
    console.log(`\n${posts} posts, ${(await residentMb(site.pid)).toFixed(0)} MB resident`);
    for (const [name, path] of Object.entries(REQUESTS)) {
      const times: number[] = [];
      for (let n = 0; n < TIMES + 2; n += 1) {
        if (isAfterChange(name)) await announce(db);
        const { result, ms } = await timed(() => read(site.url + path(n, numbers), cookie));
        if (result !== 200) throw new Error(`${path(n, numbers)}: ${result}`);
        if (n >= 2) times.push(ms);
      }
      const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
      const curve = curves.get(name) ?? { name, points: [] };
      curve.points.push({ size: posts, p50, p95 });
      curves.set(name, curve);
      const small = curve.points.find(({ size }) => size === 1_000);
      const ratio =
        small && posts > 1_000 ? `, ${(p95 / small.p95).toFixed(1)} times that of 1,000` : '';
      console.log(`${name.padEnd(20)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${ratio}`);
    }
  }
  await writeFile(CURVES, drawCurves([...curves.values()]));
  console.log(`\ncurves: ${CURVES}`);
}

async function announce(db: ReturnType<typeof openDatabase>['db']) {
  await announceContentChange(db);
  await wait(ANNOUNCED_MS);
}

async function read(url: string, cookie: string): Promise<number> {
  const isAdmin = url.includes('/admin/');
  const response = await fetch(url, {
    ...(isAdmin && { headers: { cookie } }),
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response.status;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(ADMIN),
    headers: { Origin: url },
    redirect: 'manual',
  });
  if (response.status !== 303) throw new Error(`signing in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Lets a worker fill the search, and prints how long it takes, and its memory until then and after a rest without work. */
async function fillSearch(pool: Pool, url: string, env: Record<string, string>, posts: number) {
  const worker = await startBuiltWorker(url, env);
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(() => worker.stop());
  const memory = watchResident(worker.pid);
  const { ms } = await timed(async () => {
    const isFilled = async () => {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from search_documents where kind = 'post'`,
      );
      return rows[0]!.n >= posts;
    };
    while (!(await isFilled())) await wait(500);
  });
  console.log(
    `\nsearch of ${posts} posts filled in ${(ms / 1_000).toFixed(1)} s; its worker took ${(await memory.stop()).toFixed(0)} MB at most`,
  );
}
