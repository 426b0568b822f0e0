import type { Db } from '#src/platform/db/database.server.ts';
import type { ActivityEntry } from './activity.ts';
import { activity } from './activity-tables.server.ts';

/**
 * Adds an entry to the history.
 * @param tx the transaction of the change, so that neither is stored without the other
 */
export async function recordActivity(
  tx: Db,
  { actor, area, action, object, before, after }: ActivityEntry,
  at: Date,
): Promise<void> {
  await tx.insert(activity).values({
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
}
