import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createAssetIndex } from '#src/domains/media/asset-index.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ANA, assetOf, openMedia } from '#tests/support/media-fixture.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startBuiltSite } from './site-process.ts';
import { formatMs, measure, printShares, timed } from './timed.ts';

const FILES = 20_000;
const REPLACEMENTS = 50;
const LOGO = 'Technology Logos/HubSpot.svg';
const MB = 1024 * 1024;

/** Measures the index and the serving of 20,000 files, and how soon another process shows a replacement. */
export async function benchMedia() {
  const cluster = await startThrowawayCluster();
  const { connectionString } = cluster;
  await migrateDatabase(connectionString);
  const database = openDatabase(connectionString, silentLogger);
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-bench-media-'));
  try {
    await database.pool.query(FILL);
    await database.pool.query('analyze');
    await benchIndex(database.db);
    const site = await startBuiltSite(await freePort(), {
      dataDir,
      env: { ...onDatabase(connectionString), WORKER: 'off' },
    });
    try {
      await benchServing(site.url);
      await benchReplacing(site.url, dataDir, database.db);
    } finally {
      await site.stop();
    }
  } finally {
    await database.close();
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Db = ReturnType<typeof openDatabase>['db'];

async function benchIndex(db: Db) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const index = createAssetIndex(db);
  const { ms } = await timed(() => index.refresh());
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / MB;
  const exact = globalThis.gc ? '' : ' with garbage (node --expose-gc)';
  console.log(
    `index of ${index.size()} files: loaded in ${formatMs(ms)}, ${memory.toFixed(1)} MB${exact}`,
  );
  await measure('refresh without a change', 50, () => index.refresh());
}

async function benchServing(url: string) {
  const html = await (await fetch(`${url}/about`)).text();
  const versioned = /\/media\/cms_media\/Technology%20Logos\/HubSpot\.svg\?v=\w+/.exec(html)![0];
  const { requests, latency } = await autocannon({
    url: url + versioned,
    duration: 5,
    connections: 20,
  });
  console.log(
    `a small original: ${requests.average.toFixed(0)} requests/s, p99 ${latency.p99.toFixed(0)} ms`,
  );
}

/** From the commit of a replacement in this process until the page of the other one has its version. */
async function benchReplacing(url: string, dataDir: string, db: Db) {
  const store = localObjectStore(join(dataDir, 'storage'));
  const media = openMedia({ db, store, clock: () => new Date() });
  await media.index.refresh();
  const { id } = media.index.find(LOGO)!;
  const read = async () => (await fetch(`${url}/about`)).text();
  const measured: number[] = [];
  for (let n = 0; n < REPLACEMENTS; n += 1) {
    await read();
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${n + 1}" height="9"/>`;
    const file = await media.accept(drawing, { kind: 'drawing', contentType: 'image/svg+xml' });
    assetOf(await media.assets.replace(id, file, ANA));
    const startedAt = performance.now();
    const version = `HubSpot.svg?v=${file.hash.slice(0, 10)}`;
    while (!(await read()).includes(version)) await wait(1);
    measured.push(performance.now() - startedAt);
  }
  printShares(`visible on another node after ${REPLACEMENTS} replacements`, measured);
}

const FILL = `
  insert into media_assets (address, folder, name, kind, content_type, storage_key, hash, upload_hash, bytes, width, height,
    created_at, changed_at)
  select 'Folder ' || n % 200 || '/photo of a warehouse ' || n || '.jpg', 'Folder ' || n % 200,
    'photo of a warehouse ' || n || '.jpg', 'picture', 'image/jpeg',
    'media/' || left(hash, 2) || '/' || hash || '.jpg', hash, hash, 100000 + n, 1600, 900,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from (select n, md5(n::text) || md5('b' || n) as hash from generate_series(1, ${FILES}) as n) as rows`;
