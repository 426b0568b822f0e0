import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from './search-document.ts';
import { splitWords } from './split-words.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Searchable documents, one row per address. `vector` ranks title over summary and category over body. It contains the title
 * with the configuration 'simple' too, because 'About' and 'Who we help' consist of English stop words.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    path: text().primaryKey(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    category: text(),
    publishedAt: timestamp({ withTimezone: true }),
    weight: real().notNull(),
    /** SHA-256 of all columns above; a row is written only if it differs */
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
    index('search_documents_title').using('gist', table.title.op('gist_trgm_ops')),
  ],
);

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
    index('search_words_near').using('gist', table.word.op('gist_trgm_ops')),
  ],
);
