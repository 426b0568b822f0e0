import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { crmPace } from './leads-tables.server.ts';

/** 50 requests in 10 seconds are allowed (protocols.md 1.5); this leaves room for clocks that differ. */
export const DEFAULT_PACE_MS = 10_000 / 45;

/**
 * Takes the next place in the queue before the CRM, which all nodes share. By the database's clock: the places of all nodes are
 * at least `paceMs` apart, whoever takes them.
 * @returns milliseconds until it is this caller's turn
 */
export async function takeTurn(db: Db, paceMs: number): Promise<number> {
  const pace = sql`make_interval(secs => ${paceMs / 1_000}::float8)`;
  const [row] = await db
    .insert(crmPace)
    .values({ id: 1, nextAt: sql`clock_timestamp() + ${pace}` })
    .onConflictDoUpdate({
      target: crmPace.id,
      set: { nextAt: sql`greatest(${crmPace.nextAt}, clock_timestamp()) + ${pace}` },
    })
    .returning({
      wait: sql<number>`(extract(epoch from ${crmPace.nextAt} - ${pace} - clock_timestamp()) * 1000)::float8`,
    });
  return Math.max(0, row?.wait ?? 0);
}

/** Nobody asks the CRM for a while: it said that it was asked too often. */
export async function holdBack(db: Db, forMs: number): Promise<void> {
  const until = sql`clock_timestamp() + make_interval(secs => ${forMs / 1_000}::float8)`;
  await db
    .insert(crmPace)
    .values({ id: 1, nextAt: until })
    .onConflictDoUpdate({
      target: crmPace.id,
      set: { nextAt: sql`greatest(${crmPace.nextAt}, ${until})` },
    });
}
