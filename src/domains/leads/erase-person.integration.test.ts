import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { addLead } from './lead-repository.server.ts';
import { erasePerson } from './manage-leads.server.ts';
import { newLead, START } from './new-lead.fixture.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;

test('what was erased is recorded without the address, and nothing where nothing was', async () => {
  let subscribers = 0;
  const erase = (email: string) =>
    erasePerson(
      {
        db: fixture.database.db,
        queue: { send: async () => null },
        crm: { isConfigured: () => false },
        clock: () => START,
        secret: 'a secret',
        eraseElsewhere: async () => ({ subscribers }),
        log: silentLogger,
      },
      email,
      'kim@cadron.example',
    );
  const records = () => query("select * from lead_erasures order by removed ->> 'leads'");

  expect(await erase('nobody@company.test')).toEqual({ leads: 0, subscribers: 0 });
  expect(await records()).toEqual([]);

  subscribers = 1;
  await erase('pending@company.test');
  await addLead(fixture.database.db, newLead({ email: 'Ann@company.test' }));
  await erase('ann@COMPANY.test');
  expect(await records()).toMatchObject([
    { removed: { leads: 0, subscribers: 1 }, erased_by: 'kim@cadron.example', erased_at: START },
    { removed: { leads: 1, subscribers: 1 } },
  ]);
  expect(JSON.stringify(await records())).not.toContain('company.test');
  expect(await query('select from leads')).toEqual([]);
});
