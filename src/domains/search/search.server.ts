import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { buildTextQuery } from './build-tsquery.server.ts';
import { hasDocuments } from './document-repository.server.ts';
import { findHits, findNearTitles, hasHits, type HitRow } from './hit-repository.server.ts';
import { HIT_BEGINS, type MarkedText, readMarks } from './marked-text.ts';
import { type Query, readQuery } from './read-query.ts';
import { type ResolvedQuery, resolveQuery } from './resolve-query.server.ts';
import type { DocumentKind } from './search-document.ts';

/** Hits on a page of results. */
export const HITS_PER_PAGE = 20;

export interface Hit {
  path: string;
  kind: DocumentKind;
  title: MarkedText;
  /** the summary, or the passage of the body that has what was looked for */
  excerpt: MarkedText;
  category: string | undefined;
  publishedAt: Date | undefined;
}

export interface SearchResults {
  /** what was typed, as it is understood and shown again */
  text: string;
  hits: Hit[];
  /** over all pages */
  total: number;
  page: number;
  pageCount: number;
  /** what was looked for instead, when words were corrected */
  corrected: string | undefined;
  /** words that no document has, nor any like them */
  missing: readonly string[];
  /** no document has all the words, so these have some of them */
  isPartial: boolean;
  /** when there are no hits: pages whose titles look like it */
  nearTitles: { path: string; title: string }[];
}

export type SearchHints = Pick<SearchResults, 'text' | 'hits' | 'corrected'>;

/** Answers any text; throws only when the database fails. */
export interface Search {
  /** A page of hits, the best first. Beyond the last page it is the first. */
  find(typed: string, page?: number): Promise<SearchResults>;
  /** The best few hits for what is being typed. */
  suggest(typed: string, limit: number): Promise<SearchHints>;
  /** False until the documents have been filled in for the first time. */
  isFilled(): Promise<boolean>;
}

const MAX_NEAR_TITLES = 3;

export function createSearch(deps: SearchDeps): Search {
  // What was typed is a visitor's own, and a database's error would quote it in the log.
  const discreetly = <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw redactDbError('the search failed', error);
    });
  return {
    find: (typed, page = 1) => discreetly(find(deps, readQuery(typed), page)),
    suggest: (typed, limit) => discreetly(suggest(deps, readQuery(typed), limit)),
    isFilled: () => hasDocuments(deps.db),
  };
}

interface SearchDeps {
  db: Db;
  clock: Clock;
}

async function find(deps: SearchDeps, query: Query, page: number): Promise<SearchResults> {
  const { text } = query;
  const resolved = await resolveQuery(deps.db, query);
  const window = { offset: (page - 1) * HITS_PER_PAGE, limit: HITS_PER_PAGE };
  const { rows, isPartial } = await look(deps, text, resolved, window);
  if (rows.length === 0 && page > 1) return find(deps, query, 1);
  const total = rows[0]?.total ?? 0;
  const isNothing = total === 0 && text !== '';
  return {
    text,
    hits: rows.map(presentHit),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / HITS_PER_PAGE)),
    corrected: resolved.corrected,
    missing: resolved.missing,
    isPartial: isPartial && total > 0,
    nearTitles: isNothing ? await findNearTitles(deps.db, text, MAX_NEAR_TITLES) : [],
  };
}

async function suggest(deps: SearchDeps, query: Query, limit: number): Promise<SearchHints> {
  const resolved = await resolveQuery(deps.db, query);
  const { rows } = await look(deps, query.text, resolved, { offset: 0, limit });
  return { text: query.text, hits: rows.map(presentHit), corrected: resolved.corrected };
}

/** Hits that have all the terms; where there are none, those that have some. */
async function look(
  { db, clock }: SearchDeps,
  text: string,
  resolved: ResolvedQuery,
  window: { offset: number; limit: number },
) {
  const request = { text: resolved.corrected ?? text, now: clock(), ...window };
  const all = buildTextQuery(resolved, 'all');
  const any = buildTextQuery(resolved, 'any');
  if (!all || !any) return { rows: [], isPartial: false };
  const rows = await findHits(db, { ...all, ...request });
  // Beyond the last page there are none either: then the first tells which kind of hits there are.
  const hasAll = rows.length > 0 || (window.offset > 0 && (await hasHits(db, all.query)));
  if (hasAll) return { rows, isPartial: false };
  return { rows: await findHits(db, { ...any, ...request }), isPartial: true };
}

function presentHit(row: HitRow): Hit {
  return {
    path: row.path,
    kind: row.kind,
    title: readMarks(row.title),
    excerpt: excerptOf(row),
    category: row.category ?? undefined,
    publishedAt: row.published_at === null ? undefined : new Date(row.published_at),
  };
}

/** The passage of the body if it has a hit, between dots, since it stands alone; else the summary. */
function excerptOf({ passage, summary }: HitRow): MarkedText {
  if (!passage?.includes(HIT_BEGINS)) return readMarks(summary);
  const dots = (text: string) => ({ text, isHit: false });
  return [dots('… '), ...readMarks(passage), dots(' …')];
}
