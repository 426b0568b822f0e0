import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

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
