import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { KIM } from '#tests/builders/actor.ts';
import { correctLead } from './leads.server.ts';
import type { LeadState } from './lead.ts';
import { leads } from './leads-tables.server.ts';

const NOW = new Date('2026-11-15T06:00:00Z');

let fixture: TestDatabase;
const sent: unknown[] = [];
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

let nth = 0;
async function addLead(state: LeadState = 'refused') {
  const fields = {
    firstName: 'Ana',
    lastName: 'Petrov',
    email: 'ana@gmial.con',
    message: 'Call me.',
  };
  const [row] = await fixture.database.db
    .insert(leads)
    .values({
      form: 'contact',
      state,
      email: fields.email,
      fields,
      attribution: {},
      pageUri: 'https://cadron.example/contact',
      pageName: 'Contact',
      idempotencyKey: `key-${nth++}`,
      createdAt: NOW,
      updatedAt: NOW,
    })
    .returning();
  return row!.id;
}
const correct = (id: string, typed: Record<string, string>) =>
  correctLead(
    {
      db: fixture.database.db,
      queue: { send: async (...job: unknown[]) => void sent.push(job) } as never,
      crm: { isConfigured: () => true },
      clock: () => NOW,
      log: silentLogger,
    },
    id,
    typed,
    KIM,
  );
const read = async (id: string) =>
  (await fixture.database.db.select().from(leads).where(eq(leads.id, id)))[0]!;

test('corrects the address of a refused lead and queues it, with the answers as they were', async () => {
  const id = await addLead();
  sent.length = 0;
  expect(await correct(id, { email: 'Ana@Gmail.com ', message: 'Forged' })).toEqual({
    queued: 1,
    unconfigured: 0,
  });
  const after = await read(id);
  expect(after.email).toBe('Ana@gmail.com');
  expect(after.fields).toEqual({
    firstName: 'Ana',
    lastName: 'Petrov',
    email: 'Ana@gmail.com',
    message: 'Call me.',
  });
  expect(after.state).toBe('waiting');
  expect(sent).toHaveLength(1);
});

test('returns what is invalid and changes nothing', async () => {
  const id = await addLead();
  const result = await correct(id, { email: 'ana@', firstName: '' });
  expect(result).toMatchObject({
    errors: [{ field: 'firstName' }, { field: 'email' }],
  });
  expect(await read(id)).toMatchObject({ state: 'refused', email: 'ana@gmial.con' });
});

test.each(['delivered', 'quarantined'] as const)(
  'leaves a lead that is %s alone',
  async (state) => {
    const id = await addLead(state);
    expect(await correct(id, { email: 'ana@gmail.com' })).toBe('gone');
    expect(await read(id)).toMatchObject({ state, email: 'ana@gmial.con' });
  },
);
