import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { customType, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { DOCUMENT_KINDS } from './search-document.ts';

/**
 * Characters that PostgreSQL's parser may keep inside one token (an address, a file, a compound, a signed or decimal number) or
 * skip with it (an entity, a tag), while `parseQuery` splits there. With these replaced, no other ASCII character has that
 * effect: addresses need a dot.
 */
const JOINING_CHARACTERS = sql.raw(`'/.-+~&<'`);
/** One control character for each of them. No document contains one, and the parser treats them as blanks. */
const PLACEHOLDERS = sql.raw(String.raw`E'\x04\x05\x06\x07\x08\x0e\x0f'`);

/** SQL for the text to index, split into words where `parseQuery` splits a query. */
export const splitWords = (text: SQL): SQL =>
  sql`translate(${text}, ${JOINING_CHARACTERS}, repeat(' ', 7))`;

/** SQL for `ts_headline` of a text that is split in the same way, with the original characters in the result. */
export const markHits = (text: SQL, query: SQL, options: string): SQL =>
  sql`translate(ts_headline('english', translate(${text}, ${JOINING_CHARACTERS}, ${PLACEHOLDERS}), ${query}, ${options}), ${PLACEHOLDERS}, ${JOINING_CHARACTERS})`;

/** SQL for the part of a vector that is of title, summary and category. */
export const headOf = (vector: SQL): SQL => sql`ts_filter(${vector}, '{a,b}')`;

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Searchable documents, one row per address. `vector` ranks title over summary and category over body. It contains the title
 * with the configuration 'simple' too, because 'About' and 'Who we help' consist of English stop words.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    /** absolute, such as `/insights/crm-consulting` */
    path: text().primaryKey(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    title: text().notNull(),
    /** one or two sentences, shown with the hit */
    summary: text().notNull(),
    body: text().notNull(),
    /** category of a post, industry of a story */
    category: text(),
    publishedAt: moment(),
    /** factor of the rank: 1, or less for documents that few visitors look for */
    weight: real().notNull(),
    /** of what it was made from, if the source has one: a document with the same version is not read again */
    version: text(),
    /** SHA-256 of the texts and values above; a row is written only if it differs */
    digest: text().notNull(),
    vector: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`setweight(to_tsvector('english', ${splitWords(sql`title`)}), 'A') ||
          setweight(to_tsvector('simple', ${splitWords(sql`title`)}), 'A') ||
          setweight(to_tsvector('english', ${splitWords(sql`summary || ' ' || coalesce(category, '')`)}), 'B') ||
          setweight(to_tsvector('english', ${splitWords(sql`body`)}), 'D')`,
      ),
  },
  (table) => [
    index('search_documents_vector').using('gin', table.vector),
    // A frequent word has few pages and stories among its many posts.
    index('search_documents_no_posts')
      .using('gin', table.vector)
      .where(sql`${table.kind} <> 'post'`),
    index('search_documents_head').using('gin', headOf(sql`${table.vector}`)),
    index('search_documents_title').using('gin', table.title.op('gin_trgm_ops')),
  ],
);

export const isNotNumber = (word: SQLWrapper): SQL => sql`${word} !~ '^[0-9]+$'`;

/** The lexicon: every word of the documents as it is spelled, to complete and correct queries. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** as in `vector`; null for stop words */
    stem: text().generatedAlwaysAs(
      (): SQL => sql`(tsvector_to_array(to_tsvector('english', word)))[1]`,
    ),
    /** number of documents that contain it */
    documents: integer().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    // Most words of a large site are numbers, which are not corrected.
    index('search_words_near')
      .using('gist', table.word.op('gist_trgm_ops'))
      .where(isNotNumber(table.word)),
  ],
);
