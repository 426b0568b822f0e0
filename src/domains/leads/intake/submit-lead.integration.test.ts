import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createFormTokens } from './form-token.server.ts';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { submitLead } from './submit-lead.server.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

test('removes the key of a shared result from the page of a lead', async () => {
  const { db } = fixture.database;
  const clock = () => NOW;
  const submitted = await submitLead(
    {
      db,
      queue: { send: async () => null },
      crm: { isConfigured: () => false },
      tokens: createFormTokens('a secret of the test', clock),
      ipCounter: { count: async () => 0, add: async () => undefined },
      clock,
      log: silentLogger,
    },
    {
      form: 'contact',
      fields: {
        firstName: 'Ann',
        lastName: 'Lee',
        email: 'ann@company.test',
        message: 'Our quotes are late.',
      },
      pageUri: 'https://cadron.example/ai-quotient/shared/k3y?utm_source=ads',
      pageName: 'A shared AI Quotient score',
      address: '192.0.2.1',
    },
  );
  expect(submitted).toMatchObject({ ok: true });
  const [stored] = await db.select().from(leads);
  expect(stored).toMatchObject({
    pageUri: 'https://cadron.example/ai-quotient/shared/?utm_source=ads',
    attribution: { first: { landingPage: '/ai-quotient/shared/…' } },
  });
  expect(JSON.stringify(stored)).not.toContain('k3y');
});
