import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  countBacklog,
  countRecent,
  countSources,
} from '#src/domains/leads/lead-counts-repository.server.ts';
import { createExpiredLeadsHandler } from '#src/domains/leads/erasure/delete-expired-leads.server.ts';
import {
  countArrivals,
  countLeads,
  listLeads,
} from '#src/domains/leads/lead-list-repository.server.ts';
import { addLead } from '#src/domains/leads/lead-repository.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { endAttempt, startAttempt } from './delivery-repository.server.ts';
import { createCrmHealth } from './test-leads.server.ts';

let fixture: TestDatabase;
const db = () => fixture.database.db;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => fixture.database.pool.query('truncate leads cascade'));
afterAll(() => fixture.drop());

const NOW = new Date('2026-11-29T12:00:00Z');
const DAY_MS = 24 * 3_600_000;

/** The health of the CRM at a time, with what was queued. */
function health(now = NOW) {
  const queued: unknown[] = [];
  const queue = { send: async (_job: unknown, data: unknown) => (queued.push(data), 'id') };
  const siteUrl = 'https://cadron.example';
  return {
    queued,
    ...createCrmHealth({ db: db(), queue: queue as never, clock: () => now, siteUrl }),
  };
}

const FIELDS = { email: 'kim@cadron.example', message: 'Test' };

test('a test lead is queued like any other, and is in no figure and no list', async () => {
  const crm = health();
  await crm.sendTest('contact', FIELDS, FIELDS.email);
  const test = await crm.lastTest();
  expect(crm.queued).toEqual([{ leadId: test!.id }]);
  expect(test).toMatchObject({ form: 'contact', state: 'waiting', fields: FIELDS, timeline: [] });

  await fixture.database.pool.query("update leads set state = 'refused'");
  const since = new Date(0);
  const shown = [
    await countLeads(db()),
    await countBacklog(db()),
    await countRecent(db(), NOW),
    await countArrivals(db(), since),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/:1\b/);
  expect(await countSources(db(), since, 9)).toEqual([]);
  expect((await listLeads(db(), {}, 1)).total).toBe(0);
  const { rows } = await fixture.database.pool.query('select from lead_emails');
  expect(rows).toEqual([]);
});

test('tests are deleted by hand or after a day, and leads of visitors stay', async () => {
  await addLead(db(), newLead());
  await health().sendTest('contact', FIELDS, FIELDS.email);
  const expire = (at: Date) =>
    createExpiredLeadsHandler({
      db: db(),
      clock: () => at,
      log: silentLogger,
      retention: { quarantineDays: 0, finishedDays: 0 },
    })();
  await expire(new Date(NOW.getTime() + DAY_MS / 2));
  expect(await health().lastTest()).toBeDefined();
  await expire(new Date(NOW.getTime() + 2 * DAY_MS));
  expect(await health().lastTest()).toBeUndefined();
  await health().sendTest('newsletter', FIELDS, FIELDS.email);
  await health(new Date(NOW.getTime() + 1)).deleteTests();
  expect(await health().lastTest()).toBeUndefined();
  expect((await listLeads(db(), {}, 1)).total).toBe(1);
});

test('health has the last success and the last refusal with the types of its errors', async () => {
  const { id } = await addLead(db(), newLead({ createdAt: NOW }));
  expect(await health().read()).toEqual({ accepted: undefined, refused: undefined });
  const claim = 'a0000000-0000-4000-8000-000000000001';
  await fixture.database.pool.query('update leads set claim_token = $1', [claim]);
  const lead = { id, claimToken: claim, attempts: 1 } as never;
  const attempt = async (at: Date, result: Parameters<typeof endAttempt>[2]) =>
    endAttempt(db(), (await startAttempt(db(), lead, 60_000, at))!, result, at);
  const errorTypes = ['FIELD_NOT_IN_FORM_DEFINITION'];
  await attempt(NOW, { outcome: 'refused', status: 400, message: 'No.', errorTypes });
  await attempt(new Date(NOW.getTime() + 1_000), { outcome: 'accepted', status: 200 });
  expect(await health().read()).toMatchObject({
    accepted: { form: 'contact' },
    refused: { form: 'contact', status: 400, message: 'No.', errorTypes },
  });
  expect([...(await health().acceptedSince(NOW))]).toEqual([['contact', 1]]);
});
