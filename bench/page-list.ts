import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR, openAdapters, openDocuments } from '#tests/support/publishing.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { createListReader, storeFindingsAndViews } from './document-list.ts';
import { measure } from './timed.ts';

const PAGES = 20_000;
const BATCH = 1_000;

/** Measures what the list of pages reads: rows, counts by state and views, with 20,000 pages and two months of views. */
export async function benchPageList() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db, pool } = database;
  const clock = () => new Date();
  try {
    await migrateDatabase(cluster.connectionString);
    const documents = openDocuments(db, clock, { defaults: DEFAULT_PAGES });
    await documents.adopt();
    const block = JSON.stringify(DEFAULT_PAGES.flatMap(({ blocks }) => blocks).slice(0, 4));
    // In parts, because a statement may take only so long.
    for (let from = 1; from <= PAGES; from += BATCH)
      await pool.query(
        `insert into cms_documents (kind, content, version, saved_at, saved_by_id, saved_by_name, address, created_at,
        live_revision, live_version, live_address, live_since, first_published_at)
      select 'page', jsonb_build_object('title', 'Page about topic ' || n, 'path', '/topics/' || n,
          'seo', jsonb_build_object('title', 'Topic ' || n, 'description', ''), 'blocks', $1::jsonb),
        1, now() - n * interval '1 minute', (n % 7)::text, 'editor@cadron.test', '/topics/' || n, now(),
        1, n % 2, '/topics/' || n, now() - n * interval '1 hour', now()
      from generate_series(${from}, ${from + BATCH - 1}) n`,
        [block],
      );
    await storeFindingsAndViews(pool, '/topics/');
    await pool.query('analyze');
    const adapters = openAdapters(DEFAULT_PAGES);
    const { lists, read } = createListReader({ db, clock, documents, adapters }, 'page');
    await measure(`list ${PAGES} pages`, 60, read({}));
    await measure('its last part', 60, read({ offset: PAGES - 50 }));
    await measure('by title', 60, read({ sort: 'title' }));
    await measure('by state', 60, read({ sort: 'state' }));
    await measure('most to fix first', 60, read({ sort: '-findings' }));
    await measure('most viewed first', 60, read({ sort: '-rank' }, true));
    await measure(
      'a search among those with something to fix, of one editor, not indexed',
      60,
      read({ search: 'topic 7', findings: 'blocks', savedBy: EDITOR.id, isIndexable: false }),
    );
    await measure('nothing to check again', 60, () => lists.refreshFindings());
  } finally {
    await database.close();
    await cluster.stop();
  }
}
