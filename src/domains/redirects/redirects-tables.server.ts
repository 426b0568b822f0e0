import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Paths that lead elsewhere. No target that is ours is itself a path of this table: see redirects.ts. */
export const redirects = pgTable(
  'seo_redirects',
  {
    /** as `ownPath` has it */
    fromPath: text().primaryKey(),
    target: text().notNull(),
    /** of a target that is ours, as `ownPath` has it: chains are found by it */
    targetPath: text(),
    createdAt: moment().notNull(),
    /** id of the user; null where a changed address made it */
    createdBy: text(),
    hits: integer().notNull().default(0),
    lastHitAt: moment(),
  },
  (table) => [
    index('seo_redirects_target_path').on(table.targetPath),
    index('seo_redirects_created').on(table.createdAt.desc()),
    check('seo_redirects_from_a_path', sql`${table.fromPath} ~ '^/.*[^/]$'`),
    check('seo_redirects_not_to_itself', sql`${table.targetPath} <> ${table.fromPath}`),
  ],
);

/** Paths that were asked for and not found; the least asked for go when there are too many. */
export const misses = pgTable('seo_not_found', {
  /** as `ownPath` has it, so never with a query */
  path: text().primaryKey(),
  hits: integer().notNull(),
  firstSeenAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
  /** where the last visitor came from, as far as known: a path of ours or another site's page, without a query */
  referrer: text(),
  /** an editor does not want to see it any more */
  dismissedAt: moment(),
});
