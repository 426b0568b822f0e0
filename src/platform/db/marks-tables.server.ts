import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** When something that leaves no other trace happened last, by its name. */
export const systemMarks = pgTable('system_marks', {
  name: text().primaryKey(),
  at: moment().notNull(),
  firstAt: moment().notNull(),
});
