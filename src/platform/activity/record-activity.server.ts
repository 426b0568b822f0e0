import type { Db } from '#src/platform/db/database.server.ts';
import type { ActivityEntry } from './activity.ts';
import { activity } from './activity-tables.server.ts';

/**
 * Adds an entry to the history.
 * @param tx the transaction of the change, so that neither is stored without the other
 */
export const recordActivity = (tx: Db, entry: ActivityEntry, at: Date): Promise<void> =>
  recordActivities(tx, [entry], at);

/** Rows of one statement, far below the limit of its parameters. */
const BATCH = 500;

/** Adds the entries of a change of many objects, in the same way. */
export async function recordActivities(tx: Db, entries: readonly ActivityEntry[], at: Date) {
  for (let first = 0; first < entries.length; first += BATCH)
    await tx
      .insert(activity)
      .values(entries.slice(first, first + BATCH).map((entry) => rowOf(entry, at)));
}

const rowOf = ({ actor, area, action, object, before, after }: ActivityEntry, at: Date) => ({
  at,
  area,
  action,
  actorId: actor.id,
  actorName: actor.name,
  objectKind: object.kind,
  objectId: object.id ?? null,
  objectLabel: object.label,
  before: before ?? null,
  after: after ?? null,
});
