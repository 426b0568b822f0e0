import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Candidate } from './near-word.ts';
import { searchDocuments as documents, searchWords as words } from './search-tables.server.ts';
import { splitWords } from './split-words.server.ts';

/** What the lexicon knows of a word. */
export interface WordFacts {
  word: string;
  /** left out of English indexes, such as 'the' */
  isStopWord: boolean;
  /** some document has it, perhaps in another form */
  isKnown: boolean;
}

const stemOf = (word: SQL) => sql`(tsvector_to_array(to_tsvector('english', ${word})))[1]`;

/** Facts of each of the words, in their order. */
export async function describeWords(db: Db, asked: readonly string[]): Promise<WordFacts[]> {
  if (asked.length === 0) return [];
  const { rows } = await db.execute<{ word: string; is_stop: boolean; is_known: boolean }>(sql`
    select asked.word,
      numnode(plainto_tsquery('english', asked.word)) = 0 as is_stop,
      exists(select from ${words} where ${words.stem} = ${stemOf(sql`asked.word`)}) as is_known
    from unnest(${sql.param([...asked])}::text[]) with ordinality as asked(word, place)
    order by asked.place`);
  return rows.map((row) => ({ word: row.word, isStopWord: row.is_stop, isKnown: row.is_known }));
}

/** Stems of the words that begin so, those of most documents first. */
export async function findCompletions(db: Db, begun: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select ${words.stem} as stem from ${words}
    where ${words.word} like ${`${begun.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`} and ${words.stem} is not null
    group by ${words.stem} order by max(${words.documents}) desc, ${words.stem} limit ${limit}`);
  return rows.map(({ stem }) => stem);
}

/** Words whose spelling is near, by trigrams, and those of the given spellings that exist; numbers are never meant. */
export async function findCandidates(
  db: Db,
  word: string,
  spellings: readonly string[],
  limit: number,
): Promise<Candidate[]> {
  const { rows } = await db.execute<{ word: string; documents: number }>(sql`
    (select ${words.word} as word, ${words.documents} as documents from ${words}
      where ${words.word} !~ '^[0-9]+$'
      order by ${words.word} <-> ${word} limit ${limit})
    union
    select ${words.word}, ${words.documents} from ${words}
      where ${words.word} = any(${sql.param([...spellings])}::text[])`);
  return rows;
}

/** Longer ones, such as a key, nobody types; in letters. */
const MAX_WORD_LENGTH = 40;

/**
 * Counts the words of these documents in, as they are written, or out again before the documents are changed or removed.
 * Words are counted rather than collected anew, which would take seconds for some thousand documents.
 */
export async function countWords(
  tx: Db,
  paths: readonly string[],
  direction: 'in' | 'out',
): Promise<void> {
  if (paths.length === 0) return;
  await tx.execute(sql`
    insert into ${words} (word, documents)
    select counted.lexeme, ${direction === 'in' ? 1 : -1} * count(*)
    from ${documents}, unnest(to_tsvector('simple', ${splitWords(sql`title || ' ' || summary || ' ' || body`)})) as counted
    where path = any(${sql.param([...paths])}::text[]) and char_length(counted.lexeme) <= ${MAX_WORD_LENGTH}
    group by counted.lexeme
    on conflict (word) do update set documents = ${words.documents} + excluded.documents`);
}

/** Removes words that no document has any more. */
export async function forgetUnusedWords(tx: Db): Promise<void> {
  await tx.delete(words).where(sql`${words.documents} <= 0`);
}
