import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** Addresses of other sites that pages link to, with what their servers said last. */
export const seoOutsideLinks = pgTable(
  'seo_outside_links',
  {
    href: text().primaryKey(),
    /** to be requested by the unfinished run */
    isPending: boolean().notNull().default(false),
    /** null before the first request */
    checkedAt: moment(),
    /** as `problemOf` returns it; null if the link works */
    problem: text(),
  },
  (table) => [
    index('seo_outside_links_pending')
      .on(table.href)
      .where(sql`is_pending`),
  ],
);

/** Runs that request links to other sites. */
export const seoOutsideRuns = pgTable(
  'seo_outside_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    startedAt: moment().notNull(),
    /** name of who asked for it */
    startedBy: text().notNull(),
    finishedAt: moment(),
    /** of the worker that requests now, and when it last did */
    claim: text(),
    beatAt: moment(),
    /** links of this run; null until they are listed */
    total: integer(),
  },
  // One at a time, over all nodes.
  () => [
    uniqueIndex('seo_outside_runs_unfinished')
      .on(sql`(true)`)
      .where(sql`finished_at is null`),
  ],
);
