import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import type { ActivityArea, ActivityValue } from './activity.ts';

type Fields = Readonly<Record<string, ActivityValue>>;

/**
 * The history of the admin area. Triggers refuse every change and removal of a row (at the end of the migration `baseline`).
 *
 * Lists are sorted by time, then id. Each index ends in both, so that every filter of the screen reads 50 rows in order,
 * whatever the span of time; one that combines two indexes would read all rows of either.
 */
export const activity = pgTable(
  'activity',
  {
    /** in order of insertion; a page of a list begins after the entry with an id */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    area: text().$type<ActivityArea>().notNull(),
    action: text().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    /** the same for all entries of a user, whose email address may change */
    actorKey: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(actor_id, actor_name)`),
    objectKind: text().notNull(),
    objectId: text(),
    objectLabel: text().notNull(),
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
  },
  ({ id, at, area, action, actorKey, objectKind, objectId, objectLabel }) => [
    index('activity_by_time').on(at, id),
    index('activity_by_area').on(area, at, id),
    index('activity_by_area_actor').on(area, actorKey, at, id),
    index('activity_by_action').on(action, at, id),
    index('activity_by_action_actor').on(action, actorKey, at, id),
    index('activity_by_actor').on(actorKey, at, id),
    index('activity_by_object').on(objectKind, objectId, at, id),
    index('activity_by_words').using('gin', objectLabel.op('gin_trgm_ops')),
  ],
);
