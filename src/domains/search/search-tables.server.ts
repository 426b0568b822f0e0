import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { DOCUMENT_KINDS } from './search-document.ts';
import { splitWords } from './split-words.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found, one row per address. `vector` ranks title over summary and category over body. A title also stands in it
 * word for word: 'About' and 'Who we help' consist of words that English leaves out.
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
    /** of all of the above; a row is written only when it differs */
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

/** The lexicon: every word of the documents as it is written, to complete and to correct what is typed. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().primaryKey(),
    /** as `vector` has it; null for words that English leaves out */
    stem: text().generatedAlwaysAs(
      (): SQL => sql`(tsvector_to_array(to_tsvector('english', word)))[1]`,
    ),
    /** how many documents have it */
    documents: integer().notNull(),
  },
  (table) => [
    index('search_words_stem').on(table.stem),
    index('search_words_prefix').on(table.word.op('text_pattern_ops')),
    index('search_words_near').using('gist', table.word.op('gist_trgm_ops')),
  ],
);
