import { upsert } from './upsert.ts';
import { eq, lt } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.server.ts';

const KEPT_MS = 86_400_000;

/**
 * Rows that each user has uploaded or prepared, and not applied yet: one each, kept for a day.
 * @param at when it was stored
 */
export const pendingRows = <Table extends PgTable & { userId: PgColumn }>(
  table: Table,
  at: PgColumn,
) => ({
  async find(db: Db, userId: string): Promise<Table['$inferSelect'] | undefined> {
    const rows: Table['$inferSelect'][] = await db
      .select()
      .from<PgTable>(table)
      .where(eq(table.userId, userId));
    return rows[0];
  },
  async keep(db: Db, values: Table['$inferInsert'], now: Date) {
    await db.delete(table).where(lt(at, new Date(now.getTime() - KEPT_MS)));
    await upsert(db, table, table.userId, values);
  },
  async discard(db: Db, userId: string) {
    await db.delete(table).where(eq(table.userId, userId));
  },
});
