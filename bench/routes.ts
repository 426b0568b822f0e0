import { createAnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { createOwnMetadata } from '#src/domains/content/own-metadata.server.ts';
import { createBulkEdits } from '#src/domains/seo/bulk/bulk-edits.server.ts';
import { parseRouteSheet, ROUTE_COLUMNS } from '#src/domains/seo/bulk/route-sheet.ts';
import { createOverrides } from '#src/domains/seo/overrides/overrides.server.ts';
import { routeValues } from '#src/domains/seo/routes/own-metadata.ts';
import type { RouteFilter, RouteSort } from '#src/domains/seo/routes/route-filter.ts';
import { createRouteList } from '#src/domains/seo/routes/route-list.server.ts';
import { postPath } from '#src/domains/site-map/paths.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { startThrowawayCluster } from '#tests/support/throwaway-cluster.server.ts';
import { measure } from './timed.ts';

const ROUTES = 20_000;
const SHEET_ROUTES = 10_000;

/** Measures the table of 20,000 routes of the SEO manager, and a CSV file of 10,000 that comes back. */
export async function benchRoutes() {
  const cluster = await startThrowawayCluster();
  const database = openDatabase(cluster.connectionString, silentLogger);
  const { db, pool } = database;
  const clock = () => new Date();
  try {
    await migrateDatabase(cluster.connectionString);
    await pool.query(`
      insert into cms_blog_posts (slug, title, excerpt, body, status, published_at)
      select 'topic-' || n, 'Post about topic ' || n, 'What topic ' || n || ' is about.',
        '{"type": "doc", "content": []}', 'published', now() from generate_series(1, ${ROUTES}) as n;
      insert into seo_routes (path, kind, status, title, description, robots, is_indexable, is_in_sitemap, schema_types,
        words, inbound_links, bytes, sent_bytes, content_hash, read_at, changed_at, details, sentences, fingerprint)
      select '/insights/topic-' || n, 'post', 200, 'Post about topic ' || n || ' | Cadron', 'What topic ' || n || ' is about.',
        '{index}', true, n % 9 > 0, '{BlogPosting}', n % 2000, n % 30, 1, 1, '', now(), now() - n * interval '1 minute',
        jsonb_build_object('headings', repeat('words of a page ', 200)), '{}', '{}' from generate_series(1, ${ROUTES}) as n;
      insert into seo_overrides (path, values, changed_at, changed_by_id, changed_by_name)
      select '/insights/topic-' || n, jsonb_build_object('title', 'Set ' || n), now(), 'u1', 'Kim'
      from generate_series(1, ${ROUTES}, 4) as n;
      insert into seo_findings (path, "check", key, message, details, found_at)
      select '/insights/topic-' || n, 'title-long', 'long', 'Long.', '{}', now() from generate_series(1, ${ROUTES}, 2) as n;
      insert into analytics_views (day, path, views)
      select current_date - day, '/insights/topic-' || n, n % 100 + 1
      from generate_series(0, 27) day, generate_series(1, 2000) n`);
    await pool.query('vacuum analyze');

    const known = Array.from({ length: ROUTES }, (_, n) => postPath(`topic-${n + 1}`));
    const listRoutes = async () => known.map((path) => ({ path, kind: 'post' as const }));
    const routeList = createRouteList({ db, listRoutes });
    const ownMetadata = createOwnMetadata({
      db,
      defaults: [],
      stories: { allSearchable: () => Promise.resolve([]) },
      listings: () => [],
      readTitle: async () => (title) => `${title} | Cadron`,
    });
    const analytics = createAnalyticsReader(db, clock);
    const read =
      (filter: RouteFilter, sort: RouteSort = 'path', offset = 0) =>
      async () => {
        const views = await analytics.viewsByPath(lastDays(28, clock()));
        const { routes } = await routeList.list(filter, { sort, offset, limit: 50, views });
        await ownMetadata.of(routes.map(({ path }) => path));
      };
    await measure(`list ${ROUTES} routes`, 40, read({}));
    await measure('its last part', 40, read({}, 'path', ROUTES - 50));
    for (const sort of ['title', '-words', '-links', '-changed', '-views', '-findings'] as const)
      await measure(`by ${sort}`, 40, read({}, sort));
    await measure('a search', 40, read({ search: 'topic 77' }));
    await measure('set here, with findings', 40, read({ isOverridden: true, check: 'any' }));
    await measure('hidden', 40, read({ isHidden: true }));
    await pool.query('delete from seo_routes');
    await measure('before the first crawl', 40, read({}));

    const overrides = createOverrides({
      db,
      searchEngineUpdates: { enqueue: () => Promise.resolve() },
      clock,
      log: silentLogger,
    });
    const bulk = createBulkEdits({
      db,
      overrides,
      ownMetadata,
      siteUrl: 'https://cadron.example',
      listPaths: () => Promise.resolve(known),
      clock,
    });
    const some = known.slice(0, SHEET_ROUTES);
    await measure(`export ${SHEET_ROUTES} routes as CSV, and plan its import`, 3, async () => {
      const [routes, own] = [await routeList.findAll(some), await ownMetadata.of(some)];
      const { header, line } = csvTable(ROUTE_COLUMNS);
      const lines = some.map((path) => {
        const route = routes.get(path)!;
        return line({ ...route, values: routeValues(own.get(path)!, route.override) });
      });
      const sheet = parseRouteSheet(header + lines.join(''), 'https://cadron.example');
      if (sheet.problems[0]) throw new Error(sheet.problems[0].message);
      const { changes } = await bulk.plan(sheet.edits);
      if (changes.length > 0) throw new Error('the file changes something');
    });
  } finally {
    await database.close();
    await cluster.stop();
  }
}
