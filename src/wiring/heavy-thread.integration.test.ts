import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportRow } from '#src/domains/imports/import-repository.server.ts';
import { crawls } from '#src/domains/seo/crawl/crawl-repository.server.ts';
import { systemClock as clock } from '#src/platform/clock/clock.ts';
import { readConfig } from '#src/platform/config/config.server.ts';
import { FIXTURE_ORIGIN } from '#tests/builders/seo-checks/fixture-page.ts';
import { servePages } from '#tests/builders/seo-checks/serve-pages.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createHeavyThread, type HeavyThreadData } from './heavy-thread.server.ts';

/** A thread for the work of a site that has one page. */
async function openThread(entry = './server/heavy-thread.ts') {
  const fixture = await createTestDatabase();
  onTestFinished(fixture.drop);
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-thread-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { origin, handlers } = await servePages({ '/': {} });
  const work = createHeavyThread(entry, () => ({
    config: readConfig({
      DATA_DIR: dataDir,
      SITE_URL: FIXTURE_ORIGIN,
      CRAWL_REST_MS: '0',
      LOG_LEVEL: 'silent',
    }),
    connectionString: fixture.connectionString,
    servedAt: origin,
  }));
  const query = async (text: string) => (await fixture.database.pool.query(text)).rows;
  return { work, handlers, query, db: fixture.database.db };
}

/** An import whose file is gone. */
const row = (id: string) => ({ id, phase: 'running', storageKey: null, sites: [] }) as unknown;

test('reads pages and works on imports at once, and passes errors on', async () => {
  const { work, query, db } = await openThread();
  await crawls.insert(db, 'Kim', clock());
  const [crawled, refusal] = await Promise.all([
    work.readPages(),
    work.continueImport(row(randomUUID()) as ImportRow, randomUUID()),
    expect(work.continueImport(row('no id') as ImportRow, randomUUID())).rejects.toThrow(),
  ]);
  expect(refusal).toBe('The file is not kept any more. Upload it again.');
  expect(crawled).toBe('finished');
  expect(await query(`select path from seo_routes where path = '/'`)).toHaveLength(1);
});

test('ends after the page that it reads once it is halted', async () => {
  const { work, handlers, query, db } = await openThread();
  await crawls.insert(db, 'Kim', clock());
  handlers.set('/', (respond) => {
    work.halt();
    respond();
  });
  expect(await work.readPages()).toBe('paused');
  expect(await work.readPages()).toBe('paused');
  expect(await query('select path from seo_routes')).toHaveLength(1);
});

test('fails with its work, but not with its process, when it needs too much memory', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'greedy.mjs');
  await writeFile(entry, 'for (const all = []; ; ) all.push(new Array(131_072).fill(0.5));');
  const { work } = await openThread(entry);
  await expect(work.compare()).rejects.toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
});

test('starts over with more memory when work runs out of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'large.mjs');
  await writeFile(
    entry,
    `import { parentPort, resourceLimits } from 'node:worker_threads';
    import { createBirpc } from ${JSON.stringify(import.meta.resolve('birpc'))};
    const readLimit = () => resourceLimits.maxOldGenerationSizeMb;
    const fill = () => Array.from({ length: 300 }, () => new Array(131_072).fill(0.5)).length && readLimit();
    createBirpc(
      { compare: fill, readChanged: readLimit, stop() {} },
      { post: (message) => parentPort.postMessage(message), on: (receive) => parentPort.on('message', receive) },
    );`,
  );
  const work = createHeavyThread(entry, () => ({}) as HeavyThreadData);
  expect(await work.readChanged()).toBe(192);
  expect(await work.compare()).toBe(512);
});

test('says to its thread whether someone is served, but for editors, whose pages ask all the time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-thread-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const entry = join(folder, 'asking.mjs');
  await writeFile(
    entry,
    `import { parentPort } from 'node:worker_threads';
    import { createBirpc } from ${JSON.stringify(import.meta.resolve('birpc'))};
    let release;
    const held = new Promise((resolve) => { release = resolve });
    const main = createBirpc(
      { readPages: () => held, compare: () => main.hasVisitors(), readChanged: () => release(), stop() {} },
      { post: (message) => parentPort.postMessage(message), on: (receive) => parentPort.on('message', receive) },
    );`,
  );
  const { origin } = await servePages({ '/': {} });
  const work = createHeavyThread(entry, () => ({}) as HeavyThreadData);
  const held = work.readPages();
  expect(await work.compare()).toBe(false);
  await fetch(`${origin}/admin/migrate-content`);
  expect(await work.compare()).toBe(false);
  await fetch(origin);
  expect(await work.compare()).toBe(true);
  await work.readChanged();
  await held;
});
