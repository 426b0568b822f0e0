import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { storageKeyOf } from '#src/domains/media/storage-key.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { signInByPost } from '#tests/e2e/support/outage.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startSite } from '#tests/support/site.ts';
import { type DrawnFrames, drawnFrames, type ThreadTimes, threadsOf } from './browser-work.ts';
import { printShares, timed } from './timed.ts';

const FILES = 20_000;
/** Different pictures, each of which 200 files have. */
const PICTURES = 100;
const SEARCHES = ['warehouse', 'warehouse 77', 'photo of a ware', 'zzzzz', 'folder'];
/** Requests per kind of search, without those right after the start. A p99 of fewer than 100 would be the slowest one. */
const REQUESTS = 500;
/** While the process loads what it needs for the first time. */
const FIRST_REQUESTS = 20;
const GOAL_MS = 100;
/** Pixels a second: a wheel that is turned steadily, a flick, and dragging the bar from top to bottom. */
const SPEEDS = [1_500, 6_000, 60_000];
const SECONDS = 8;
const FRAME_MS = 1_000 / 60;
const MB = 1024 * 1024;

/** Measures the library of 20,000 files in a browser: frames while scrolling, and searches over HTTP. */
export async function benchMediaScroll() {
  await using cleanUp = new AsyncDisposableStack();
  const cluster = await startThrowawayCluster();
  cleanUp.defer(() => cluster.stop());
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-bench-scroll-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  await fill(cluster.connectionString, dataDir);
  const site = await startSite({
    dataDir,
    env: { ...onDatabase(cluster.connectionString), WORKER: 'off', LOG_LEVEL: 'error' },
  });
  cleanUp.defer(() => site.stop());
  const cookie = await signInByPost(site);
  await benchSearching(site.url, cookie);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--enable-precise-memory-info'],
  });
  cleanUp.defer(() => browser.close());
  await benchScrolling(browser, site.url, cookie);
}

async function benchSearching(url: string, cookie: string) {
  const paths = ['/list?from=0&count=60&search=', '.data?search='];
  for (const path of paths) {
    const measured: number[] = [];
    for (let n = 0; n < FIRST_REQUESTS + REQUESTS; n += 1) {
      const search = encodeURIComponent(SEARCHES[n % SEARCHES.length]!);
      const { ms } = await timed(async () => {
        const response = await fetch(`${url}/admin/media-library${path}${search}`, {
          headers: { cookie },
        });
        if (!response.ok) throw new Error(`${path}${search}: ${response.status}`);
        await response.text();
      });
      measured.push(ms);
    }
    const name = `search over HTTP, ${path.split('?')[0]}`;
    const [first, rest] = [measured.slice(0, FIRST_REQUESTS), measured.slice(FIRST_REQUESTS)];
    printShares(name, rest);
    const late = rest.filter((ms) => ms > GOAL_MS).length;
    console.log(
      `  ${late} of ${rest.length} over ${GOAL_MS} ms; slowest ${Math.max(...rest).toFixed(0)} ms; of the first ${first.length}: ${Math.max(...first).toFixed(0)} ms`,
    );
  }
}

async function benchScrolling(browser: Browser, url: string, cookie: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(
    cookie.split('; ').map((each) => {
      const [name, ...value] = each.split('=');
      return { name: name!, value: value.join('='), url };
    }),
  );
  const page = await context.newPage();
  const { ms } = await timed(() => page.goto(`${url}/admin/media-library`, { timeout: 60_000 }));
  console.log(`load event after ${ms.toFixed(0)} ms`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0);
  };
  const threads = await threadsOf(browser);
  // The first time, the server makes the small pictures on the same machine, and the browser compiles what scrolls.
  for (const speed of SPEEDS) {
    const before = await busyMs();
    const frames = await scroll(page, speed);
    printFrames(`scrolling ${speed} px/s for the first time`, frames, (await busyMs()) - before);
  }
  for (const speed of SPEEDS) {
    const [before, threadsBefore] = [await busyMs(), threads()];
    const frames = await scroll(page, speed);
    printFrames(`scrolling ${speed} px/s`, frames, (await busyMs()) - before);
    printThreads(threadsBefore, threads(), frames.length);
    console.log(`  ${describeDrawn(await drawnFrames(session, () => scroll(page, speed)))}`);
  }
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  console.log(`heap of the tab: ${(usedSize / MB).toFixed(0)} MB`);
}

