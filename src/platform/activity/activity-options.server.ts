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

/** Lists the actions of all entries, or of those in an area, in alphabetical order. Jumps from action to action as well. */
export async function listActions(db: Db, area?: ActivityArea): Promise<string[]> {
  const newestOf = (isNext: ReturnType<typeof sql>) => sql`
    select ${activity.action}, ${activity.area} from ${activity}
    where ${isNext} order by action desc, at desc, id desc limit 1`;
  const { rows } = await db.execute<{ action: string; area: string }>(sql`
    with recursive actions as (
      (${newestOf(sql`true`)})
      union all
      select next.action, next.area from actions, lateral (${newestOf(
        sql`${activity.action} < actions.action`,
      )}) as next
    )
    select action, area from actions order by action`);
  return rows.filter((row) => row.area === (area ?? row.area)).map(({ action }) => action);
}
