import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** Filters of lists that people have named, each their own. */
export const savedFilters = pgTable(
  'admin_saved_filters',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text().notNull(),
    /** which list, such as `posts` */
    list: text().notNull(),
    name: text().notNull(),
    /** query string of the list, without a page */
    query: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('admin_saved_filters_name').on(table.userId, table.list, table.name)],
);
