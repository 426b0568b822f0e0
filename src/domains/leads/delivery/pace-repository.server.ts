import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { crmPace } from '#src/domains/leads/leads-tables.server.ts';

/** 50 requests in 10 seconds are allowed (protocols.md 1.5); this leaves room for calls that arrive late. */
export const DEFAULT_PACE_MS = 10_000 / 42;

export interface Turn {
  /** false: no place was taken, since it would have been too far away */
  isReserved: boolean;
  /** milliseconds until it is this caller's turn, or would have been */
  waitMs: number;
}

/**
 * Takes the next place in the queue before the CRM, which all nodes share, unless it is more than `longestWaitMs` away: a place
 * that nobody uses would keep all others waiting for nothing. By the database's clock: the places of all nodes are at
 * least `paceMs` apart, whoever takes them.
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

/** Nobody asks the CRM for a while: it said that it was asked too often. */
export async function pauseCrmCalls(db: Db, forMs: number): Promise<void> {
  const until = sql`clock_timestamp() + ${interval(forMs)}`;
  await db
    .insert(crmPace)
    .values({ id: 1, nextAt: until })
    .onConflictDoUpdate({
      target: crmPace.id,
      set: { nextAt: sql`greatest(${crmPace.nextAt}, ${until})` },
    });
}
