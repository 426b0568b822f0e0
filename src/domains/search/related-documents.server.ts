import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { DocumentKind } from './search-document.ts';
import { searchDocuments as documents, searchWords } from './search-tables.server.ts';

/** A public address about the same subject. */
interface RelatedDocument {
  path: string;
  title: string;
  kind: DocumentKind;
}

interface RelatedRequest {
  title: string;
  /** the whole text, headings included */
  text: string;
  /** paths that are left out: the document's own, and what it links to */
  except: readonly string[];
  limit: number;
}

/** Finds what else the site has on the subject of a text, in the search index. Every method throws if the database fails. */
export type RelatedDocuments = ReturnType<typeof createRelatedDocuments>;

const MAX_SIMILAR = 2;
/** Trigrams that two titles share, of all that they have: from here on, people take them for the same. */
const MIN_SIMILARITY = 0.55;
/** Words of a text that are looked up, and those that the search uses. */
const MAX_WORDS = 60;
const MAX_TERMS = 16;
/** Fewer are chance. */
const MIN_SHARED_TERMS = 2;
const MAX_CANDIDATES = 100;
/** A word of the title counts like as many of the text. */
const TITLE_WEIGHT = 6;
const WEIGHTS = '{0.03, 0, 0.3, 1}';
const MAX_TEXT = 200_000;

export const createRelatedDocuments = ({ db }: { db: Db }) => ({
  /** Public pages, posts and stories that share the most telling words with a text, best first. */
  async related({ title, text, except, limit }: RelatedRequest): Promise<RelatedDocument[]> {
    const terms = await findDistinctTerms(db, countWords(title, text));
    if (terms.length === 0) return [];
    const lexemes = terms.map(({ stem }) => `'${stem.replaceAll(/['\\]/g, String.raw`$&$&`)}'`);
    const rank = (query: SQL) => sql`ts_rank(${WEIGHTS}::real[], vector, ${query}, 1)`;
    // Ranked one by one, because a rank of all terms together ignores how rare each of them is.
    const { rows } = await db.execute<{ path: string; title: string; kind: DocumentKind }>(sql`
      with candidates as (
        select path, title, kind, weight, vector
        from ${documents}, (select to_tsquery('simple', ${lexemes.join(' | ')}) as query) as input
        where vector @@ input.query and path <> all(${sql.param([...except])}::text[])
        order by ${rank(sql`input.query`)} desc, path
        limit ${MAX_CANDIDATES}
      ), terms as (
        select to_tsquery('simple', lexeme) as query, score
        from unnest(${sql.param(lexemes)}::text[], ${sql.param(terms.map(({ score }) => score))}::float8[])
          as term (lexeme, score)
      )
      select path, title, kind
      from candidates join terms on vector @@ terms.query
      group by path, title, kind, weight
      having count(*) >= ${Math.min(MIN_SHARED_TERMS, terms.length)}
      order by weight * sum(score * ${rank(sql`terms.query`)}) desc, path
      limit ${limit}`);
    return rows;
  },
  /** Public posts whose titles are almost the same as one, most similar first; without the one at a path. */
  async similarPosts(title: string, exceptPath: string | null): Promise<RelatedDocument[]> {
    if (title.trim() === '' || title.includes('\0')) return [];
    const { rows } = await db.execute<{ path: string; title: string; kind: DocumentKind }>(sql`
      select path, title, kind from ${documents}
      where title % ${title} and kind = 'post' and path <> ${exceptPath ?? ''}
        and similarity(title, ${title}) >= ${MIN_SIMILARITY}
      order by title <-> ${title}, path limit ${MAX_SIMILAR}`);
    return rows;
  },
});

/** The most frequent words of a text, those of its title first. */
function countWords(title: string, text: string): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (source: string, weight: number) => {
    for (const [word] of source.toLowerCase().matchAll(/\p{L}[\p{L}\p{N}]{2,}/gu))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(title, TITLE_WEIGHT);
  add(text.slice(0, MAX_TEXT), 1);
  return new Map([...counts].toSorted((one, other) => other[1] - one[1]).slice(0, MAX_WORDS));
}

interface Term {
  stem: string;
  /** how much it distinguishes the text from other documents */
  score: number;
}

/** The words that distinguish a text: frequent in it, in few documents. */
async function findDistinctTerms(db: Db, counts: ReadonlyMap<string, number>): Promise<Term[]> {
  if (counts.size === 0) return [];
  const { rows } = await db.execute<{ word: string; stem: string; share: number }>(sql`
    select word, stem, documents::float8 / greatest(1, (select count(*) from ${documents})) as share
    from ${searchWords} where word = any(${sql.param([...counts.keys()])}::text[]) and stem is not null`);
  const scores = new Map<string, number>();
  for (const { word, stem, share } of rows) {
    // A word that most documents have says nothing about any of them.
    // The tenth mention adds less than the first.
    const score = Math.sqrt(counts.get(word) ?? 0) * Math.log(1 / Math.min(1, share));
    if (score > 0) scores.set(stem, (scores.get(stem) ?? 0) + score);
  }
  return [...scores]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MAX_TERMS)
    .map(([stem, score]) => ({ stem, score }));
}
