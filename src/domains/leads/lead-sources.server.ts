import { and, count, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { leads } from './leads-tables.server.ts';
import type { SourceArrivals } from './lead-views.ts';

/** A touch's name: the source of its campaign, else the site it came from. */
const touchSource = (touch: 'first' | 'last') => sql`coalesce(
  nullif(${leads.attribution} -> ${touch}::text -> 'parameters' ->> 'utm_source', ''),
  nullif(split_part(${leads.attribution} -> ${touch}::text ->> 'referrer', '/', 3), ''))`;

/**
 * What brought leads from a moment on, as the list of leads names it: by the last touch that has a name, else by the first.
 * Those in quarantine are left out.
 * @param limit how many sources at the most, those of most leads first
 */
export async function countSources(db: Db, since: Date, limit: number): Promise<SourceArrivals[]> {
  return db
    .select({
      source: sql<string>`coalesce(${touchSource('last')}, ${touchSource('first')}, '')`,
      stored: count(),
      delivered: sql<number>`count(*) filter (where ${leads.state} = 'delivered')::int`,
    })
    .from(leads)
    .where(and(gte(leads.createdAt, since), ne(leads.state, 'quarantined')))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(limit);
}
