import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { relayPostgres } from '#tests/support/stallable-postgres.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { openDatabase } from './database.server.ts';
import { watchPool } from './pool-watch.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

/** Limits that only a starved or hanging pool reaches, not a busy machine. */
const LIMITS = { connections: 2, connectTimeoutMs: 500, queryTimeoutMs: 10_000 };
const TIMING = { everyMs: 10, starvedAfterMs: 100, probeTimeoutMs: 10_000 };
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { interval: 5 });

function open(connectionString: string, { limits = LIMITS, timing = TIMING } = {}) {
  const database = openDatabase(connectionString, silentLogger, limits);
  const error = vi.fn<() => void>();
  const warn = vi.fn<() => void>();
  const log = { ...silentLogger, error, warn };
  const watch = watchPool(database.pool, connectionString, log, timing);
  onTestFinished(async () => {
    watch.stop();
    await database.close();
  });
  return { ...database, watch, error, warn };
}

test('heals a pool whose connections were never returned', async () => {
  const { pool, watch, error } = open(fixture.connectionString);
  await pool.connect();
  await pool.connect();
  // The watch itself may be waiting for a connection by now.
  expect(watch.counts()).toMatchObject({ total: 2, idle: 0 });
  await eventually(() => expect(error).toHaveBeenCalledOnce());
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(watch.isAlive()).toBe(true);
});

test('reports a pool that stays starved as dead, and as alive once it recovers', async () => {
  const { pool, watch } = open(fixture.connectionString);
  const stubborn = await Promise.all([pool.connect(), pool.connect()]);
  const releases = stubborn.map((client) => client.release.bind(client));
  for (const client of stubborn) client.release = () => undefined;
  await eventually(() => expect(watch.isAlive()).toBe(false));
  for (const release of releases) release();
  await eventually(() => expect(watch.isAlive()).toBe(true));
});

test('does not treat a hanging database as a starved pool', async () => {
  const relay = await relayPostgres(fixture.connectionString);
  onTestFinished(() => relay.close());
  // With one connection: a second one, opened during the query, would always be available.
  const { pool, watch, error, warn } = open(relay.connectionString, {
    limits: { ...LIMITS, connections: 1 },
    timing: { ...TIMING, probeTimeoutMs: 50 },
  });
  await pool.query('select 1');
  relay.stall();
  const taken = await pool.connect();
  await eventually(() => expect(warn.mock.calls.length).toBeGreaterThan(2));
  expect(error).not.toHaveBeenCalled();
  expect(watch.isAlive()).toBe(true);
  relay.resume();
  taken.release();
});
