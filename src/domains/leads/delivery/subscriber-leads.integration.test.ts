import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Logger, silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { CrmResult } from './crm-port.ts';
import { createDeliveryHandler } from './deliver-lead.server.ts';
import { addLead, type NewLead } from '#src/domains/leads/lead-repository.server.ts';
import { newLead, START } from '#tests/builders/new-lead.ts';
import { deleteSubscriberLeads } from './subscriber-leads.server.ts';

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => query('truncate leads cascade'));
afterAll(() => fixture.drop());

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const listIds = async (): Promise<string[]> =>
  (await query('select id from leads order by created_at, id')).map(({ id }) => id);
const store = async (values: Partial<NewLead>): Promise<string> =>
  (await addLead(fixture.database.db, newLead(values))).id;

/** Unsubscribes the address. Returns the logged warnings. */
async function unsubscribe(email: string): Promise<object[]> {
  const warnings: object[] = [];
  const log = { ...silentLogger, warn: (line: object) => void warnings.push(line) } as Logger;
  await fixture.database.db.transaction((tx) => deleteSubscriberLeads({ log }, tx, email));
  return warnings;
}

const EMAIL = 'Ann@company.test';
const subscription = { form: 'newsletter', email: EMAIL } as const;

test('deletes the undelivered newsletter leads of the address only', async () => {
  for (const state of ['waiting', 'retrying', 'not-configured', 'refused'] as const)
    await store({ ...subscription, state });
  const others = [
    await store({ form: 'contact', email: EMAIL }),
    await store({ ...subscription, email: 'bo@company.test' }),
  ];
  expect(await unsubscribe('ann@COMPANY.test')).toEqual([]);
  expect(await listIds()).toEqual(others.toSorted());
});

test('keeps delivered leads and logs their ids', async () => {
  const id = await store({ ...subscription, state: 'delivered', deliveredAt: START });
  expect(await unsubscribe(EMAIL)).toEqual([{ leads: [id] }]);
  expect(await listIds()).toEqual([id]);
});

test('does not retry the lead of a subscriber who leaves during a failing call', async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<CrmResult>();
  let calls = 0;
  const deliver = createDeliveryHandler({
    db: fixture.database.db,
    queue: { send: async () => null },
    crm: {
      isConfigured: () => true,
      submit: () => {
        calls += 1;
        asked.resolve();
        return answer.promise;
      },
    },
    clock: () => START,
    log: silentLogger,
  });
  const leadId = await store(subscription);
  const first = deliver({ leadId });
  await asked.promise;
  await unsubscribe(EMAIL);
  answer.resolve({ outcome: 'failed', status: 500, message: 'no' });
  await first;
  await deliver({ leadId });
  expect(calls).toBe(1);
  expect(await listIds()).toEqual([]);
});
