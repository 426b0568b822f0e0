import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createErasePerson, type ErasePersonDeps } from './erase-person.server.ts';
import { KIM } from '#tests/builders/actor.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await query('create table people (email text)');
});
beforeEach(() => query('truncate people, lead_erasures'));
afterAll(() => fixture.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const records = () => query("select * from lead_erasures order by removed ->> 'leads'");

function erase(email: string, changes: Partial<ErasePersonDeps> = {}) {
  const deps: ErasePersonDeps = {
    db: fixture.database.db,
    people: {
      async erase(tx, address) {
        const gone = await tx.execute(`delete from people where email = '${address}'`);
        return { leads: gone.rowCount ?? 0, subscribers: 0 };
      },
    },
    ledger: { record: async (_tx, _kind, recorded) => `hash of ${recorded.length} characters` },
    mails: { find: async () => [], remove: async () => undefined },
    clock: () => NOW,
    log: silentLogger,
    ...changes,
  };
  return createErasePerson(deps)(email, KIM);
}

test('records an erasure without the address, and nothing when nothing was erased', async () => {
  expect(await erase('nobody@company.test')).toEqual({ leads: 0, subscribers: 0, mails: 0 });
  expect(await records()).toEqual([]);

  const people = { erase: async () => ({ leads: 0, subscribers: 1 }) };
  await erase('pending@company.test', { people });
  await query(`insert into people values ('ann@company.test')`);
  await erase('ann@company.test');
  expect(await records()).toMatchObject([
    {
      removed: { leads: 0, subscribers: 1, mails: 0 },
      email_hash: 'hash of 20 characters',
      erased_by: 'kim@cadron.example',
      erased_at: NOW,
    },
    { removed: { leads: 1, subscribers: 0 } },
  ]);
  expect(JSON.stringify(await records())).not.toContain('company.test');
  expect(await query('select from people')).toEqual([]);
});

test('deletes email files after the commit, and keeps them after a rollback', async () => {
  const folder = new Set(['one.eml', 'two.eml']);
  const mails: ErasePersonDeps['mails'] = {
    find: async () => ['one.eml'],
    async remove(paths) {
      expect(await records()).toHaveLength(1); // a separate connection sees committed rows only
      for (const path of paths) folder.delete(path);
    },
  };
  await query(`insert into people values ('ann@company.test')`);
  const ledger = { record: () => Promise.reject(new Error('the power went out')) };
  await expect(erase('ann@company.test', { mails, ledger })).rejects.toThrow('power');
  expect(folder.size).toBe(2);
  expect(await query('select from people')).toHaveLength(1);

  expect(await erase('ann@company.test', { mails })).toMatchObject({ leads: 1, mails: 1 });
  expect([...folder]).toEqual(['two.eml']);
});

test('an email file that cannot be deleted does not undo the erasure', async () => {
  const mails: ErasePersonDeps['mails'] = {
    find: async () => ['one.eml'],
    remove: () => Promise.reject(new Error('the disk is read-only')),
  };
  expect(await erase('ann@company.test', { mails })).toMatchObject({ mails: 1 });
  expect(await records()).toHaveLength(1);
});
