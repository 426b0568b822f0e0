import { and, count, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { containsPattern } from '#src/platform/db/contains-pattern.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentRow } from '../document-repository.server.ts';
import { documents } from '../document-tables.server.ts';
import { isIn, newestFirst, listSummaries, stateInSql } from './list-repository.server.ts';
import { DOCUMENT_STATES } from '../life/life.ts';
import { matchesText } from './facts-repository.server.ts';
import { documentFacts } from './facts-tables.server.ts';
import { documentFindings } from './findings-tables.server.ts';
import type { ListFilter, ListSort, ListSortKey } from './list-filter.ts';

type Row = Omit<DocumentRow, 'content'>;

const currentFindings = and(
  eq(documentFindings.documentId, documents.id),
  eq(documentFindings.version, documents.version),
);

/** Where a document is or was public; a table of ranks names documents by it. */
const publicPath = sql`coalesce(${documents.liveAddress}, ${documents.builtInPath})`;

const inOrder = sql.raw(`array[${DOCUMENT_STATES.map((state) => `'${state}'`).join(', ')}]`);

const COLUMNS: Readonly<Record<Exclude<ListSortKey, 'saved' | 'mine'>, readonly SQL[]>> = {
  category: [sql`lower(${documentFacts.category})`],
  author: [sql`lower(${documentFacts.author})`],
  date: [
    sql`coalesce(${documentFacts.date}, ${documents.firstPublishedAt}, ${documents.publishAt})`,
  ],
  words: [sql`${documentFacts.words}`],
  title: [sql`lower(${documents.title})`],
  address: [sql`lower(${documents.address})`],
  state: [sql`array_position(${inOrder}, ${stateInSql})`],
  findings: [sql`${documentFindings.blocking}`, sql`${documentFindings.warnings}`],
  rank: [sql`coalesce(ranks.rank, 0)`],
};

/** The reader's own drafts, by what they saved last. */
const isOwnDraft = (reader: string) =>
  sql`(${documents.savedById} = ${reader} and ${stateInSql} = 'draft') is true`;

function orderOf(sort: ListSort, reader = '', pattern?: string): SQL[] {
  const isDown = sort.startsWith('-');
  const key = sort.replace('-', '') as ListSortKey;
  if (key === 'mine')
    return [
      ...(pattern === undefined ? [] : [sql`${documents.title} ilike ${pattern} desc`]),
      sql`${isOwnDraft(reader)} ${sql.raw(isDown ? 'asc' : 'desc')}`,
    ];
  const direction = sql.raw(isDown ? 'desc nulls last' : 'asc nulls last');
  if (key === 'saved') return [sql`${documents.savedAt} ${direction}`];
  return COLUMNS[key].map((column) => sql`${column} ${direction}`);
}

/** A part of a list in its order, without content, and how long the whole list is. */
export async function listRows(
  db: Db,
  { limit = 50, offset = 0, sort = '-saved', ranks = new Map(), ...filter }: ListFilter,
): Promise<{ rows: Row[]; total: number }> {
  const where = conditionOf(filter);
  const order = orderOf(sort, filter.reader, containsPattern(filter.search));
  // Found first by themselves: a sort below the join would carry every column of every document.
  const ids = db
    .select({ id: documents.id })
    .from(documents)
    .leftJoin(documentFindings, currentFindings)
    .leftJoin(documentFacts, eq(documentFacts.documentId, documents.id))
    .leftJoin(
      sql`unnest(${sql.param([...ranks.keys()])}::text[], ${sql.param([...ranks.values()])}::int[]) as ranks (path, rank)`,
      sql`ranks.path = ${publicPath}`,
    )
    .where(where)
    .orderBy(...order, ...newestFirst)
    .limit(limit)
    .offset(offset);
  const counted = db
    .select({ total: count() })
    .from(documents)
    .leftJoin(documentFindings, currentFindings)
    .leftJoin(documentFacts, eq(documentFacts.documentId, documents.id))
    .where(where);
  const [found, [all]] = await Promise.all([ids, counted]);
  const rows = await listSummaries(
    db,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: found.flatMap(({ id }) => byId.get(id) ?? []), total: all?.total ?? 0 };
}

function conditionOf(
  filter: Omit<ListFilter, 'limit' | 'offset' | 'sort' | 'ranks'>,
): SQL | undefined {
  const { search, origin, findings, savedBy, isIndexable } = filter;
  const pattern = containsPattern(search);
  return and(
    isIn(filter),
    pattern
      ? or(
          ilike(documents.title, pattern),
          ilike(documents.address, pattern),
          matchesText(search ?? ''),
        )
      : undefined,
    origin &&
      sql`${documents.builtInPath} is ${sql.raw(origin === 'built-in' ? 'not null' : 'null')}`,
    findings === 'blocks' ? sql`${documentFindings.blocking} > 0` : undefined,
    findings === 'any'
      ? sql`${documentFindings.blocking} + ${documentFindings.warnings} > 0`
      : undefined,
    savedBy === undefined ? undefined : eq(documents.savedById, savedBy),
    isIndexable === undefined ? undefined : eq(documentFindings.isIndexable, isIndexable),
    conditionOfFacts(filter),
  );
}

function conditionOfFacts({
  isListed,
  tag,
  author,
  template,
}: Pick<ListFilter, 'isListed' | 'tag' | 'author' | 'template'>): SQL | undefined {
  const isOrNone = (
    column: typeof documentFacts.author | typeof documentFacts.template,
    value: string | undefined,
  ) => (value === undefined ? undefined : value === '' ? isNull(column) : eq(column, value));
  return and(
    isListed === undefined ? undefined : eq(documentFacts.isListed, isListed),
    tag === undefined
      ? undefined
      : sql`(${tag} = any(${documentFacts.tags}) or ${documentFacts.category} = ${tag})`,
    isOrNone(documentFacts.author, author),
    isOrNone(documentFacts.template, template),
  );
}
