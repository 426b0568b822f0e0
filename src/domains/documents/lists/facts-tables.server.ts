import { boolean, customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { documents } from '../document-tables.server.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Facts of working copies that lists show and search in. Derived, in the transactions that store the working copy. */
export const documentFacts = pgTable(
  'cms_document_facts',
  {
    documentId: uuid()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    category: text().notNull(),
    tags: text().array().notNull(),
    author: text(),
    isListed: boolean().notNull(),
    /** its date, if it has one of its own */
    date: moment(),
    words: integer().notNull(),
    template: text(),
    /** of the words as they are written, since editors search for the beginnings of words that they know */
    vector: tsvector().notNull(),
    /** SHA-256 of the text, so that a save of a setting does not index the text again */
    textHash: text().notNull(),
  },
  (table) => [
    index('cms_document_facts_tags').using('gin', table.tags),
    index('cms_document_facts_category').on(table.category),
    // In KB: new words wait in a list, and the save that fills it adds them all to the index. With the default of 4 MB, that save took
    // 0.5 to 1 s.
    index('cms_document_facts_vector')
      .using('gin', table.vector)
      .with({ gin_pending_list_limit: 512 }),
  ],
);
