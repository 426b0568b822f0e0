import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { relayPostgres } from '#tests/support/stallable-postgres.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { type Database, openDatabase } from './database.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await fixture.database.pool.query('create table notes (word text unique)');
});
afterAll(() => fixture?.drop());

const words = async () =>
  (await fixture.database.pool.query('select word from notes order by word')).rows.map(
    ({ word }) => word as string,
  );
const add = (db: Pick<Database['db'], 'execute'>, word: string) =>
  db.execute(sql`insert into notes values (${word})`);
const backend = async (db: Pick<Database['db'], 'execute'>) =>
  (await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'];
const stillOf = ({ totalCount, idleCount, waitingCount }: Database['pool']) => ({
  leaked: totalCount - idleCount,
  waitingCount,
});

/** Statement timeout while the server stalls: short, but enough for one statement on a busy machine. */
const STALL_TIMEOUT_MS = 1_000;

/** Opens a pool whose server can stall. */
async function openStallable(connections: number, timeoutMs = 30_000) {
  const relay = await relayPostgres(fixture.connectionString);
  const database = openDatabase(relay.connectionString, silentLogger, {
    connections,
    queryTimeoutMs: timeoutMs,
    connectTimeoutMs: timeoutMs,
  });
  onTestFinished(async () => {
    relay.resume();
    await database.close();
    await relay.close();
  });
  await Promise.all(Array.from({ length: connections }, () => database.pool.query('select 1')));
  return { relay, ...database };
}

test('leaks no connection when begin fails during a stall', async () => {
  const { relay, db, pool } = await openStallable(2, STALL_TIMEOUT_MS);
  relay.stall();
  const failed = await Promise.allSettled(
    ['a1', 'a2', 'a3', 'a4', 'a5'].map((word) => db.transaction((tx) => add(tx, word))),
  );
  expect(failed.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  relay.resume();
  await db.transaction((tx) => add(tx, 'after the stall'));
  expect(stillOf(pool)).toEqual({ leaked: 0, waitingCount: 0 });
  expect(await words()).toEqual(['after the stall']);
});

test('stores acknowledged writes after a statement and its rollback timed out', async () => {
  const { relay, db } = await openStallable(1, STALL_TIMEOUT_MS);
  const broken = db.transaction(async (tx) => {
    await add(tx, 'half of a transaction');
    relay.stall();
    await add(tx, 'never arrives in time');
  });
  await expect(broken).rejects.toThrow();
  relay.resume();
  await add(db, 'acknowledged alone');
  await db.transaction((tx) => add(tx, 'acknowledged together'));
  expect(await words()).toEqual(
    expect.arrayContaining(['acknowledged alone', 'acknowledged together']),
  );
  expect(await words()).not.toContain('half of a transaction');
});

test('rejects when the commit times out, and does not reuse the connection', async () => {
  const { relay, db } = await openStallable(1, STALL_TIMEOUT_MS);
  const before = await backend(db);
  const broken = db.transaction(async (tx) => {
    await add(tx, 'unknown outcome');
    relay.stall();
  });
  await expect(broken).rejects.toThrow('Query read timeout');
  relay.resume();
  expect(await backend(db)).not.toBe(before);
});

test('rolls back on an error of the caller and reuses the connection', async () => {
  const { db, pool } = await openStallable(1);
  const before = await backend(db);
  const failed = db.transaction(async (tx) => {
    await add(tx, 'rolled back');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await backend(db)).toBe(before);
  expect(stillOf(pool)).toEqual({ leaked: 0, waitingCount: 0 });
  expect(await words()).not.toContain('rolled back');
});

test('rolls back on a failed statement and destroys the connection', async () => {
  const { db } = await openStallable(1);
  const before = await backend(db);
  const failed = db.transaction(async (tx) => {
    await add(tx, 'twice');
    await add(tx, 'twice');
  });
  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await backend(db)).not.toBe(before);
  expect(await words()).not.toContain('twice');
});

test('rejects the commit after an ignored failed statement', async () => {
  const { db } = await openStallable(1);
  const ignoring = db.transaction(async (tx) => {
    await add(tx, 'not stored');
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow('rolled back');
  expect(await words()).not.toContain('not stored');
});

test('rejects a statement after the end of its transaction', async () => {
  const { db } = await openStallable(1);
  const tx = await db.transaction(async (open) => open);
  await expect(add(tx, 'too late')).rejects.toMatchObject({
    cause: { message: 'The transaction has already ended.' },
  });
  expect(await words()).not.toContain('too late');
});

test('reports its own error when the connection was destroyed', async () => {
  const { db, pool } = await openStallable(1);
  const taken = once(pool, 'acquire') as Promise<[PoolClient]>;
  const broken = db.transaction(async () => {
    const [client] = await taken;
    client.release(true); // as the pool watch does with a connection that was out for too long
    throw new Error('its own error');
  });
  await expect(broken).rejects.toThrow('its own error');
  await add(db, 'the pool goes on');
  expect(stillOf(pool)).toEqual({ leaked: 0, waitingCount: 0 });
});

test('rejects the commit when the connection was destroyed', async () => {
  const { db, pool } = await openStallable(1);
  const taken = once(pool, 'acquire') as Promise<[PoolClient]>;
  const broken = db.transaction(async (tx) => {
    await add(tx, 'destroyed under it');
    const [client] = await taken;
    client.release(true);
  });
  await expect(broken).rejects.not.toThrow('Release called');
  expect(await words()).not.toContain('destroyed under it');
});

test('rolls back only a failed nested transaction', async () => {
  const { db } = await openStallable(1);
  await db.transaction(async (tx) => {
    await add(tx, 'outer');
    await tx
      .transaction(async (inner) => {
        await add(inner, 'inner');
        await inner.execute(sql`select 1 / 0`);
      })
      .catch(() => undefined);
  });
  expect(await words()).toContain('outer');
  expect(await words()).not.toContain('inner');
});

test('applies isolation and access mode to the transaction only', async () => {
  const { db } = await openStallable(1);
  const modes = (on: Pick<Database['db'], 'execute'>) =>
    on.execute(
      sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as read_only`,
    );
  const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const inside = await db.transaction((tx) => modes(tx), config);
  expect(inside.rows).toEqual([{ level: 'repeatable read', read_only: 'on' }]);
  expect((await modes(db)).rows).toEqual([{ level: 'read committed', read_only: 'off' }]);
});