/**
 * Scrolls down from the top for some seconds, by script: harder than a wheel, whose frames need no main thread.
 * @returns the times between the frames of the main thread, in milliseconds
 */
const scroll = (page: Page, speed: number): Promise<number[]> =>
  page.evaluate(
    async ({ pixelsPerSecond, forMs }) => {
      scrollTo(0, 0);
      await new Promise((resolve) => setTimeout(resolve, 700));
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const durations: number[] = [];
      const start = await frame();
      for (let last = start; last - start < forMs;) {
        scrollTo({ top: ((last - start) / 1_000) * pixelsPerSecond, behavior: 'instant' });
        const now = await frame();
        durations.push(now - last);
        last = now;
      }
      return durations;
    },
    { pixelsPerSecond: speed, forMs: SECONDS * 1_000 },
  );

/**
 * A frame is late after 1.5 times its 16.7 ms. Frames that were left out are counted by the time that late ones took.
 * @param busyMs of the main thread; on a busy machine, CPU time is all that says something about our code
 */
function printFrames(name: string, durations: readonly number[], busyMs: number) {
  const total = durations.reduce((sum, each) => sum + each, 0);
  const late = durations.filter((each) => each > 1.5 * FRAME_MS);
  const leftOut = late.reduce((sum, each) => sum + Math.round(each / FRAME_MS) - 1, 0);
  const worst = Math.max(...durations);
  console.log(
    `${name}: ${((durations.length / total) * 1_000).toFixed(1)} frames a second, ${late.length} of ${durations.length} late, ${leftOut} left out, slowest ${worst.toFixed(0)} ms; ${(busyMs / durations.length).toFixed(1)} ms of the main thread each`,
  );
}

function printThreads(before: ThreadTimes, after: ThreadTimes, frames: number) {
  const spent = Object.entries(after)
    .map(([name, ms]) => [name, (ms - (before[name] ?? 0)) / frames] as const)
    .filter(([, ms]) => ms >= 0.1)
    .toSorted(([, a], [, b]) => b - a);
  const all = spent.reduce((sum, [, ms]) => sum + ms, 0);
  const parts = spent.map(([name, ms]) => `${name} ${ms.toFixed(1)}`).join(', ');
  console.log(`  CPU of the browser for each: ${all.toFixed(1)} ms (${parts})`);
}

const describeDrawn = ({ drawn, dropped }: DrawnFrames) =>
  `once more with a trace, which costs time itself: ${drawn} frames drawn, ${dropped} dropped by the compositor`;

async function fill(connectionString: string, dataDir: string) {
  await migrateDatabase(connectionString);
  const database = openDatabase(connectionString, silentLogger);
  const store = localObjectStore(join(dataDir, 'storage'));
  try {
    for (let n = 0; n < PICTURES; n += 1) {
      const hash = n.toString(16).padStart(64, '0');
      const background = `hsl(${(n * 47) % 360}, 50%, ${30 + (n % 5) * 10}%)`;
      const picture = {
        width: 1600,
        height: 1000 + (n % 3) * 300,
        channels: 3,
        background,
      } as const;
      const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
      const contents = await sharp({ create: { ...picture, noise } })
        .jpeg()
        .toBuffer();
      await store.write(storageKeyOf(hash, 'image/jpeg'), contents);
    }
    // On a busy machine it takes longer than a statement of the site may.
    await database.pool.query(`set statement_timeout = 0; ${FILL}`);
    await database.pool.query('analyze');
  } finally {
    await database.close();
  }
}

const FILL = `
  insert into media_assets (address, folder, name, kind, content_type, storage_key, hash, upload_hash, bytes, width, height,
    created_at, changed_at)
  select 'Folder ' || n % 200 || '/photo of a warehouse ' || n || '.jpg', 'Folder ' || n % 200,
    'photo of a warehouse ' || n || '.jpg', 'picture', 'image/jpeg',
    'media/' || left(hash, 2) || '/' || hash || '.jpg', hash, hash, 100000 + n, 1600, 1000 + (n % ${PICTURES}) % 3 * 300, at, at
  from (select n, lpad(to_hex(n % ${PICTURES}), 64, '0') as hash, now() + interval '1 day' - n * interval '1 second' as at
    from generate_series(1, ${FILES}) as n) as rows`;
