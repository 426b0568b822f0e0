import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ActivityArea, ActivityValue } from './activity.ts';

type Fields = Readonly<Record<string, ActivityValue>>;

/** The history of the admin area. Triggers refuse every change and removal of a row (migration `documents_rules`). */
export const activity = pgTable(
  'activity',
  {
    /** in order of insertion; lists are sorted and paged by it */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    area: text().$type<ActivityArea>().notNull(),
    action: text().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    objectKind: text().notNull(),
    objectId: text(),
    objectLabel: text().notNull(),
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
  },
  (table) => [
    index('activity_area').on(table.area, table.id.desc()),
    index('activity_action').on(table.action, table.id.desc()),
    index('activity_actor').on(table.actorId, table.id.desc()),
    index('activity_object').on(table.objectKind, table.objectId, table.id.desc()),
    index('activity_at').on(table.at),
  ],
);
