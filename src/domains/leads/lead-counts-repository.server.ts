import { count, eq, gte, inArray, isNotNull, sql, type SQL, and, ne } from 'drizzle-orm';
import { addDays, siteDay, startOfSiteDay } from '#src/platform/clock/site-day.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { countAttemptsWithin, LEAD_STATES } from './lead.ts';
import { isReal, leads } from './leads-tables.server.ts';
import type { LeadBacklog, RecentLeads, SourceArrivals } from './lead-views.ts';

const OVERDUE_MINUTES = 15;
const OVERDUE_MS = OVERDUE_MINUTES * 60_000;
const OVERDUE_ATTEMPTS = countAttemptsWithin(OVERDUE_MS);

/** When delivery of a lead was first due. A release sets a new due time. */
const dueAt = sql`case when ${leads.state} = 'waiting' then coalesce(${leads.nextAttemptAt}, ${leads.createdAt}) else ${leads.createdAt} end`;

/**
 * SQL condition: the lead should have reached the CRM more than 15 minutes ago, because no worker claimed it or
 * because its retries have lasted longer. Uses the database clock.
 */
export const isOverdue = (): SQL => {
  const limit = sql`now() - make_interval(mins => ${OVERDUE_MINUTES})`;
  return sql`(
    (${leads.state} = 'waiting' and ${dueAt} <= ${limit})
    or (${leads.state} = 'retrying' and (${leads.nextAttemptAt} <= ${limit}
      or ${leads.attempts} - ${leads.attemptsBefore} >= ${OVERDUE_ATTEMPTS}))
  )`;
};

const UNDELIVERED = LEAD_STATES.filter((state) => state !== 'delivered');

/** Counts the leads that need a person or a configured CRM form. */
export async function countBacklog(db: Db): Promise<LeadBacklog> {
  const kind = sql<string>`case when ${isOverdue()} then 'overdue' else ${leads.state} end`;
  const latest = sql`max(case when ${leads.state} = 'refused' then ${leads.updatedAt} else ${dueAt} end)`;
  const rows = await db
    .select({ kind, count: count(), latestAt: latest.mapWith(leads.createdAt) })
    .from(leads)
    .where(and(inArray(leads.state, UNDELIVERED), isReal()))
    .groupBy(sql`1`);
  const countOf = (wanted: string, delayMs = 0) => {
    const row = rows.find((one) => one.kind === wanted);
    return row
      ? { count: row.count, latestAt: new Date(row.latestAt.getTime() + delayMs) }
      : { count: 0 };
  };
  return {
    refused: countOf('refused'),
    overdue: countOf('overdue', OVERDUE_MS),
    quarantined: countOf('quarantined'),
    notConfigured: countOf('not-configured'),
  };
}

/** Counts leads of the last seven days in the site time zone, without those in quarantine. */
export async function countRecent(db: Db, now: Date): Promise<RecentLeads> {
  const today = siteDay(now);
  const startOf = (daysAgo: number) => startOfSiteDay(addDays(today, -daysAgo));
  const after = (moment: Date) =>
    sql<number>`count(*) filter (where ${gte(leads.createdAt, moment)})::int`;
  const [row] = await db
    .select({ today: after(startOf(0)), twoDays: after(startOf(1)), week: count() })
    .from(leads)
    .where(and(gte(leads.createdAt, startOf(6)), ne(leads.state, 'quarantined'), isReal()));
  const { today: ofToday = 0, twoDays = 0, week = 0 } = row ?? {};
  return { today: ofToday, yesterday: twoDays - ofToday, earlier: week - twoDays };
}

/** When the newest delivered lead reached the CRM; undefined before the first. */
export async function findLastDelivery(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: leads.deliveredAt })
    .from(leads)
    .where(and(eq(leads.state, 'delivered'), isNotNull(leads.deliveredAt)))
    // As the index is ordered: without it, all leads would be sorted.
    .orderBy(sql`${leads.createdAt} desc nulls last`)
    .limit(1);
  return row?.at ?? undefined;
}

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
    .where(and(gte(leads.createdAt, since), ne(leads.state, 'quarantined'), isReal()))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc, 1`)
    .limit(limit);
}
