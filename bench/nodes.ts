import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ANA, assetOf, openMedia } from '#tests/support/media-system.ts';
import { PICTURE_PATHS, publishPictureDocuments } from '#tests/support/picture-documents.ts';
import { openDocuments, EDITOR } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startBuiltSite } from './site-process.ts';
import { printShares } from './timed.ts';

const PUBLICATIONS = 200;
const REPLACEMENTS = 100;
const SLUG = 'published-elsewhere';

type Db = ReturnType<typeof openDatabase>['db'];

/** Measures the time from a commit in this process until other nodes serve what it changed to visitors. */
export async function benchNodes() {
  await using cleanUp = new AsyncDisposableStack();
  const cluster = await startThrowawayCluster();
  cleanUp.defer(() => cluster.stop());
  const { connectionString } = cluster;
  await migrateDatabase(connectionString);
  const database = openDatabase(connectionString, silentLogger);
  cleanUp.defer(() => database.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-bench-nodes-'));
  cleanUp.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const env = { ...onDatabase(connectionString), WORKER: 'off' };
  const urls: string[] = [];
  for (let node = 0; node < 2; node += 1) {
    const site = await startBuiltSite(await freePort(), { dataDir, env });
    cleanUp.defer(() => site.stop());
    urls.push(site.url);
  }
  await benchPublishing(urls[0]!, database.db);
  await benchReplacing(urls, dataDir, database.db);
}

async function benchPublishing(url: string, db: Db) {
  const documents = openDocuments(db, () => new Date());
  const read = async () => (await fetch(`${url}/insights/${SLUG}`)).text();
  const contentOf = (n: number) => ({ slug: SLUG, title: `Publication number ${n}.` });
  const { id } = await documents.create('post', contentOf(0), EDITOR);
  await documents.change(id, { type: 'publish', version: 1 }, EDITOR);
  const measured: number[] = [];
  for (let n = 1; n <= PUBLICATIONS; n += 1) {
    const request = { id, base: n, content: contentOf(n), by: EDITOR, saveId: randomUUID() };
    await documents.save(request);
    // It is served from the cache again, which only an announcement empties.
    await read();
    const published = await documents.change(id, { type: 'publish', version: n + 1 }, EDITOR);
    if (!published.ok) throw new Error(published.message);
    const startedAt = performance.now();
    while (!(await read()).includes(contentOf(n).title)) await wait(1);
    measured.push(performance.now() - startedAt);
  }
  printShares(`visible on another node after ${PUBLICATIONS} publications`, measured);
}

/** Until a page, a post and a post from a template show the new picture on both nodes, and the earlier one after undoing it. */
async function benchReplacing(urls: readonly string[], dataDir: string, db: Db) {
  const clock = () => new Date();
  const store = localObjectStore(join(dataDir, 'storage'));
  const media = openMedia({ db, store, clock });
  const accept = async (n: number) => media.accept(`picture ${n}`);
  const { id, address } = assetOf(await media.assets.add(await accept(0), 'Team', ANA));
  await publishPictureDocuments(db, clock, `/media/cms_media/${address}`);
  const all = urls.flatMap((url) => PICTURE_PATHS.map((path) => url + path));
  const untilShown = async (version: string) => {
    const startedAt = performance.now();
    for (const url of all)
      while (!(await (await fetch(url)).text()).includes(version)) await wait(1);
    return performance.now() - startedAt;
  };
  const [replaced, undone]: [number[], number[]] = [[], []];
  for (let n = 1; n <= REPLACEMENTS; n += 1) {
    const file = await accept(n);
    const asset = assetOf(await media.assets.replace(id, file, ANA));
    replaced.push(await untilShown(`?v=${asset.file.hash.slice(0, 10)}`));
    const versions = await media.assets.fileVersions(id);
    const last = versions.find(({ isCurrent }) => !isCurrent)!;
    const back = assetOf(await media.assets.bringBack(id, last.number, ANA));
    undone.push(await untilShown(`?v=${back.file.hash.slice(0, 10)}`));
  }
  printShares(`a replaced picture in 3 documents on 2 nodes, ${REPLACEMENTS} times`, replaced);
  printShares('and the earlier one after undoing it', undone);
}
