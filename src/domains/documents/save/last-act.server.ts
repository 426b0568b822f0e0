import { findLastActivity } from '#src/platform/activity/last-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';

/** The last change of a document's life. */
export interface LastAct {
  /** null for the schedule, and for other parts of the system */
  userId: string | null;
  by: string;
  /** such as `moved this to the trash` */
  did: string;
}

const DID: Readonly<Record<string, string>> = {
  published: 'published this',
  scheduled: 'scheduled this',
  'end-scheduled': 'scheduled when this goes offline',
  'schedule-canceled': 'canceled the schedule',
  unpublished: 'took this offline',
  trashed: 'moved this to the trash',
  restored: 'restored this from the trash',
  reset: 'put back the built-in text',
};

/** Reads who changed the life of a document last; undefined if its history does not say. */
export async function findLastAct(
  db: Pick<Db, 'execute'>,
  kind: string,
  id: string,
): Promise<LastAct | undefined> {
  const actions = Object.keys(DID).map((name) => `${kind}.${name}`);
  const last = await findLastActivity(db, { kind, id }, actions);
  if (!last) return undefined;
  const { id: userId, name } = last.actor;
  const by = userId === null ? `The ${name.toLowerCase()}` : name.replace(/@.*$/, '');
  return { userId, by, did: DID[last.action.slice(kind.length + 1)]! };
}
