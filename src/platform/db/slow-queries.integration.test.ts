import { expect, test, vi } from 'vitest';
import { type Logger, silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from './database.server.ts';

/** Opens a test database whose pool logs statements that take this long; returns what it logged. */
async function openSlow(slowMs: number) {
  const own = await createTestDatabase();
  const info = vi.fn<Logger['info']>();
  const log = { ...silentLogger, info };
  const { db, pool, close } = openDatabase(own.connectionString, log, { slowMs, connections: 2 });
  return {
    db,
    pool,
    logged: () =>
      info.mock.calls.map(([fields]) => fields) as { statement: string; plan?: string }[],
    async [Symbol.asyncDispose]() {
      await close();
      await own.drop();
    },
  };
}

const BY_ADDRESS = 'select id from leads where email = $1';
const logOf = (statement: string, logged: { statement: string }[]) =>
  logged.filter((entry) => entry.statement === statement);

test('logs a slow statement once, with its plan and without values', async () => {
  await using slow = await openSlow(0);
  await slow.pool.query(BY_ADDRESS, ["ann's@company.example"]);
  await slow.pool.query(BY_ADDRESS, ['ben@company.example']);
  await vi.waitFor(() => expect(logOf(BY_ADDRESS, slow.logged())).toHaveLength(1));
  const [entry] = logOf(BY_ADDRESS, slow.logged());
  expect(entry).toMatchObject({ plan: expect.stringMatching(/Scan.* leads/) });
  expect(JSON.stringify(entry)).not.toContain('company.example');
});

test('logs the statements of a transaction, and those that fail', async () => {
  await using slow = await openSlow(0);
  await expect(
    slow.db.transaction(async (tx) => void (await tx.execute('select 1 / 0'))),
  ).rejects.toThrow();
  await vi.waitFor(() => expect(logOf('select 1 / 0', slow.logged())).toHaveLength(1));
  await expect(slow.pool.query('select nothing')).rejects.toThrow('nothing');
  await vi.waitFor(() => expect(logOf('select nothing', slow.logged())).toHaveLength(1));
});

test('does not log what is quick', async () => {
  await using slow = await openSlow(60_000);
  expect((await slow.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(slow.logged()).toEqual([]);
});
