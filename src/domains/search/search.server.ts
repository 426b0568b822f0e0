import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { ABOUT_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import { hasDocuments } from './document-repository.server.ts';
import {
  findHits,
  findNearTitles,
  hasHits,
  type HitRow,
  buildTextQuery,
  MAX_COUNTED,
  MATCHES_NOTHING,
} from './hit-repository.server.ts';
import { HIT_START, type MarkedText, parseMarkedText } from './marked-text.ts';
import { type Query, parseQuery } from './parse-query.ts';
import { type ResolvedQuery, resolveQuery, UNMATCHED } from './resolve-query.server.ts';

export const HITS_PER_PAGE = 20;

export type Hit = ReturnType<typeof presentHit>;

export interface SearchResults {
  /** the normalized query, shown in the field again */
  text: string;
  hits: Hit[];
  /** over all pages; at most 1,000 */
  total: number;
  /** whether there are more */
  hasMore: boolean;
  page: number;
  pageCount: number;
  /** the corrected query; undefined if nothing was corrected */
  corrected: string | undefined;
  /** words that no document contains, and none similar to them */
  missing: readonly string[];
  /** whether hits match only some of the words, because no document contains all */
  isPartial: boolean;
  /** if there are no hits, documents with a similar title */
  nearTitles: { path: string; title: string }[];
}

type SearchHints = Pick<SearchResults, 'text' | 'hits' | 'corrected'>;

/** Accepts any text; throws only if the database fails, without the text in the error. */
export type Search = ReturnType<typeof createSearch>;

const MAX_NEAR_TITLES = 3;

export function createSearch(deps: SearchDeps) {
  // Queries are private, and the error of the database would put them in the log.
  const withRedactedErrors = <T>(operation: Promise<T>): Promise<T> =>
    operation.catch((error: unknown) => {
      throw redactDbError('the search failed', error);
    });
  return {
    /** A page of hits, best first; the first page if `page` is beyond the last. */
    find: (typed: string, page: number = 1) =>
      withRedactedErrors(find(deps, parseQuery(typed), page)),
    /** The best hits for a query that is still being typed. */
    suggest: (typed: string, limit: number) =>
      withRedactedErrors(suggest(deps, parseQuery(typed), limit)),
    /** Whether any document is stored; false before the first refresh. */
    isFilled: () => hasDocuments(deps.db),
  };
}

type SearchDeps = Pick<Base, 'db' | 'clock'>;

async function find(deps: SearchDeps, query: Query, page: number): Promise<SearchResults> {
  const { text } = query;
  const resolved = await resolve(deps.db, query);
  const window = { offset: (page - 1) * HITS_PER_PAGE, limit: HITS_PER_PAGE };
  const { rows, isPartial } = await findAllOrAny(deps, text, resolved, window);
  if (rows.length === 0 && page > 1) return find(deps, query, 1);
  const counted = rows[0]?.total ?? 0;
  const total = Math.min(counted, MAX_COUNTED);
  const isNothing = total === 0 && text !== '';
  return {
    text,
    hits: rows.map(presentHit),
    total,
    hasMore: counted > total,
    page,
    pageCount: Math.max(1, Math.ceil(total / HITS_PER_PAGE)),
    corrected: resolved.corrected,
    missing: resolved.missing,
    isPartial: isPartial && total > 0,
    nearTitles: isNothing ? await findNearTitles(deps.db, text, MAX_NEAR_TITLES) : [],
  };
}

async function suggest(deps: SearchDeps, query: Query, limit: number): Promise<SearchHints> {
  const resolved = await resolve(deps.db, query);
  const { rows } = await findAllOrAny(deps, query.text, resolved, { offset: 0, limit });
  return { text: query.text, hits: rows.map(presentHit), corrected: resolved.corrected };
}

/** Resolves a query. A word that means a page is neither corrected nor missing. */
async function resolve(db: Db, query: Query): Promise<ResolvedQuery> {
  const resolved = await resolveQuery(db, query);
  const isUnknown = resolved.corrected !== undefined || resolved.missing.length > 0;
  return isUnknown && findMeantPage(query.text) !== undefined ? UNMATCHED : resolved;
}

/** Hits that match all terms; if there are none, hits that match some. */
async function findAllOrAny(
  { db, clock }: SearchDeps,
  text: string,
  resolved: ResolvedQuery,
  window: { offset: number; limit: number },
) {
  const meantPage = findMeantPage(text);
  const request = { text: resolved.corrected ?? text, meantPage, now: clock(), ...window };
  const noText = meantPage === undefined ? undefined : MATCHES_NOTHING;
  const all = buildTextQuery(resolved, 'all') ?? noText;
  const any = buildTextQuery(resolved, 'any') ?? noText;
  if (!all || !any) return { rows: [], isPartial: false };
  const rows = await findHits(db, { ...all, ...request });
  // An empty window may also be beyond the last page: then check whether any document matches all terms.
  const hasAll = rows.length > 0 || (window.offset > 0 && (await hasHits(db, all.query)));
  if (hasAll) return { rows, isPartial: false };
  return { rows: await findHits(db, { ...any, ...request }), isPartial: true };
}

function presentHit(row: HitRow) {
  return {
    path: row.path,
    kind: row.kind,
    title: parseMarkedText(row.title),
    /** the summary, or the passage of the body that matches */
    excerpt: buildExcerpt(row),
    category: row.category ?? undefined,
    publishedAt: row.published_at === null ? undefined : new Date(row.published_at),
  };
}

/** The passage of the body between ellipses if it has a hit, else the summary. */
function buildExcerpt({ passage, summary }: HitRow): MarkedText {
  if (!passage?.includes(HIT_START)) return parseMarkedText(summary);
  const dots = (text: string) => ({ text, isHit: false });
  return [dots('… '), ...parseMarkedText(passage), dots(' …')];
}

/** Words that visitors type for a page that uses others, such as 'Open positions'. */
const WORDS_BY_PAGE: readonly (readonly [path: string, words: string])[] = [
  [ABOUT_PATH, 'team staff people job jobs career careers hiring vacancy vacancies'],
  [STORIES_PATH, 'testimonial testimonials references reviews'],
];

const PAGES = new Map(
  WORDS_BY_PAGE.flatMap(([path, words]) => words.split(' ').map((word) => [word, path] as const)),
);

/** The path of the page that a query of this one word means; it is the first hit. Undefined for other queries. */
const findMeantPage = (text: string): string | undefined => PAGES.get(text.toLowerCase());
