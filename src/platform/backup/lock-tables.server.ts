import type { ClientBase } from 'pg';
import type { Table } from './tables.server.ts';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 10;

/**
 * Locks every table in the caller's transaction; a running site waits from here on. When a transaction of the site
 * holds some tables and waits for others, PostgreSQL detects a deadlock and ends one side; if it ends ours, the lock is
 * retried.
 */
export async function lockTables(client: ClientBase, tables: readonly Table[]): Promise<void> {
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name).join(', ');
  await client.query('savepoint unlocked');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`lock table ${names} in access exclusive mode`);
      return;
    } catch (error) {
      const isDeadlock = (error as { code?: string }).code === DEADLOCK_DETECTED;
      if (!isDeadlock || attempt >= MAX_ATTEMPTS) throw error;
      await client.query('rollback to savepoint unlocked'); // also releases the locks taken so far
    }
  }
}
