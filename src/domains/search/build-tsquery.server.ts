import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './read-query.ts';
import type { ResolvedQuery } from './resolve-query.server.ts';

/** Conditions as PostgreSQL's full-text search takes them. */
export interface TextQuery {
  query: SQL;
  /** the same without what is left out, and any single condition of it: to find passages and to mark hits with */
  wanted: SQL;
  anyWanted: SQL;
}

/**
 * All the terms of a query as one condition, or any of them; undefined when nothing is left to look for. Words go to PostgreSQL
 * as parameters of functions that read any text.
 */
export function buildTextQuery(
  resolved: ResolvedQuery,
  mode: 'all' | 'any',
): TextQuery | undefined {
  const { terms, stopWords } = resolved;
  const excluded = terms.filter(({ isExcluded }) => isExcluded).map(english);
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

function conditionOf(term: Term, { begun, terms }: ResolvedQuery): SQL {
  if (!begun || term !== terms.at(-1)) return english(term);
  // Each lexeme in quotes: without them, to_tsquery would read some as operators.
  const lexemes = [`${quoted(begun.word)}:*`, ...begun.stems.map(quoted)];
  return sql`(${english(term)} || to_tsquery('simple', ${lexemes.join(' | ')}))`;
}

/** Parts of a number follow each other, as texts are indexed. */
const english = ({ words }: Term): SQL =>
  sql`phraseto_tsquery('english', ${words.join(' ').replaceAll(/[.,]/g, ' ')})`;

const quoted = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, String.raw`$&$&`)}'`;

const join = (conditions: readonly SQL[], operator: '&&' | '||'): SQL =>
  sql`(${sql.join([...conditions], sql.raw(` ${operator} `))})`;
