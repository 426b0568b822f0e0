import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { RedirectStatus } from './redirect.ts';
import type { StoredRedirect } from './redirect-views.ts';

/** Redirects. A target on this site is never the path of a permanent exact redirect: see redirects.ts. */
export const redirects = pgTable(
  'seo_redirects',
  {
    /** as `normalizePath` returns it; with a slash at the end for a prefix */
    fromPath: text().primaryKey(),
    /** empty for 410 */
    target: text().notNull(),
    /** normalized path of a target on this site, to find chains; null for another site */
    targetPath: text(),
    createdAt: moment().notNull(),
    /** id of the user; null if a changed address created it */
    createdBy: text(),
    createdByName: text(),
    status: smallint().$type<RedirectStatus>().notNull().default(301),
    /** of a prefix: whether what follows it is appended to the target */
    carriesRest: boolean().notNull().default(false),
    hits: integer().notNull().default(0),
    lastHitAt: moment(),
  },
  (table) => [
    index('seo_redirects_target_path').on(table.targetPath),
    index('seo_redirects_created').on(table.createdAt.desc()),
    check('seo_redirects_from', sql`${table.fromPath} ~ '^/.*[^/]/?$'`),
    check('seo_redirects_status', sql`${table.status} in (301, 302, 410)`),
    check('seo_redirects_target', sql`(${table.status} = 410) = (${table.target} = '')`),
    check('seo_redirects_not_to_itself', sql`${table.targetPath} <> ${table.fromPath}`),
  ],
);

/** Paths that were requested and not found. Those with the fewest hits are deleted if there are too many. */
export const notFoundPaths = pgTable('seo_not_found', {
  /** as `normalizePath` returns it, so never with a query */
  path: text().primaryKey(),
  /** of visitors */
  hits: integer().notNull(),
  /** of crawlers and scanners (robots.ts) */
  robotHits: integer().notNull().default(0),
  firstSeenAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
  /** what releases before 0.5 read; a later release drops it */
  referrer: text(),
  /** when an editor hid it from the list */
  dismissedAt: moment(),
});

/** The last few pages from which visitors came to a path that was not found. */
export const notFoundReferrers = pgTable(
  'seo_not_found_referrers',
  {
    path: text()
      .notNull()
      .references(() => notFoundPaths.path, { onDelete: 'cascade' }),
    /** a path of this site or the URL of another site's page, without a query */
    referrer: text().notNull(),
    hits: integer().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.referrer] })],
);

/** Deleted redirects, for a day, so that a deletion can be undone. */
export const redirectDeletions = pgTable('seo_redirect_deletions', {
  id: uuid().primaryKey(),
  redirects: jsonb().$type<StoredRedirect[]>().notNull(),
  deletedAt: moment().notNull(),
});

/** The file that a user has uploaded last, between its dry run and its import. */
export const redirectImports = pgTable('seo_redirect_imports', {
  /** id of the user */
  userId: text().primaryKey(),
  fileName: text().notNull(),
  csv: text().notNull(),
  uploadedAt: moment().notNull(),
});
