import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { referencesOf } from '#src/domains/content/references.ts';
import { contentOfPage } from '#src/domains/content/pages/page-content.ts';
import { createReferences } from '#src/domains/documents/references/references.server.ts';
import type { AssetFilter, AssetSort } from '#src/domains/media/list/asset-filter.ts';
import { createAssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { quantile } from './timed.ts';

const FILES = 20_000;
const TIMES = 30;

/** Measures the lists of a library of 20,000 files; each is expected within 100 ms. */
export async function benchMediaList() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db } = database;
  const clock = () => new Date();
  try {
    await migrateDatabase(cluster.connectionString);
    const documents = openDocuments(db, clock, { defaults: DEFAULT_PAGES });
    await documents.adopt();
    const references = createReferences({
      db,
      clock,
      adapters: openAdapters(DEFAULT_PAGES),
      builtIns: DEFAULT_PAGES.map((page) => ({
        kind: 'page',
        path: page.path,
        title: page.title,
        references: referencesOf(contentOfPage(page)),
      })),
      fixed: [],
    });
    await references.rebuild();
    await database.pool.query(FILL);
    await database.pool.query('analyze');
    const usedMedia = () => references.usedMedia();
    const lists = createAssetLists({ db, clock, usedMedia });
    const list =
      (filter: AssetFilter, sort: AssetSort = '-added', offset = 0) =>
      () =>
        lists.list({ filter, sort }, { offset, limit: 120 });
    console.log(`A library of ${FILES} files:`);
    await measure('first window', list({}));
    await measure('first window by name', list({}, 'name'));
    await measure('a window in the middle', list({}, 'name', 12_000));
    await measure('a folder', list({ folder: 'Folder 7', withSubfolders: true }));
    await measure('search for a rare word', list({ search: 'harbor-77' }));
    await measure('search for a common word', list({ search: 'harbor' }));
    await measure('search without a match', list({ search: 'zzzzz' }));
    await measure('unused', list({ flags: ['unused'] }));
    await measure('duplicates', list({ flags: ['duplicates'] }));
    await measure('missing alternative text', list({ flags: ['no-alt'] }));
    await measure('all filters', list({ flags: ['no-alt', 'unused', 'duplicates', 'license'] }));
    await measure('folders, and numbers of all filters', () => lists.surroundings({}));
    await measure('folders', () => lists.folders());
    const everything = { filter: {}, sort: '-added' } as const;
    await measure('ids of all', () => lists.ids(everything, { offset: 0, limit: FILES }));
  } finally {
    await database.close();
    await cluster.stop();
  }
}

/** Folders in two levels, every tenth file with the bytes of another, a third without alternative text. */
const FILL = `insert into media_assets
  (address, folder, kind, content_type, storage_key, hash, upload_hash, bytes, width, height, name, alt, caption, tags,
   license_ends, created_at, changed_at)
select folder || '/picture-' || n || '.jpg', folder, case when n % 25 = 0 then 'document' else 'picture' end, 'image/jpeg',
  'key-' || n, md5((n - n % 10 / 9)::text), md5(n::text), 1000 + n * 137 % 9000000, 800 + n % 900, 1200, 'Picture ' || n,
  case when n % 3 = 0 then '' else 'A harbor-' || n || ' with boats at dawn, seen from the pier' end, 'Caption of ' || n,
  array['tag ' || n % 40, 'campaign'], case when n % 50 = 0 then current_date + n % 90 end,
  now() - n * interval '1 minute', now()
from (select n, 'Folder ' || n % 60 || case when n % 4 = 0 then '/Archive' else '' end as folder
  from generate_series(1, ${FILES}) n) numbers`;

async function measure(name: string, work: () => Promise<unknown>) {
  const measured: number[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const startedAt = performance.now();
    await work();
    measured.push(performance.now() - startedAt);
  }
  const at = (share: number) => quantile(measured.slice(3), share).toFixed(1);
  console.log(`  ${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
