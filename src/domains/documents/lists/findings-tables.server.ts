import { boolean, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { documents } from '../document-tables.server.ts';

/** Counts of findings in a working copy, so that lists can show, filter and sort by them. Derived: may be deleted at any time. */
export const documentFindings = pgTable('cms_document_findings', {
  documentId: uuid()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** version of the working copy that was checked */
  version: integer().notNull(),
  /** number of findings that block a publication; null if the document could not be checked */
  blocking: integer(),
  warnings: integer(),
  /** whether search engines may list it once it is public */
  isIndexable: boolean().notNull(),
  checkedAt: moment().notNull(),
});
