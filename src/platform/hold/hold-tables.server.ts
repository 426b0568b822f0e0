import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** One row per restore. While a row is not released, nothing is sent from the site. */
export const siteHolds = pgTable('site_holds', {
  id: uuid().primaryKey().defaultRandom(),
  since: moment().notNull(),
  /** when the restored backup was made */
  backupMadeAt: moment(),
  releasedAt: moment(),
  /** an email address, or the name of a command */
  releasedBy: text(),
});

/** Jobs that were due while the site was held; a release queues them again. */
export const heldJobs = pgTable(
  'held_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    heldAt: moment().notNull(),
  },
  // Hashed, since a payload may exceed the size limit of an index entry.
  (table) => [uniqueIndex('held_jobs_once').on(table.name, sql`md5(${table.payload}::text)`)],
);
