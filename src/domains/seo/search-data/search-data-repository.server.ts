import { pick } from '#src/platform/pick.ts';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { pendingRows } from '#src/platform/db/pending-rows.server.ts';
import { searchImports, searchRows, searchUploads } from './search-data-tables.server.ts';
import type { SearchCounts, SearchFileKind, SearchPeriod, SearchRow } from './search-figures.ts';

export type StoredImport = Awaited<ReturnType<typeof listImports>>[number];

const isOf = ({ from, to }: SearchPeriod) =>
  and(eq(searchImports.fromDay, from), eq(searchImports.toDay, to));

/** Every import, the latest period first. */
export const listImports = async (db: Db) =>
  db
    .select({
      kind: searchImports.kind,
      from: searchImports.fromDay,
      to: searchImports.toDay,
      ...pick(searchImports, 'fileName', 'filters', 'importedAt', 'importedByName'),
      rows: sql<number>`(select count(*) from ${searchRows} where import_id = ${searchImports}.id)`.mapWith(
        Number,
      ),
    })
    .from(searchImports)
    .orderBy(desc(searchImports.toDay), asc(searchImports.fromDay), asc(searchImports.kind));

/** Deletes the imports of a period. @returns how many */
export async function deleteImports(
  tx: Db,
  period: SearchPeriod,
  kind?: SearchFileKind,
): Promise<number> {
  const isKind = kind && eq(searchImports.kind, kind);
  const { rowCount } = await tx.delete(searchImports).where(and(isOf(period), isKind));
  return rowCount ?? 0;
}

export async function insertImport(
  tx: Db,
  values: typeof searchImports.$inferInsert,
  rows: readonly SearchRow[],
) {
  await tx.insert(searchImports).values(values);
  await tx.execute(sql`
    insert into ${searchRows} (import_id, row, page, query, day, clicks, impressions, position)
    select ${values.id}::uuid, place, nullif(page, ''), nullif(query, ''), nullif(day, '')::date,
      clicks, impressions, position
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (page text, query text, day text, clicks int, impressions int, position float8))
      with ordinality as row(page, query, day, clicks, impressions, position, place)`);
}

const counts = {
  clicks: searchRows.clicks,
  impressions: searchRows.impressions,
  position: searchRows.position,
};

/** The counts of each page in the file of pages; by path. */
export async function countPages(db: Db, period: SearchPeriod): Promise<Map<string, SearchCounts>> {
  const rows = await db
    .select({ page: searchRows.page, ...counts })
    .from(searchRows)
    .innerJoin(searchImports, eq(searchImports.id, searchRows.importId))
    .where(and(isOf(period), eq(searchImports.kind, 'pages'), isNotNull(searchRows.page)));
  return new Map(rows.map(({ page, ...row }) => [page!, row]));
}

/** Sums over the queries of each page, if a file has pages and queries; by path. */
export async function sumPages(db: Db, period: SearchPeriod): Promise<Map<string, SearchCounts>> {
  const weighted = sql<number>`coalesce(sum(${searchRows.position} * ${searchRows.impressions}) / nullif(sum(${searchRows.impressions}), 0), 0)`;
  const rows = await db
    .select({
      page: searchRows.page,
      clicks: sql<number>`sum(${searchRows.clicks})`.mapWith(Number),
      impressions: sql<number>`sum(${searchRows.impressions})`.mapWith(Number),
      position: weighted.mapWith(Number),
    })
    .from(searchRows)
    .innerJoin(searchImports, eq(searchImports.id, searchRows.importId))
    .where(and(isOf(period), eq(searchImports.kind, 'page-queries'), isNotNull(searchRows.page)))
    .groupBy(searchRows.page);
  return new Map(rows.map(({ page, ...row }) => [page!, row]));
}

/** The queries of a page, or of all pages, with the most clicks. */
export async function listQueries(
  db: Db,
  period: SearchPeriod,
  { page, limit }: { page?: string; limit: number },
): Promise<{ queries: (SearchCounts & { query: string })[]; total: number }> {
  const kind: SearchFileKind = page === undefined ? 'queries' : 'page-queries';
  const where = and(
    isOf(period),
    eq(searchImports.kind, kind),
    page === undefined ? undefined : eq(searchRows.page, page),
  );
  const rows = await db
    .select({
      query: sql<string>`coalesce(${searchRows.query}, '')`,
      ...counts,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(searchRows)
    .innerJoin(searchImports, eq(searchImports.id, searchRows.importId))
    .where(where)
    .orderBy(desc(searchRows.clicks), desc(searchRows.impressions), asc(searchRows.query))
    .limit(limit);
  return { queries: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Files between their dry run and their import. */
export const uploads = pendingRows(searchUploads, searchUploads.uploadedAt);
