import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Redirects. A target on this site is never the path of another row: see redirects.ts. */
export const redirects = pgTable(
  'seo_redirects',
  {
    /** as `normalizePath` returns it */
    fromPath: text().primaryKey(),
    target: text().notNull(),
    /** normalized path of a target on this site, to find chains; null for another site */
    targetPath: text(),
    createdAt: moment().notNull(),
    /** id of the user; null if a changed address created it */
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

/** Paths that were requested and not found. Those with the fewest hits are deleted if there are too many. */
export const notFoundPaths = pgTable('seo_not_found', {
  /** as `normalizePath` returns it, so never with a query */
  path: text().primaryKey(),
  hits: integer().notNull(),
  firstSeenAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
  /** last known referrer: a path of this site or the URL of another site's page, without a query */
  referrer: text(),
  /** when an editor hid it from the list */
  dismissedAt: moment(),
});
