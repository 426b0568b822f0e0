import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { SettingValues } from './site-settings.ts';

/** Values that the SEO manager sets for the whole site: one row at most. */
export const siteSettings = pgTable('seo_site_settings', {
  /** always 'site' */
  id: text().primaryKey(),
  /** grows by one with each change, so that an outdated form is noticed */
  version: integer().notNull(),
  values: jsonb().$type<SettingValues>().notNull(),
  changedAt: moment().notNull(),
  changedByName: text().notNull(),
});

/** One saved change, with all values before and after it. */
export const siteSettingChanges = pgTable(
  'seo_site_setting_changes',
  {
    /** chosen by the form, so that a repeated request makes one change */
    id: uuid().primaryKey(),
    at: moment().notNull(),
    byId: text().notNull(),
    byName: text().notNull(),
    before: jsonb().$type<SettingValues>().notNull(),
    after: jsonb().$type<SettingValues>().notNull(),
    /** the change that this one takes back */
    undoes: uuid().unique(),
  },
  (table) => [index('seo_site_setting_changes_at').on(table.at.desc())],
);
