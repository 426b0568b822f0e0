import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { crmPace } from '#src/domains/leads/leads-tables.server.ts';

/** The CRM allows 50 requests in 10 seconds (docs/hubspot-forms-api.md); 42 leave room for late calls. */
export const DEFAULT_PACE_MS = 10_000 / 42;

export interface Turn {
  /** false: no turn was reserved, because it would be too far away */
  isReserved: boolean;
  /** milliseconds until the turn, or until the next one if none was reserved */
  waitMs: number;
}

/**
 * Reserves the next turn to call the CRM, shared by all nodes, unless it is more than `maxWaitMs` away: an unused
 * turn would delay all others. Turns are at least `paceMs` apart by the database clock.
 */
export async function reserveTurn(db: Db, paceMs: number, maxWaitMs: number): Promise<Turn> {
  const pace = interval(paceMs);
  const [taken] = await db
    .insert(crmPace)
    .values({ id: 1, nextAt: sql`clock_timestamp() + ${pace}` })
    .onConflictDoUpdate({
      target: crmPace.id,
      set: { nextAt: sql`greatest(${crmPace.nextAt}, clock_timestamp()) + ${pace}` },
      setWhere: sql`${crmPace.nextAt} <= clock_timestamp() + ${interval(maxWaitMs)}`,
    })
    .returning({ wait: msUntil(sql`${crmPace.nextAt} - ${pace}`) });
  if (taken) return { isReserved: true, waitMs: Math.max(0, taken.wait) };
  const [next] = await db.select({ wait: msUntil(sql`${crmPace.nextAt}`) }).from(crmPace);
  return { isReserved: false, waitMs: Math.max(0, next?.wait ?? 0) };
}

const interval = (ms: number) => sql`make_interval(secs => ${ms / 1_000}::float8)`;

const msUntil = (moment: SQL) =>
  sql<number>`(extract(epoch from ${moment} - clock_timestamp()) * 1000)::float8`;

/** Delays all further turns after a 429, for `forMs` milliseconds. */
export async function pauseCrmCalls(db: Db, forMs: number) {
  const until = sql`clock_timestamp() + ${interval(forMs)}`;
  await db
    .insert(crmPace)
    .values({ id: 1, nextAt: until })
    .onConflictDoUpdate({
      target: crmPace.id,
      set: { nextAt: sql`greatest(${crmPace.nextAt}, ${until})` },
    });
}
