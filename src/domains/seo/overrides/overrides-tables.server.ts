import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { RouteOverride } from './override.ts';

/** Values that the SEO manager sets for routes. Derived from nothing: the page itself does not know. */
export const overrides = pgTable('seo_overrides', {
  /** the address of the route, as its page spells it */
  path: text().primaryKey(),
  values: jsonb().$type<RouteOverride>().notNull(),
  changedAt: moment().notNull(),
  changedById: text().notNull(),
  changedByName: text().notNull(),
});

/** One saved edit, of one route or of many. */
export const overrideChanges = pgTable(
  'seo_override_changes',
  {
    /** chosen by the browser, so that a repeated request makes one change */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    byId: text().notNull(),
    byName: text().notNull(),
    /** such as 'Edited' or 'Imported from routes.csv' */
    label: text().notNull(),
    /** the change that this one takes back */
    undoes: uuid().unique(),
  },
  (table) => [index('seo_override_changes_at').on(table.at.desc())],
);

/** The routes of a change, with all of their override before and after; null for none. */
export const overrideChangeRoutes = pgTable(
  'seo_override_change_routes',
  {
    changeId: uuid()
      .notNull()
      .references(() => overrideChanges.id, { onDelete: 'cascade' }),
    path: text().notNull(),
    before: jsonb().$type<RouteOverride>(),
    after: jsonb().$type<RouteOverride>(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.path] }),
    index('seo_override_change_routes_path').on(table.path),
  ],
);
