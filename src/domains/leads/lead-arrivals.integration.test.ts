import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countArrivals } from './lead-list-repository.server.ts';
import { countSources } from './lead-counts-repository.server.ts';
import { type Attribution, LEAD_FORMS, type LeadForm, type LeadState } from './lead.ts';
import { leads } from './leads-tables.server.ts';

const SINCE = new Date('2026-11-15T06:00:00Z');

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture.drop());

let nth = 0;
const add = (form: LeadForm, state: LeadState, createdAt = SINCE, attribution: Attribution = {}) =>
  fixture.database.db.insert(leads).values({
    form,
    state,
    email: 'ann@company.test',
    fields: {},
    attribution,
    pageUri: 'https://cadron.example/contact',
    pageName: 'Contact',
    idempotencyKey: `key-${nth++}`,
    createdAt,
    updatedAt: createdAt,
  });

test('counts leads by form since a date, with quarantined ones separate', async () => {
  await add('contact', 'delivered');
  await add('contact', 'waiting');
  await add('contact', 'refused');
  await add('contact', 'quarantined');
  await add('contact', 'delivered', new Date(SINCE.getTime() - 1));
  await add('newsletter', 'delivered');
  const arrivals = await countArrivals(fixture.database.db, SINCE);
  expect(Object.keys(arrivals)).toEqual([...LEAD_FORMS]);
  expect(arrivals.contact).toEqual({ stored: 3, delivered: 1, quarantined: 1 });
  expect(arrivals.newsletter).toEqual({ stored: 1, delivered: 1, quarantined: 0 });
  expect(arrivals['quick-wins']).toEqual({ stored: 0, delivered: 0, quarantined: 0 });
});

test('counts leads by source: the last touch that has one, else the first', async () => {
  const from = new Date('2026-12-01T06:00:00Z');
  const touch = (parameters: Record<string, string>, referrer?: string) => ({
    at: from.toISOString(),
    landingPage: '/',
    parameters,
    ...(referrer && { referrer }),
  });
  const addWith = (attribution: Attribution, state: LeadState = 'waiting') =>
    add('contact', state, from, attribution);
  const podcast = touch({ utm_source: 'podcast' });
  await addWith({ first: podcast, last: touch({ utm_source: 'mail' }, 'https://a.example/b') });
  await addWith({ first: podcast, last: touch({ gclid: 'x' }) }, 'delivered');
  await addWith({ first: touch({}, 'https://search.example/find'), last: podcast });
  await addWith({ last: touch({}, 'https://search.example/') }, 'delivered');
  await addWith({});
  await addWith({ last: podcast }, 'quarantined');
  const { db } = fixture.database;
  const all = [
    { source: 'podcast', stored: 2, delivered: 1 },
    { source: '', stored: 1, delivered: 0 },
    { source: 'mail', stored: 1, delivered: 0 },
    { source: 'search.example', stored: 1, delivered: 1 },
  ];
  expect(await countSources(db, from, 10)).toEqual(all);
  expect(await countSources(db, from, 2)).toEqual(all.slice(0, 2));
});
