import { containsPattern } from '#src/platform/db/contains-pattern.ts';
import { column } from '#src/platform/db/column.ts';
import { pick } from '#src/platform/pick.ts';
import {
  and,
  type AnyColumn,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { addressKey } from '#src/domains/site-map/content-address.ts';
import type { DocumentContent, DocumentKind } from '../document.ts';
import { type DocumentRow, selectSummaries } from '../document-repository.server.ts';
import {
  descriptionOf,
  documentCounts,
  documentRevisions,
  documents,
  searchTitleOf,
} from '../document-tables.server.ts';
import type { DocumentFilter } from '../documents.server.ts';
import { DOCUMENT_STATES, type DocumentState } from '../life/life.ts';

/** `stateOf` in SQL, as of the last change. A test compares the two. */
export const stateInSql = sql<DocumentState>`case
  when ${documents.trashedAt} is not null then 'trash'
  when ${documents.liveRevision} is not null then
    case when ${documents.liveVersion} = ${documents.version} then 'published' else 'changed' end
  when ${documents.builtInPath} is not null and ${documents.offlineSince} is null then
    case when ${documents.builtInVersion} = ${documents.version} then 'published' else 'changed' end
  when ${documents.publishRevision} is not null then 'scheduled'
  when ${documents.firstPublishedAt} is not null or ${documents.offlineSince} is not null then 'unpublished'
  else 'draft' end`;

/** The order of the index `cms_documents_list`, whose entries of one time are then sorted. */
export const newestFirst = [
  sql`${documents.savedAt} desc nulls last`,
  documents.address,
  documents.id,
];

/** A page of documents without their content, and how many there are. */
export async function listDocuments(
  db: Db,
  { limit = 50, offset = 0, ...filter }: DocumentFilter,
): Promise<{ rows: Omit<DocumentRow, 'content'>[]; total: number }> {
  const where = conditionOf(filter);
  // Found first by themselves: a sort below the join would carry every column of every document.
  const page = db
    .select({ id: documents.id })
    .from(documents)
    .where(where)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([
    selectSummaries(db)
      .where(inArray(documents.id, page))
      .orderBy(...newestFirst),
    db.$count(documents, where),
  ]);
  return { rows, total };
}

/** Documents without their content. */
export async function listSummaries(
  db: Db,
  ids: readonly string[],
): Promise<Omit<DocumentRow, 'content'>[]> {
  return ids.length === 0 ? [] : selectSummaries(db).where(inArray(documents.id, ids));
}

/** Documents that become public, go offline, or were first published within a period; at most 500. */
export async function listDated(db: Db, from: Date, until: Date) {
  const isWithin = (column: AnyColumn) => and(gte(column, from), lt(column, until));
  return selectSummaries(db)
    .where(
      and(
        isNull(documents.trashedAt),
        or(
          isWithin(documents.publishAt),
          isWithin(documents.unpublishAt),
          isWithin(documents.firstPublishedAt),
        ),
      ),
    )
    .limit(500);
}

/** Working copies that a user saved last and that are not public as they are, newest first. */
export async function listUnpublishedOf(db: Db, userId: string, limit: number) {
  return selectSummaries(db)
    .where(and(eq(documents.savedById, userId), inArray(stateInSql, ['draft', 'changed'])))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Pages and posts whose live revision names the template that it was made from, without what is in them. */
export async function listLiveFromTemplates(db: Db, paths: readonly string[]) {
  if (paths.length === 0) return [];
  const { content } = documentRevisions;
  const rows = await db
    .select({
      kind: documents.kind,
      path: sql<string>`${documents.liveAddress}`,
      since: sql<Date>`${documents.liveSince}`.mapWith(documents.liveSince),
      content: sql<DocumentContent>`jsonb_build_object('title', ${content} -> 'title',
        'categoryTags', ${content} -> 'categoryTags', 'template', ${content} -> 'template')`,
    })
    .from(documents)
    .innerJoin(
      documentRevisions,
      and(
        eq(documentRevisions.documentId, documents.id),
        eq(documentRevisions.revision, documents.liveRevision),
      ),
    )
    .where(
      and(
        inArray(documents.kind, ['page', 'post']),
        sql`lower(${documents.liveAddress}) = any(${sql.param(paths.map(addressKey))}::text[])`,
        sql`jsonb_typeof(${content} -> 'template') in ('string', 'object')`,
      ),
    );
  return rows;
}

/** Ids of documents whose working copy has one of the texts in it, without those in the trash. */
export async function listNaming(
  db: Db,
  texts: readonly string[],
  limit: number,
): Promise<string[]> {
  const patterns = texts.flatMap((text) => containsPattern(text) ?? []);
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        isNull(documents.trashedAt),
        ne(documents.kind, 'frame'),
        sql`${documents.content}::text like any(${sql.param(patterns)}::text[])`,
      ),
    )
    .orderBy(documents.kind, documents.title)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The types of the blocks of working copies, without reading what is in them. */
export async function listBlockTypes(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map();
  const types = sql<string[]>`jsonb_path_query_array(${documents.content}, '$.blocks[*].type')`;
  const rows = await db
    .select({ id: documents.id, types })
    .from(documents)
    .where(inArray(documents.id, ids));
  return new Map(rows.map((row) => [row.id, row.types]));
}

/** The documents of default pages, without their content. */
export async function listBuiltInRows(
  db: Db,
  paths: readonly string[],
): Promise<Omit<DocumentRow, 'content'>[]> {
  return selectSummaries(db).where(inArray(documents.builtInPath, paths));
}

/** Documents at addresses, as `addressKey` returns them, and some others by their id; without their content. */
export async function listAtAddresses(
  db: Db,
  keys: readonly string[],
  ids: readonly string[],
): Promise<Omit<DocumentRow, 'content'>[]> {
  return selectSummaries(db)
    .where(
      or(
        inArray(sql`lower(${documents.address})`, [...keys]),
        inArray(sql`lower(${documents.liveAddress})`, [...keys]),
        ids.length > 0 ? inArray(documents.id, ids) : undefined,
      ),
    )
    .orderBy(documents.id);
}

/** Ids of documents with a title in search results, or a description; not those in the trash. At most 5. */
export const listWithText = (
  db: Db,
  text: 'title' | 'description',
  value: string,
  exceptId: string | undefined,
): Promise<string[]> =>
  column(
    db
      .select({ value: documents.id })
      .from(documents)
      .where(
        and(
          eq(sql`lower(${text === 'title' ? searchTitleOf : descriptionOf})`, value.toLowerCase()),
          isNull(documents.trashedAt),
          exceptId === undefined ? undefined : ne(documents.id, exceptId),
        ),
      )
      .orderBy(documents.id)
      .limit(5),
  );

function conditionOf({ search, ...filter }: Omit<DocumentFilter, 'limit' | 'offset'>) {
  const pattern = containsPattern(search);
  return and(
    isIn(filter),
    pattern ? or(ilike(documents.title, pattern), ilike(documents.address, pattern)) : undefined,
  );
}

/** Documents of a kind in a state; without one, all but those in the trash. */
export const isIn = ({ kind, state }: Pick<DocumentFilter, 'kind' | 'state'>): SQL =>
  and(
    eq(documents.kind, kind),
    state ? sql`${stateInSql} = ${state}` : sql`${documents.trashedAt} is null`,
  )!;

/** Number of documents of a kind in each state. */
export async function countByState(
  db: Db,
  kind: DocumentKind,
): Promise<Record<DocumentState, number>> {
  const rows = await db
    .select(pick(documentCounts, 'state', 'total'))
    .from(documentCounts)
    .where(eq(documentCounts.kind, kind));
  const counts = Object.fromEntries(DOCUMENT_STATES.map((name) => [name, 0]));
  for (const { state: name, total } of rows) counts[name] = total;
  return counts as Record<DocumentState, number>;
}
