import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { TextQuery } from './build-tsquery.server.ts';
import { HIT_BEGINS, HIT_ENDS } from './marked-text.ts';
import type { DocumentKind } from './search-document.ts';
import { searchDocuments as documents } from './search-tables.server.ts';
import { markHits, splitWords } from './split-words.server.ts';

export interface HitRow extends Record<string, unknown> {
  path: string;
  kind: DocumentKind;
  category: string | null;
  published_at: Date | string | null;
  /** title and summary, and a passage of the body where the summary has no hit, all with the marks of `marked-text.ts` */
  title: string;
  summary: string;
  passage: string | null;
  total: number;
}

export interface HitRequest extends TextQuery {
  /** as typed or corrected: a title that is alike ranks higher */
  text: string;
  now: Date;
  offset: number;
  limit: number;
}

/** Weights of body, nothing, summary and title. */
const WEIGHTS = '{0.04, 0, 0.3, 1}';
/** What a title adds that is the query, letter by letter. */
const ALIKE = 0.5;
/** What a post of today has over one that is very old; after a year there is 37 % of it left. */
const FRESHNESS = 0.15;
const YEAR_SECONDS = 31_557_600;

const marks = `StartSel="${HIT_BEGINS}", StopSel="${HIT_ENDS}"`;
const WHOLE = `${marks}, HighlightAll=true`;
const PASSAGE = `${marks}, MaxFragments=1, MinWords=14, MaxWords=28`;

/** The best hits of a query, a window of them, each with how many there are in all. */
export async function findHits(db: Db, request: HitRequest): Promise<HitRow[]> {
  const { query, wanted, anyWanted, text, now, offset, limit } = request;
  const age = sql`extract(epoch from ${now.toISOString()}::timestamptz - published_at)::float8`;
  const freshness = sql`case when kind = 'post' and published_at is not null
    then ${FRESHNESS}::float8 * exp(-greatest(0, ${age}) / ${YEAR_SECONDS}) else 0 end`;
  const score = sql`weight * (1 + ${freshness}) *
    (ts_rank(${WEIGHTS}::real[], vector, asked.query) + ${ALIKE} * similarity(title, ${text}))`;
  const { rows } = await db.execute<HitRow>(sql`
    with hits as materialized (
      select path, kind, title, summary, body, category, published_at,
        row_number() over (order by ${score} desc, path) as place, count(*) over ()::int as total
      from ${documents}, (select ${query} as query) as asked
      where vector @@ asked.query
      order by place offset ${offset} limit ${limit}
    )
    select path, kind, category, published_at, total,
      ${markHits(sql`title`, sql`asked.any_wanted`, WHOLE)} as title,
      ${markHits(sql`summary`, sql`asked.any_wanted`, WHOLE)} as summary,
      case when not to_tsvector('english', ${splitWords(sql`summary`)}) @@ asked.any_wanted
        then ${markHits(sql`body`, sql`asked.wanted`, PASSAGE)} end as passage
    from hits, (select ${wanted} as wanted, ${anyWanted} as any_wanted) as asked
    order by place`);
  return rows;
}

export async function hasHits(db: Db, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select exists(select from ${documents} where vector @@ ${query}) as has`,
  );
  return rows[0]!.has;
}

/** Titles whose spelling is nearest to a text, of those that are near at all. */
export async function findNearTitles(db: Db, text: string, limit: number) {
  const { rows } = await db.execute<{ path: string; title: string }>(sql`
    select path, title from ${documents}
    where title % ${text} order by title <-> ${text}, path limit ${limit}`);
  return rows;
}
