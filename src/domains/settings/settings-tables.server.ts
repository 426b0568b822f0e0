import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';

/** What the team has set, one row per setting. */
export const settings = pgTable('settings', {
  /** as in the environment */
  name: text().primaryKey(),
  /** as it is typed; sealed for a secret; null for the default again */
  value: text(),
  /** grows by one with each change, so that an outdated form is noticed */
  version: integer().notNull(),
  changedAt: moment().notNull(),
  changedByName: text().notNull(),
});

/** Every change of a setting. Of secrets only who and when. */
export const settingChanges = pgTable(
  'setting_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** that of the setting after it */
    version: integer().notNull(),
    before: text(),
    after: text(),
    at: moment().notNull(),
    byName: text().notNull(),
  },
  (table) => [
    unique('setting_changes_version').on(table.name, table.version),
    index('setting_changes_at').on(table.at.desc()),
  ],
);
