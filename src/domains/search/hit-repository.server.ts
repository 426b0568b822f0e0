import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { HIT_START, HIT_END } from './marked-text.ts';
import type { DocumentKind } from './search-document.ts';
import {
  headOf,
  searchDocuments as documents,
  markHits,
  splitWords,
} from './search-tables.server.ts';
import type { Term } from './parse-query.ts';
import type { ResolvedQuery } from './resolve-query.server.ts';

export interface HitRow extends Record<string, unknown> {
  path: string;
  kind: DocumentKind;
  category: string | null;
  published_at: Date | string | null;
  /** with the marks of `marked-text.ts`, like `summary` and `passage` */
  title: string;
  summary: string;
  /** a passage of the body, if the summary does not match */
  passage: string | null;
  /** number of all hits */
  total: number;
}

interface HitRequest extends TextQuery {
  /** the typed or corrected query; a similar title ranks higher */
  text: string;
  /** path of a document that is the first hit, whether it matches or not */
  meantPage: string | undefined;
  now: Date;
  offset: number;
  limit: number;
}

/** Weights of the labels D, C, B and A: body, nothing, summary and title. */
const WEIGHTS = '{0.04, 0, 0.3, 1}';
/** Added to the rank of a title that equals the query; less for a similar title. */
const TITLE_SIMILARITY_WEIGHT = 0.5;
/** Share added to the rank of a post of today; decays exponentially to 37 % of it after a year. */
const MAX_FRESHNESS_BONUS = 0.15;
const YEAR_SECONDS = 31_557_600;

const marks = `StartSel="${HIT_START}", StopSel="${HIT_END}"`;
const HIGHLIGHT_ALL = `${marks}, HighlightAll=true`;
const HIGHLIGHT_PASSAGE = `${marks}, MaxFragments=1, MinWords=14, MaxWords=28`;

/** More hits are not counted, and not all of them can be paged to. */
export const MAX_COUNTED = 1_000;
/**
 * To rank a document, its whole vector is read. Of more matches, as many of each kind are ranked, and as many whose title, summary or
 * category matches: the newest of `MAX_IN_HEAD`.
 */
const MAX_RANKED = 100;
const MAX_IN_HEAD = 3_000;

/** One window of the hits of a query, best first; those that are not ranked follow the ranked ones, newest first. */
export function findHits(db: Db, request: HitRequest): Promise<HitRow[]> {
  const { query, wanted, anyWanted, text, meantPage = '', now, offset, limit } = request;
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - published_at)::float8`;
  const freshness = sql`case when kind = 'post' and published_at is not null
    then ${MAX_FRESHNESS_BONUS}::float8 * exp(-greatest(0, ${age}) / ${YEAR_SECONDS}) else 0 end`;
  const score = sql`weight * (1 + ${freshness}) *
    (ts_rank(${WEIGHTS}::real[], vector, input.query) + ${TITLE_SIMILARITY_WEIGHT} * similarity(title, ${text}))`;
  const newest = (matches: SQL) =>
    sql.join(
      [sql`kind = 'post'`, sql`kind <> 'post'`].map(
        (kind) => sql`(select id from ${matches}
          where ${kind} order by published_at desc nulls last limit ${MAX_RANKED})`,
      ),
      sql` union `,
    );
  return withIndexes(db, async (tx) => {
    const { rows } = await tx.execute<HitRow>(sql`
    with input as (select ${query} as query),
    matches as materialized (
      (select ctid as id, kind, published_at from ${documents} where vector @@ ${query} and kind = 'post' limit ${MAX_COUNTED + 1})
      union all
      (select ctid, kind, published_at from ${documents} where (vector @@ ${query} or path = ${meantPage}) and kind <> 'post'
        limit ${MAX_COUNTED + 1})
    ), in_head as materialized (
      select ctid as id, kind, published_at from ${documents} where ${headOf(sql`vector`)} @@ ${query}
      limit ${MAX_IN_HEAD}
    ), ranked as materialized (
      select ${documents}.ctid as id, path, ${score} as score from input, ${documents}
      where ${documents}.ctid = any(array(${newest(sql`matches`)} union ${newest(sql`in_head`)}))
        and (vector @@ input.query or path = ${meantPage})
    ), places as materialized (
      select id, row_number() over () as place from (
        select id from matches full join ranked using (id)
        order by ranked.path = ${meantPage} desc nulls last, score desc nulls last, ranked.path, matches.published_at desc nulls last, id
        offset ${offset} limit ${limit}
      ) as ordered
    ), hits as materialized (
      select place, path, kind, title, summary, body, category, published_at, (select count(*) from matches)::int as total
      from places join ${documents} on ${documents}.ctid = places.id
    )
    select path, kind, category, published_at, total,
      ${markHits(sql`title`, sql`input.any_wanted`, HIGHLIGHT_ALL)} as title,
      ${markHits(sql`summary`, sql`input.any_wanted`, HIGHLIGHT_ALL)} as summary,
      case when not to_tsvector('english', ${splitWords(sql`summary`)}) @@ input.any_wanted
        then ${markHits(sql`body`, sql`input.wanted`, HIGHLIGHT_PASSAGE)} end as passage
    from hits, (select ${wanted} as wanted, ${anyWanted} as any_wanted) as input
    order by place`);
    return rows;
  });
}

/**
 * The planner does not know that a scan of the whole table reads every vector from where long values are stored, and would prefer it for
 * frequent words.
 */
const withIndexes = <Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return read(tx);
  });

export async function hasHits(db: Db, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists(select from ${documents} where vector @@ ${query}) as has`,
  );
  return rows[0]!.has;
}

