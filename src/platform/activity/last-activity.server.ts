import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Agent } from './activity.ts';
import { activity } from './activity-tables.server.ts';

/** Reads the newest entry of an object with one of the actions, such as `page.published`. */
export async function findLastActivity(
  db: Pick<Db, 'execute'>,
  { kind, id }: { kind: string; id: string },
  actions: readonly string[],
): Promise<{ actor: Agent; action: string } | undefined> {
  const listed = sql.join(
    actions.map((action) => sql`${action}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ id: string | null; name: string; action: string }>(sql`
    select actor_id as id, actor_name as name, action from ${activity}
    where object_kind = ${kind} and object_id = ${id} and action in (${listed})
    order by at desc, id desc limit 1
  `);
  const [row] = rows;
  return row && { actor: { id: row.id, name: row.name }, action: row.action };
}
