import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { createOverrides } from '#src/domains/seo/overrides/overrides.server.ts';
import { createSiteSettings } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { onDatabase } from '#tests/e2e/support/own-database.ts';
import { readSearchSurfaces, type SearchSurfaces } from '#tests/support/search-surfaces.ts';
import { freePort } from '#tests/support/free-port.ts';
import { ANA, assetOf, openMedia } from '#tests/support/media-fixture.ts';
import { PICTURE_PATHS, publishPictureDocuments } from '#tests/support/picture-documents.ts';
import { openDocuments, EDITOR, publishFrame } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { startBuiltSite } from './site-process.ts';
import { printShares } from './timed.ts';

const PUBLICATIONS = 200;
const REPLACEMENTS = 100;
const SEO_EDITS = 40;
const PRIVATE_RULE = { agent: '*', rule: 'disallow', path: '/only-for-this-test' } as const;
const SLUG = 'published-elsewhere';

type Db = ReturnType<typeof openDatabase>['db'];

/**
 * Measures the time from a commit in this process until other nodes serve what it changed to visitors.
 * @param part of the three; default: all
 */
export async function benchNodes(part?: string) {
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
  if (!part || part === 'publishing') await benchPublishing(urls[0]!, database.db);
  if (!part || part === 'replacing') await benchReplacing(urls, dataDir, database.db);
  if (!part || part === 'seo') await benchSearchAppearance(urls, database.db);
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

/** Until both nodes show what the SEO manager sets: of a route in head, twin and sitemap; of the site in titles, pictures and robots.txt. */
async function benchSearchAppearance(urls: readonly string[], db: Db) {
  const clock = () => new Date();
  const by = { ...KIM, id: 'bench' };
  const overrides = createOverrides({
    db,
    searchEngineUpdates: { enqueue: () => Promise.resolve() },
    clock,
    log: silentLogger,
  });
  const settings = createSiteSettings({ db, builtIn: BUILT_IN_SETTINGS, clock, log: silentLogger });
  const documents = openDocuments(db, clock);
  const untilAll = async (isShown: (seen: SearchSurfaces) => boolean) => {
    const startedAt = performance.now();
    for (const url of urls) while (!isShown(await readSearchSurfaces(url))) await wait(1);
    return performance.now() - startedAt;
  };
  const [ofRoute, ofSite]: [number[], number[]] = [[], []];
  for (let n = 1; n <= SEO_EDITS; n += 1) {
    const [title, description, noindex] = [`Edit ${n}`, `Described ${n}.`, n % 2 === 0];
    const set = { title, description, noindex };
    const routes = [{ path: '/about', set }];
    await overrides.save({ id: randomUUID(), label: 'Edited', routes }, by);
    ofRoute.push(
      await untilAll(
        (seen) =>
          seen.title === title &&
          seen.card === title &&
          seen.isListed === !noindex &&
          (noindex ? seen.twin === undefined : seen.twin?.includes(description) === true),
      ),
    );
    const [before] = await Promise.all(urls.map(readSearchSurfaces));
    const titleBrand = `Brand ${n}`;
    const robots = n % 2 === 0 ? null : [PRIVATE_RULE];
    await settings.save({ id: randomUUID(), changes: { robots } }, by);
    await publishFrame(documents, ({ brand }) => ({ brand: { ...brand, shortName: titleBrand } }));
    ofSite.push(
      await untilAll(
        (seen) =>
          seen.list?.endsWith(` | ${titleBrand}`) === true &&
          seen.picture !== before!.picture &&
          seen.isInRobots === (robots !== null),
      ),
    );
  }
  printShares(`an edit of a route on 2 nodes, ${SEO_EDITS} times`, ofRoute);
  printShares('an edit of the site-wide settings', ofSite);
}
