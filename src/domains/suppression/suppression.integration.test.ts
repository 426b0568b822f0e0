import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createLedgerCopier, type LedgerStorage } from './copy-ledger.server.ts';
import { parseLedger } from './ledger.ts';
import type { PeopleStore } from './people-store-port.ts';
import { replayLedger } from './replay-ledger.server.ts';
import { createSuppressionLedger } from './suppression-ledger.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => fixture.database.pool.query('truncate suppression_keys, suppression_entries'));
afterAll(() => fixture.drop());

/** Creates a ledger with its own clock and one copy. */
function createWorld() {
  let now = new Date('2026-11-20T12:00:00.123Z');
  const clock = () => now;
  const { db } = fixture.database;
  const ledger = createSuppressionLedger({ db, clock });
  let text: string | undefined;
  let isAway = false;
  let writes = 0;
  const place: LedgerStorage = {
    name: 'a disk',
    read: async () => text,
    async write(written) {
      if (isAway) throw new Error('the disk is full');
      text = written;
      writes += 1;
    },
  };
  const forgotten: (Date | undefined)[] = [];
  const removeErased = async (erasures: Awaited<ReturnType<typeof ledger.erasures>>) =>
    forgotten.push(erasures.lastAt('erased', 'ann@x.example'));
  const copier = createLedgerCopier({
    ledger,
    storages: [place],
    removeErased,
    clock,
    log: silentLogger,
  });
  return {
    db,
    ledger,
    copier,
    forgotten,
    clock,
    wait: (ms: number) => (now = new Date(now.getTime() + ms)),
    record: (kind: 'erased' | 'unsubscribed', email: string) =>
      db.transaction((tx) => ledger.record(tx, kind, email, clock())),
    fill: (full: boolean) => (isAway = full),
    copy: () => parseLedger(text!),
    writes: () => writes,
  };
}

test('writes a copy at the start, after each entry and once an hour, without losing entries', async () => {
  const { copier, record, copy, writes, wait, forgotten, clock } = createWorld();
  await copier.copyIfStale();
  expect(copy()).toMatchObject({ writtenAt: clock(), keyIds: [expect.any(String)], entries: [] });
  await copier.copyIfStale();
  expect(writes()).toBe(1);

  wait(1_000);
  await record('erased', 'Ann@x.example');
  await copier.copyIfStale();
  expect(copy().entries).toHaveLength(1);
  expect(forgotten).toEqual([clock()]);

  wait(3_600_000);
  await copier.copyIfStale();
  expect(writes()).toBe(3);
  expect(copy().writtenAt).toEqual(clock());

  await fixture.database.pool.query('delete from suppression_entries');
  await record('unsubscribed', 'bob@x.example');
  await copier.copyIfStale();
  expect(copy().entries.map(({ kind }) => kind)).toEqual(['erased', 'unsubscribed']);
  expect(forgotten).toHaveLength(2); // one erasure less; unsubscribes alone do not trigger it
});

test('writes a failed copy on the next call', async () => {
  const { copier, record, fill, copy } = createWorld();
  await copier.copyIfStale();
  await record('erased', 'ann@x.example');
  fill(true);
  await expect(copier.copyIfStale()).rejects.toThrow('no copy in a disk');
  expect(copy().entries).toEqual([]);
  fill(false);
  await copier.copyIfStale();
  expect(copy().entries).toHaveLength(1);
});

test('does not record an erasure that is rolled back', async () => {
  const { db, ledger, clock } = createWorld();
  const failed = db.transaction(async (tx) => {
    await ledger.record(tx, 'erased', 'ann@x.example', clock());
    throw new Error('the power went out');
  });
  await expect(failed).rejects.toThrow('power');
  expect((await ledger.copy()).entries).toEqual([]);
});

test('a replay handles each person once with the newest date and counts entries with unknown keys', async () => {
  const { db, record, wait, clock, ledger } = createWorld();
  await record('erased', 'ann@x.example');
  wait(1_000);
  await record('erased', 'ann@x.example');
  await record('unsubscribed', 'bob@x.example');
  const { entries } = await ledger.copy();
  await fixture.database.pool.query('delete from suppression_entries');

  const calls: unknown[] = [];
  const people: PeopleStore = {
    addresses: async () => ['ann@x.example', 'bob@x.example', 'eve@x.example'],
    erase: async (_tx, email, until) => ({ leads: calls.push({ email, until }) }),
    unsubscribe: async (_tx, email, at) => calls.push({ email, at }) > 9,
  };
  const stranger = { ...entries[0]!, id: randomUUID(), keyId: randomUUID() };
  const replay = () => db.transaction((tx) => replayLedger(tx, [...entries, stranger], people));
  expect(await replay()).toMatchObject({ erased: 1, unsubscribed: 0, unreadable: 1 });
  expect(calls).toEqual([
    { email: 'ann@x.example', until: clock() },
    { email: 'bob@x.example', at: clock() },
  ]);
  await replay();
  expect((await ledger.copy()).entries).toHaveLength(4);
});
