import { and, count, desc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { column } from '#src/platform/db/column.ts';
import { containsPattern } from '#src/platform/db/contains-pattern.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentRow } from '../document-repository.server.ts';
import { documents } from '../document-tables.server.ts';
import {
  countByState,
  isIn,
  newestFirst,
  listSummaries,
  stateInSql,
} from './list-repository.server.ts';
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
  sql`(${documents.liveRevision} is null and ${documents.trashedAt} is null and ${documents.savedById} = ${reader} and ${stateInSql} = 'draft')`;

function orderOf(sort: ListSort, reader = '', pattern?: string): SQL[] {
  const isDown = sort.startsWith('-');
  const key = sort.replace('-', '') as ListSortKey;
  if (key === 'mine')
    return [
      ...(pattern === undefined ? [] : [sql`${documents.title} ilike ${pattern} desc`]),
      sql`${isOwnDraft(reader)} is true ${sql.raw(isDown ? 'asc' : 'desc')}`,
    ];
  const direction = sql.raw(isDown ? 'desc nulls last' : 'asc nulls last');
  if (key === 'saved') return [sql`${documents.savedAt} ${direction}`];
  return COLUMNS[key].map((column) => sql`${column} ${direction}`);
}

const oldestFirst = [
  sql`${documents.savedAt} asc nulls first`,
  desc(documents.address),
  desc(documents.id),
];

interface Window {
  limit: number;
  offset: number;
}

/** A part of a list in its order, without content, and how long the whole list is. */
export async function listRows(
  db: Db,
  { limit = 50, offset = 0, sort = '-saved', ranks = new Map(), ...filter }: ListFilter,
): Promise<{ rows: Row[]; total: number }> {
  const where = conditionOf(filter);
  const ofDocument = eq(documentFacts.documentId, documents.id);
  const countAll = async (part?: SQL) => {
    const [counted] = await db
      .select({ total: count() })
      .from(documents)
      .leftJoin(documentFindings, currentFindings)
      .leftJoin(documentFacts, ofDocument)
      .where(and(where, part));
    return counted!.total;
  };
  const total = (await countPlain(db, filter)) ?? (await countAll());
  // Found first by themselves: a sort below the join would carry every column of every document.
  const find = (order: readonly (SQL | PgColumn)[], window: Window, part?: SQL) =>
    column(
      db
        .select({ value: documents.id })
        .from(documents)
        .leftJoin(documentFindings, currentFindings)
        .leftJoin(documentFacts, ofDocument)
        .leftJoin(
          sql`unnest(${sql.param([...ranks.keys()])}::text[], ${sql.param([...ranks.values()])}::int[]) as ranks (path, rank)`,
          ranks.size > 0 ? sql`ranks.path = ${publicPath}` : sql`false`,
        )
        .where(and(where, part))
        .orderBy(...order)
        .limit(window.limit)
        .offset(window.offset),
    );
  /** From the nearer end of the list, newest first. */
  const walk = async (window: Window, length: number, part?: SQL) => {
    if (window.offset * 2 <= length) return find(newestFirst, window, part);
    const from = Math.max(0, length - window.offset - window.limit);
    const rest = { offset: from, limit: Math.max(0, length - window.offset - from) };
    return (await find(oldestFirst, rest, part)).toReversed();
  };
  const findInOrder = async () => {
    const pattern = containsPattern(filter.search);
    if (sort === '-saved') return walk({ limit, offset }, total);
    if (sort !== 'mine' || pattern !== undefined)
      return find([...orderOf(sort, filter.reader, pattern), ...newestFirst], { limit, offset });
    const isOwn = isOwnDraft(filter.reader ?? '');
    const own = await countAll(isOwn);
    const first = offset < own ? await find(newestFirst, { limit, offset }, isOwn) : [];
    const others = { offset: Math.max(0, offset - own), limit: limit - first.length };
    return others.limit > 0
      ? [...first, ...(await walk(others, total - own, sql`${isOwn} is not true`))]
      : first;
  };
  const found = await findInOrder();
  const rows = await listSummaries(db, found);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { rows: found.flatMap((id) => byId.get(id) ?? []), total };
}

/** The length of a list of a kind, in a state or all but the trash; undefined for a list with another filter. */
async function countPlain(db: Db, filter: ListFilter) {
  const { kind, state, reader: _, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  const counts = await countByState(db, kind);
  return state
    ? counts[state]
    : Object.values(counts).reduce((sum, each) => sum + each, 0) - counts.trash;
}

function conditionOf(
  filter: Omit<ListFilter, 'limit' | 'offset' | 'sort' | 'ranks'>,
): SQL | undefined {
  const { search, origin, findings, savedBy, isIndexable } = filter;
  const pattern = containsPattern(search);
  return and(
    isIn(filter),
    pattern
      ? sql`${documents.id} in (
          select ${documents.id} from ${documents} where ${ilike(documents.title, pattern)} or ${ilike(documents.address, pattern)}
          ${matchesText(search ?? '')})`
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
      : sql`(${documentFacts.tags} @> array[${tag}]::text[] or ${documentFacts.category} = ${tag})`,
    isOrNone(documentFacts.author, author),
    isOrNone(documentFacts.template, template),
  );
}
