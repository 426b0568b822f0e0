import { sql } from 'drizzle-orm';
import { activity } from '#src/platform/activity/activity-tables.server.ts';
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
  const actions = Object.keys(DID).map((name) => sql`${`${kind}.${name}`}`);
  const { rows } = await db.execute<{ userId: string | null; name: string; action: string }>(sql`
    select actor_id as "userId", actor_name as name, action from ${activity}
    where object_kind = ${kind} and object_id = ${id} and action in (${sql.join(actions, sql`, `)})
    order by at desc, id desc limit 1
  `);
  const [row] = rows;
  if (!row) return undefined;
  const by = row.userId === null ? `The ${row.name.toLowerCase()}` : row.name.replace(/@.*$/, '');
  return { userId: row.userId, by, did: DID[row.action.slice(kind.length + 1)]! };
}
