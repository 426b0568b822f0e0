import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { relayPostgres } from '#tests/support/stallable-postgres.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import {
  announceContentChange,
  announcingLater,
  listenForContentChanges,
} from './notifications.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());

const LISTENERS = `application_name = 'cadron-listen' and datname = current_database()`;
const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const listeners = () => query(`select pid from pg_stat_activity where ${LISTENERS}`);
const calls = (onChange: { mock: { calls: unknown[] } }, times: number) =>
  vi.waitFor(() => expect(onChange.mock.calls.length).toBe(times), { interval: 5 });

/** Returns a connected listener; the connection is its first call. */
async function listen(laterMs?: number) {
  const onChange = vi.fn<() => void>();
  const options = laterMs === undefined ? {} : { laterMs };
  const { connectionString } = fixture;
  const listening = listenForContentChanges(connectionString, onChange, silentLogger, options);
  onTestFinished(() => listening.stop());
  await calls(onChange, 1);
  return { onChange, listening };
}

test('notifies every node at the commit, and not after a rollback', async () => {
  const { db } = fixture.database;
  const nodes = [await listen(), await listen()];
  const rolledBack = db.transaction(async (tx) => {
    await announceContentChange(tx);
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await db.transaction(async (tx) => {
    await announceContentChange(tx);
    // A committed change arrives meanwhile, so the other one is not merely slow.
    await announceContentChange(db);
    for (const { onChange } of nodes) await calls(onChange, 2);
  });
  for (const { onChange } of nodes) await calls(onChange, 3);
});

test('reports many changes of an import once, and no later than any other change', async () => {
  const { db } = fixture.database;
  const change = () => db.transaction((tx) => announceContentChange(tx));
  const changeMuch = () =>
    announcingLater(async () => {
      for (let n = 0; n < 5; n += 1) await change();
    });
  const [soon, late] = [await listen(200), await listen(600_000)];
  await changeMuch();
  await calls(soon.onChange, 2);
  await change();
  await calls(soon.onChange, 3);
  await calls(late.onChange, 2);
});

test('reports changes of an import soon to what cannot wait', async () => {
  const { db, connectionString } = { ...fixture.database, ...fixture };
  const [onChange, onPart] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const options = { laterMs: 600_000, onPart };
  const listening = listenForContentChanges(connectionString, onChange, silentLogger, options);
  onTestFinished(() => listening.stop());
  await calls(onChange, 1);
  for (const times of [1, 2]) {
    await announcingLater(() => announceContentChange(db));
    await calls(onPart, times);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('reconnects after a lost connection and reports a change', async () => {
  const { onChange } = await listen();
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENERS}`);
  await calls(onChange, 2);
  expect(await listeners()).toHaveLength(1);
  await announceContentChange(fixture.database.db);
  await calls(onChange, 3);
});

test('stop() closes the connection and cancels reconnecting', async () => {
  const { onChange, listening } = await listen();
  await listening.stop();
  await vi.waitFor(async () => expect(await listeners()).toEqual([]));
  await announceContentChange(fixture.database.db);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await listeners()).toEqual([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('stop() during the first connection leaves no connection', async () => {
  const onChange = vi.fn<() => void>();
  await listenForContentChanges(fixture.connectionString, onChange, silentLogger).stop();
  await vi.waitFor(async () => expect(await listeners()).toEqual([]));
  expect(onChange).not.toHaveBeenCalled();
});

test('connects once the database is available', async () => {
  const later = 'not_there_yet';
  const url = databaseUrl(fixture.connectionString, later);
  const onChange = vi.fn<() => void>();
  const listening = listenForContentChanges(url, onChange, silentLogger);
  onTestFinished(async () => {
    await listening.stop();
    await query(`drop database ${later}`);
  });
  await query(`create database ${later}`);
  await calls(onChange, 1);
});

test('reconnects after a server that accepts connections but does not respond', async () => {
  const relay = await relayPostgres(fixture.connectionString);
  onTestFinished(() => relay.close());
  relay.stall();
  const onChange = vi.fn<() => void>();
  const listening = listenForContentChanges(relay.connectionString, onChange, silentLogger, {
    timeoutMs: 100,
  });
  onTestFinished(() => listening.stop());
  await vi.waitFor(() => expect(relay.accepted()).toBeGreaterThan(1), { interval: 5 });
  expect(onChange).not.toHaveBeenCalled();
  relay.resume();
  await calls(onChange, 1);
});
