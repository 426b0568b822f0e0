import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { VITAL_NAMES } from './web-vitals.ts';

/** How often a page was opened on a day of the site. Nothing tells by whom; see README.md. */
export const analyticsViews = pgTable(
  'analytics_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  ({ day, path }) => [primaryKey({ columns: [day, path] })],
);

/** How many values of a vital fell into a bucket (`histogram.ts`), by day and page, and of all pages together. */
export const analyticsVitals = pgTable(
  'analytics_vitals',
  {
    day: date().notNull(),
    path: text().notNull(),
    name: text({ enum: VITAL_NAMES }).notNull(),
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  ({ day, path, name, bucket }) => [primaryKey({ columns: [day, path, name, bucket] })],
);
