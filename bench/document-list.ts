import { createAnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import type { DocumentKind } from '#src/domains/documents/document.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { EngineDeps } from '#src/domains/documents/engine-deps.ts';
import { createDocumentLists } from '#src/domains/documents/lists/document-lists.server.ts';
import type { ListFilter } from '#src/domains/documents/lists/list-filter.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';

const DAYS = 56;
/** As many paths as are counted by name. */
const VIEWED = 2_000;

/** Stores made-up findings of every document, and two months of views of the paths that are a prefix and a number. */
export async function storeFindingsAndViews(
  pool: Database['pool'],
  pathPrefix: string,
): Promise<void> {
  await pool.query(
    `insert into cms_document_findings (document_id, version, blocking, warnings, is_indexable, checked_at)
    select id, version, abs(hashtext(id::text)) % 3, abs(hashtext(id::text)) % 5, abs(hashtext(id::text)) % 9 > 0, now()
    from cms_documents`,
  );
  await pool.query(
    `insert into analytics_views (day, path, views)
    select current_date - day, $1::text || n, n % 100 + 1
    from generate_series(0, ${DAYS - 1}) day, generate_series(1, ${VIEWED}) n`,
    [pathPrefix],
  );
}

interface ListReaderDeps {
  db: Database['db'];
  clock: Clock;
  documents: Documents;
  adapters: EngineDeps['adapters'];
}

/** Reads what the screen of a list reads: rows, counts by state and views; for posts also what they can be filtered by. */
export function createListReader(
  { db, clock, documents, adapters }: ListReaderDeps,
  kind: DocumentKind,
  always: Partial<ListFilter> = {},
) {
  const lists = createDocumentLists({
    db,
    clock,
    log: silentLogger,
    adapters,
    documents,
    countFindings: () => Promise.resolve({ blocking: 0, warnings: 0 }),
  });
  const analytics = createAnalyticsReader(db, clock);
  const read =
    (filter: Partial<ListFilter>, isByViews = false) =>
    async () => {
      const views = analytics.viewsByPath(lastDays(28, clock()));
      const list = async () =>
        lists.list({ kind, ...always, ...filter, ...(isByViews && { ranks: await views }) });
      const choices = kind === 'post' ? lists.choices(kind) : undefined;
      await Promise.all([list(), documents.counts(kind), views, choices]);
    };
  return { lists, read };
}
