import { readFileSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { startSite } from '#tests/support/site.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';

const FILES = 20_000;
const SCROLL_MS = 6_000;
const FRAME_MS = 1_000 / 60;

/**
 * Measures /admin/media-library with 20,000 files in a browser: how soon the page and its first pictures are there, the frames
 * while scrolling through all of it, a search, and the memory of the tab. Expected: 300 ms, 60 frames, 100 ms, 300 MB.
 */
export async function benchMediaScroll() {
  const cluster = await startThrowawayCluster();
  const env = { DATABASE_URL: cluster.connectionString, SESSION_SECRET: 'bench-'.repeat(8) };
  const site = await startSite({ fresh: true, env });
  await fill(cluster.connectionString);
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(executablePath && { executablePath }),
  });
  try {
    const viewport = { width: 1440, height: 900 };
    const context = await browser.newContext({
      baseURL: site.url,
      viewport,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto('/admin/login');
    await page.getByLabel('Email').fill(site.admin.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(site.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/admin$/);
    console.log(`The media library with ${FILES} files in a browser:`);
    await measureFirstPaint(page);
    await measureScrolling(page);
    await measureSearch(page);
    await measureMemory(browser, page);
  } finally {
    await browser.close();
    await site.stop();
    await cluster.stop();
  }
}

/** The sample files again and again, so that every picture exists. */
async function fill(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`insert into media_assets
    (address, folder, kind, content_type, storage_key, hash, upload_hash, bytes, width, height, name, tags, created_at, changed_at)
    select 'Bench/' || n || '-' || known.name, 'Folder ' || n % 60, kind, content_type, storage_key, hash, upload_hash,
      1000 + n, width, height, 'Picture ' || n, array['tag ' || n % 40], now() - n * interval '1 minute', now()
    from generate_series(1, ${FILES}) n
    join (select *, row_number() over (order by address) - 1 as at, count(*) over () as of from media_assets) known
      on known.at = n % known.of`);
  await client.query('analyze');
  // The nodes read what changed.
  await client.query(`select pg_notify('content_changed', '')`);
  await client.end();
}

async function measureFirstPaint(page: Page) {
  const times = [];
  for (let n = 0; n < 5; n += 1) {
    await page.goto('/admin/media-library', { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    times.push(
      await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation');
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return {
          response: (navigation as PerformanceNavigationTiming).responseEnd,
          paint: paint?.startTime ?? 0,
        };
      }),
    );
  }
  const [median] = times.toSorted((a, b) => a.paint - b.paint).slice(2);
  console.log(
    `  response ${median!.response.toFixed(0)} ms, first paint ${median!.paint.toFixed(0)} ms`,
  );
}

async function measureScrolling(page: Page) {
  await page.goto('/admin/media-library', { waitUntil: 'domcontentloaded' });
  await page.locator('.library-row').first().waitFor();
  const frames = await page.evaluate(
    (duration) =>
      new Promise<number[]>((resolve) => {
        const taken: number[] = [];
        const { scrollHeight } = document.documentElement;
        const startedAt = performance.now();
        let last = startedAt;
        const step = (now: number) => {
          taken.push(now - last);
          last = now;
          const share = (now - startedAt) / duration;
          if (share >= 1) return resolve(taken.slice(1));
          // A slow part as with a wheel, then through the whole list.
          const top = share < 0.5 ? share * 8_000 : share * scrollHeight;
          scrollTo({ top, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );
  const late = frames.filter((ms) => ms > FRAME_MS * 1.5).length;
  const perSecond = (1_000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0);
  const [p95] = frames.toSorted((a, b) => b - a).slice(Math.floor(frames.length * 0.05));
  console.log(
    `  scrolling: ${perSecond.toFixed(1)} frames a second, 95 % within ${p95!.toFixed(1)} ms, ${late} of ${frames.length} late`,
  );
}

async function measureSearch(page: Page) {
  const times = await page.evaluate(async () => {
    const measured = [];
    for (const text of ['picture', '777', 'tag 7', 'zzzz', 'picture 19999']) {
      const startedAt = performance.now();
      await (await fetch(`/admin/media-library/list?search=${encodeURIComponent(text)}`)).json();
      measured.push(performance.now() - startedAt);
    }
    return measured;
  });
  console.log(`  searches: ${times.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
}

/** What the process of the tab takes alone, after scrolling through everything. */
async function measureMemory(browser: Browser, page: Page) {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[];
  };
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))
    .map((text) => Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1_024);
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  console.log(`  memory of the tab ${Math.max(...sizes).toFixed(0)} MB, ${nodes} elements`);
}
