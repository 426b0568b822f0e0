import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Candidate } from './near-word.ts';
import {
  isNotNumber,
  searchDocuments as documents,
  searchWords as words,
  splitWords,
} from './search-tables.server.ts';

export interface WordFacts {
  word: string;
  /** whether English text search ignores it, such as 'the' */
  isStopWord: boolean;
  /** whether a document contains it, perhaps in another form */
  isKnown: boolean;
}

const stemSql = (word: SQL) => sql`(tsvector_to_array(to_tsvector('english', ${word})))[1]`;

/** Returns a row for each of the words, in order. */
export async function describeWords(db: Db, typed: readonly string[]): Promise<WordFacts[]> {
  if (typed.length === 0) return [];
  const { rows } = await db.execute<{ word: string; is_stop: boolean; is_known: boolean }>(sql`
    select input.word,
      numnode(plainto_tsquery('english', input.word)) = 0 as is_stop,
      exists(select from ${words} where ${words.stem} = ${stemSql(sql`input.word`)}) as is_known
    from unnest(${sql.param([...typed])}::text[]) with ordinality as input(word, place)
    order by input.place`);
  return rows.map((row) => ({ word: row.word, isStopWord: row.is_stop, isKnown: row.is_known }));
}

/** Stems of the words with a prefix, by number of documents, largest first. */
export async function findCompletions(db: Db, prefix: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select ${words.stem} as stem from ${words}
    where ${words.word} like ${`${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} and ${words.stem} is not null
    group by ${words.stem} order by max(${words.documents}) desc, ${words.stem} limit ${limit}`);
  return rows.map(({ stem }) => stem);
}

/** Words with a similar spelling by trigrams, except numbers, and those of the given spellings that exist. */
export async function findCandidates(
  db: Db,
  word: string,
  spellings: readonly string[],
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    (select ${words.word} as word, ${words.documents} as documents from ${words}
      where ${isNotNumber(words.word)}
      order by ${words.word} <-> ${word} limit ${limit})
    union
    select ${words.word}, ${words.documents} from ${words}
      where ${words.word} = any(${sql.param([...spellings])}::text[])`);
  return rows;
}

/** In characters. No one searches for longer words, such as keys. */
const MAX_WORD_LENGTH = 40;

/**
 * Adds the words of these documents to the counts, or subtracts them before the documents are changed or deleted. Recounting
 * the lexicon would take seconds for some thousand documents.
 */
export async function updateWordCounts(tx: Db, paths: readonly string[], direction: 'in' | 'out') {
  if (paths.length === 0) return;
  await tx.execute(sql`
    insert into ${words} (word, documents)
    select counted.lexeme, ${direction === 'in' ? 1 : -1} * count(*)
    from ${documents}, unnest(to_tsvector('simple', ${splitWords(sql`title || ' ' || summary || ' ' || body`)})) as counted
    where path = any(${sql.param([...paths])}::text[]) and char_length(counted.lexeme) <= ${MAX_WORD_LENGTH}
    group by counted.lexeme
    on conflict (word) do update set documents = ${words.documents} + excluded.documents`);
}

/** Deletes words that no document contains any more. */
export async function deleteUnusedWords(tx: Db) {
  await tx.delete(words).where(sql`${words.documents} <= 0`);
}
