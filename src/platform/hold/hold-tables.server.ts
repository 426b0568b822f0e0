import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** A row for each restore: while one is not released, nothing leaves the site. */
export const siteHolds = pgTable('site_holds', {
  id: uuid().primaryKey().defaultRandom(),
  since: moment().notNull(),
  /** of the backup that was restored */
  backupMadeAt: moment(),
  releasedAt: moment(),
  /** an address, or the name of a command */
  releasedBy: text(),
});

/** Jobs that came up while the site was held; a release queues them again. */
export const heldJobs = pgTable(
  'held_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    payload: jsonb().$type<object>().notNull(),
    heldAt: moment().notNull(),
  },
  // By a hash: a payload may be longer than an entry of an index.
  (table) => [uniqueIndex('held_jobs_once').on(table.name, sql`md5(${table.payload}::text)`)],
);
