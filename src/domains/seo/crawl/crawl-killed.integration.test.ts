import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { createFixtureCrawl } from '#tests/builders/seo-checks/fixture-crawl.ts';
import { servePages } from '#tests/builders/seo-checks/serve-pages.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const PATHS = Array.from({ length: 12 }, (_, at) => `/page-${10 + at}`);
const PAGES = Object.fromEntries(PATHS.map((path) => [path, {}]));
const START = Date.parse('2026-11-23T12:00:00Z');
/** After this time a worker counts as dead. */
const DEAD_MS = 31_000;

test('resumes after kill -9: leaves no page out, and reads none again that was stored', async () => {
  const fixture = await createTestDatabase();
  onTestFinished(fixture.drop);
  const { pool } = fixture.database;
  const site = await servePages(PAGES);
  const { crawl } = createFixtureCrawl(fixture.database.db, () => PAGES);
  await crawl.start('Kim');
  const stored = async () =>
    (await pool.query(`select path from seo_crawl_pages where state = 'read' order by path`)).rows
      .map(({ path }) => path as string)
      .filter((path) => path !== '/');
  let starts = 0;
  const resume = () => startWorker(fixture, site.origin, START + DEAD_MS * (starts += 1));

  const beforeResponse = resume();
  site.handlers.set('/page-12', () => beforeResponse.kill());
  await beforeResponse.ended;
  expect(await stored()).toEqual(PATHS.slice(0, 2));

  const withinTransaction = resume();
  const lock = await pool.connect();
  site.handlers.set('/page-14', async (respond) => {
    await lock.query('begin; lock table seo_findings in share mode');
    respond();
    await expect.poll(() => isWaiting(fixture)).toBe(true);
    withinTransaction.kill();
  });
  await withinTransaction.ended;
  await lock.query('rollback');
  lock.release();
  await expect.poll(() => isWaiting(fixture)).toBe(false);
  expect(await stored()).toEqual(PATHS.slice(0, 4));

  const afterResponse = resume();
  site.handlers.set('/page-17', (respond) => {
    respond();
    afterResponse.kill();
  });
  await afterResponse.ended;
  expect((await stored()).slice(0, 7)).toEqual(PATHS.slice(0, 7));

  await resume().ended;
  const reads = (path: string) => site.served.filter((each) => each === path).length;
  const interrupted = new Set(['/page-12', '/page-14']);
  for (const path of PATHS) {
    const most = path === '/page-17' ? [1, 2] : [interrupted.has(path) ? 2 : 1];
    expect(most, path).toContain(reads(path));
  }
  expect((await pool.query('select path from seo_routes order by path')).rows).toEqual(
    ['/', ...PATHS].map((path) => ({ path })),
  );
  const total = PATHS.length + 1;
  expect(await crawl.progress()).toMatchObject({ total, done: total, failed: 0 });
  expect((await crawl.progress())?.finishedAt).not.toBeNull();
}, 60_000);

/** Continues the crawl in a process of its own, at a time in milliseconds. */
function startWorker({ connectionString }: TestDatabase, origin: string, now: number) {
  const script = 'tests/support/crawl-process.ts';
  const child = spawn(process.execPath, [script, connectionString, origin, `${now}`], {
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { kill: () => child.kill('SIGKILL'), ended: once(child, 'exit') };
}

/** Whether a transaction of a worker waits for a lock. */
async function isWaiting({ database }: TestDatabase): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
}
