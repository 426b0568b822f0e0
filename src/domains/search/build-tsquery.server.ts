import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './parse-query.ts';
import type { ResolvedQuery } from './resolve-query.server.ts';

/** Conditions for PostgreSQL's full-text search, each of type `tsquery`. */
export interface TextQuery {
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
