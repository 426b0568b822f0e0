import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countArrivals } from './lead-queries.server.ts';
import { LEAD_FORMS, type LeadForm, type LeadState } from './lead.ts';
import { leads } from './leads-tables.server.ts';

const SINCE = new Date('2026-11-15T06:00:00Z');

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

let nth = 0;
const keep = (form: LeadForm, state: LeadState, createdAt = SINCE) =>
  fixture.database.db.insert(leads).values({
    form,
    state,
    email: 'ann@company.test',
    fields: {},
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    idempotencyKey: `key-${nth++}`,
    createdAt,
    updatedAt: createdAt,
  });

test('leads are told by form from a moment on, those in quarantine apart', async () => {
  await keep('contact', 'delivered');
  await keep('contact', 'waiting');
  await keep('contact', 'refused');
  await keep('contact', 'quarantined');
  await keep('contact', 'delivered', new Date(SINCE.getTime() - 1));
  await keep('newsletter', 'delivered');
  const arrivals = await countArrivals(fixture.database.db, SINCE);
  expect(Object.keys(arrivals)).toEqual([...LEAD_FORMS]);
  expect(arrivals.contact).toEqual({ stored: 3, delivered: 1, quarantined: 1 });
  expect(arrivals.newsletter).toEqual({ stored: 1, delivered: 1, quarantined: 0 });
  expect(arrivals['quick-wins']).toEqual({ stored: 0, delivered: 0, quarantined: 0 });
});