/** The documents whose titles are most similar to a text, above the similarity threshold of pg_trgm. */
export async function findNearTitles(db: Db, text: string, limit: number) {
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    select path, title from ${documents}
    where title % ${text} order by title <-> ${text}, path limit ${limit}`);
  return rows;
}

/** Conditions for PostgreSQL's full-text search, each of type `tsquery`. */
interface TextQuery {
  query: SQL;
  /** the query without excluded terms, to find passages */
  wanted: SQL;
  /** any of the conditions, to highlight hits */
  anyWanted: SQL;
}

const NOTHING = sql`''::tsquery`;
export const MATCHES_NOTHING: TextQuery = { query: NOTHING, wanted: NOTHING, anyWanted: NOTHING };

/**
 * Combines the terms of a query: all of them or any of them must match. Returns undefined for a query without terms. Words are
 * bound as parameters of functions that accept any text.
 */
export function buildTextQuery(
  resolved: ResolvedQuery,
  mode: 'all' | 'any',
): TextQuery | undefined {
  const { terms, stopWords } = resolved;
  const excluded = terms.filter(({ isExcluded }) => isExcluded).map(toTsquery);
  const found = terms
    .filter(({ isExcluded }) => !isExcluded)
    .map((term) => conditionOf(term, resolved));
  const conditions =
    found.length > 0 ? found : stopWords.map((word) => sql`plainto_tsquery('simple', ${word})`);
  if (conditions.length === 0) return undefined;
  const anyWanted = join(conditions, '||');
  const wanted = mode === 'all' ? join(conditions, '&&') : anyWanted;
  const query = excluded.length === 0 ? wanted : sql`(${wanted} && !!${join(excluded, '||')})`;
  return { query, wanted, anyWanted };
}

function conditionOf(term: Term, { unfinished, terms }: ResolvedQuery): SQL {
  if (!unfinished || term !== terms.at(-1)) return toTsquery(term);
  // Unquoted, to_tsquery would parse some lexemes as operators.
  const lexemes = [`${quoteLexeme(unfinished.word)}:*`, ...unfinished.stems.map(quoteLexeme)];
  return sql`(${toTsquery(term)} || to_tsquery('simple', ${lexemes.join(' | ')}))`;
}

/** The index splits numbers at dots and commas, so a number matches its parts in sequence. */
const toTsquery = ({ words }: Term): SQL =>
  sql`phraseto_tsquery('english', ${words.join(' ').replaceAll(/[.,]/g, ' ')})`;

const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

const join = (conditions: readonly SQL[], operator: '&&' | '||'): SQL =>
  sql`(${sql.join([...conditions], sql.raw(` ${operator} `))})`;
