import type { PgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.server.ts';

/** Adds a row, or overwrites the columns of the one that has the same values in the unique columns `target`. */
export async function upsert<Table extends PgTable>(
  db: Db,
  table: Table,
  target: PgColumn | PgColumn[],
  row: PgInsertValue<Table>,
) {
  await db.insert(table).values(row).onConflictDoUpdate({ target, set: row });
}
