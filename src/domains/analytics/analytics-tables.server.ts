import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { VITAL_NAMES } from './web-vitals.ts';

/** Views per page and day, in the site's time zone. Contains no data about visitors; see README.md. */
export const analyticsViews = pgTable(
  'analytics_views',
  {
    day: date().notNull(),
    path: text().notNull(),
    views: integer().notNull(),
  },
  ({ day, path }) => [
    primaryKey({ columns: [day, path] }),
    index('analytics_views_path').on(path, day),
  ],
);

/** Number of values of a vital per bucket (`histogram.ts`), by day and page, and for the whole site. */
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

/** How often each page was opened from outside, by day (`landing.ts`). Apart from views, which browsers report. */
export const analyticsLandings = pgTable(
  'analytics_landings',
  {
    day: date().notNull(),
    path: text().notNull(),
    landings: integer().notNull(),
  },
  ({ day, path }) => [primaryKey({ columns: [day, path] })],
);
