import { and, count, gte, ne, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { leads } from './leads-tables.server.ts';
import type { SourceArrivals } from './lead-views.ts';

/** Source of a touch: the campaign source, else the host of the referrer. */
const touchSource = (touch: 'first' | 'last') => sql`coalesce(
  nullif(${leads.attribution} -> ${touch}::text -> 'parameters' ->> 'utm_source', ''),
  nullif(split_part(${leads.attribution} -> ${touch}::text ->> 'referrer', '/', 3), ''))`;

/**
 * Counts leads since a date by source: that of the last touch, else of the first. Excludes leads in quarantine.
 * @param limit maximum number of sources, those with the most leads first
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
