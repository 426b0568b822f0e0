import { and, inArray } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Range } from './activity-range.server.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityRecord } from './activity-views.ts';

/** Reads entries in the order of a range. */
export async function readRange(
  db: Db,
  { where, orderBy }: Range,
  limit: number,
): Promise<ActivityRecord[]> {
  const rows = await db.select().from(activity).where(where).orderBy(orderBy).limit(limit);
  return rows.map(toRecord);
}

/** Reads some of the entries of a range by their ids. */
export async function readChosen(
  db: Db,
  { where, orderBy }: Range,
  ids: readonly number[],
): Promise<ActivityRecord[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(activity)
    .where(and(inArray(activity.id, ids), where))
    .orderBy(orderBy);
  return rows.map(toRecord);
}

function toRecord(row: typeof activity.$inferSelect): ActivityRecord {
  const { id, at, area, action, actorId, actorName, objectKind, objectId, objectLabel } = row;
  return {
    id,
    at,
    area,
    action,
    actor: { id: actorId, name: actorName },
    object: {
      kind: objectKind,
      ...(objectId !== null && { id: objectId }),
      label: objectLabel,
    },
    ...(row.before && { before: row.before }),
    ...(row.after && { after: row.after }),
  };
}
