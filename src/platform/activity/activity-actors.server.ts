import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { ActivityArea } from './activity.ts';
import { activity } from './activity-tables.server.ts';
import type { ActivityActor } from './activity-views.ts';

/**
 * Lists everyone who has done something, in alphabetical order. Jumps through an index from actor to actor: `distinct`
 * would read every entry.
 */
export async function listActors(db: Db, area?: ActivityArea): Promise<ActivityActor[]> {
  const inArea = area ? sql`${activity.area} = ${area}` : sql`true`;
  const newestOf = (isNext: ReturnType<typeof sql>) => sql`
    select ${activity.actorKey} as key, ${activity.actorName} as name from ${activity}
    where ${inArea} and ${isNext} order by actor_key desc, at desc, id desc limit 1`;
  const { rows } = await db.execute<{ key: string; name: string }>(sql`
    with recursive actors as (
      (${newestOf(sql`true`)})
      union all
      select next.key, next.name from actors, lateral (${newestOf(
        sql`${activity.actorKey} < actors.key`,
      )}) as next
    )
    select key, name from actors order by lower(name), key`);
  return rows;
}
