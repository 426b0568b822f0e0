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
