import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addLead } from '#src/domains/leads/lead-repository.server.ts';
import { erasePerson, type ManageNeeds } from '#src/domains/leads/manage-leads.server.ts';
import { newLead, START } from '#tests/builders/new-lead.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => query('truncate leads, lead_erasures cascade'));
afterAll(() => fixture.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const records = () => query("select * from lead_erasures order by removed ->> 'leads'");

function erase(email: string, changes: Partial<ManageNeeds> = {}) {
  const deps: ManageNeeds = {
    db: fixture.database.db,
    queue: { send: async () => null },
    crm: { isConfigured: () => false },
    clock: () => START,
    recordErasure: async (_tx, recorded) => `hash of ${recorded.length} characters`,
    mails: { find: async () => [], remove: async () => undefined },
    eraseElsewhere: async () => ({ subscribers: 0 }),
    log: silentLogger,
    ...changes,
  };
  return erasePerson(deps, email, 'kim@cadron.example');
}

test('what was erased is recorded without the address, and nothing where nothing was', async () => {
  expect(await erase('nobody@company.test')).toEqual({ leads: 0, subscribers: 0, mails: 0 });
  expect(await records()).toEqual([]);

  const eraseElsewhere = async () => ({ subscribers: 1 });
  await erase('pending@company.test', { eraseElsewhere });
  await addLead(fixture.database.db, newLead({ email: 'Ann@company.test' }));
  await erase('ann@COMPANY.test', { eraseElsewhere });
  expect(await records()).toMatchObject([
    {
      removed: { leads: 0, subscribers: 1, mails: 0 },
      email_hash: 'hash of 20 characters',
      erased_by: 'kim@cadron.example',
      erased_at: START,
    },
    { removed: { leads: 1, subscribers: 1 } },
  ]);
  expect(JSON.stringify(await records())).not.toContain('company.test');
  expect(await query('select from leads')).toEqual([]);
});

test('mails are removed after the commit, and stay when the erasure is rolled back', async () => {
  const folder = new Set(['one.eml', 'two.eml']);
  const mails: ManageNeeds['mails'] = {
    find: async () => ['one.eml'],
    async remove(paths) {
      expect(await records()).toHaveLength(1); // on a connection of its own: only what is committed
      for (const path of paths) folder.delete(path);
    },
  };
  await addLead(fixture.database.db, newLead({ email: 'ann@company.test' }));
  const eraseElsewhere = () => Promise.reject(new Error('the power went out'));
  await expect(erase('ann@company.test', { mails, eraseElsewhere })).rejects.toThrow('power');
  expect(folder.size).toBe(2);
  expect(await query('select from leads')).toHaveLength(1);

  expect(await erase('ann@company.test', { mails })).toMatchObject({ leads: 1, mails: 1 });
  expect([...folder]).toEqual(['two.eml']);
});

test('a mail that cannot be removed now does not undo the erasure', async () => {
  const mails: ManageNeeds['mails'] = {
    find: async () => ['one.eml'],
    remove: () => Promise.reject(new Error('the disk is read-only')),
  };
  expect(await erase('ann@company.test', { mails })).toMatchObject({ mails: 1 });
  expect(await records()).toHaveLength(1);
});
