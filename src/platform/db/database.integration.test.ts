import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { databaseFacts } from './database-facts.server.ts';
import { openDatabase } from './database.server.ts';

test('limits statements and idle transactions on every connection', async () => {
  await using test = await createTestDatabase();
  const { rows } = await test.database.pool.query(
    `select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  expect(rows).toEqual([{ statement: '5s', idle: '15s' }]);
});

test('cancels a statement over its limit and reuses the connection', async () => {
  await using test = await createTestDatabase();
  const single = openDatabase(test.connectionString, silentLogger, { connections: 1 });
  onTestFinished(() => single.close());
  await single.pool.query('set statement_timeout = 50');
  await expect(single.db.execute(sql`select pg_sleep(30)`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('statement timeout') },
  });
  expect((await single.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('replaces a lost idle connection', async () => {
  await using test = await createTestDatabase();
  const warn = vi.fn<() => void>();
  const watched = openDatabase(test.connectionString, { ...silentLogger, warn });
  onTestFinished(() => watched.close());
  const { rows } = await watched.pool.query('select pg_backend_pid() as pid');
  expect(watched.pool.idleCount).toBe(1);
  await test.database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  const again = await watched.pool.query('select pg_backend_pid() as pid');
  expect(again.rows[0].pid).not.toBe(rows[0].pid);
});

test('opens an unreachable database, and rejects each query at once', async () => {
  const down = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  await expect(down.pool.query('select 1')).rejects.toThrow('ECONNREFUSED');
  await down.close();
});

test('reports server version and size', async () => {
  await using test = await createTestDatabase();
  const facts = await databaseFacts(test.database.pool);
  expect(facts.version).toMatch(/^PostgreSQL \d+\.\d+$/);
  expect(facts.bytes).toBeGreaterThan(1_000_000);
});
