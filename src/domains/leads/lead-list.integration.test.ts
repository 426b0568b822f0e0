import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newLead } from '#tests/builders/new-lead.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listLeads, suggestLeads } from './lead-list-repository.server.ts';
import { addLead, type NewLead } from './lead-repository.server.ts';
import type { LeadSort } from './lead-views.ts';

/** Searching and sorting the list of leads. */

let fixture: TestDatabase;
const db = () => fixture.database.db;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => fixture.database.pool.query('truncate leads cascade'));
afterAll(() => fixture.drop());

const store = (hour: number, [firstName, lastName]: string[], values: Partial<NewLead> = {}) => {
  const email = values.email ?? `${lastName?.toLowerCase()}@example.com`;
  const createdAt = new Date(Date.UTC(2026, 10, 21, hour));
  const fields = { firstName: firstName!, lastName: lastName!, email, ...values.fields };
  return addLead(db(), newLead({ createdAt, updatedAt: createdAt, ...values, email, fields }));
};

test('finds by part of a name, an address or a company, in any case, and across them', async () => {
  await store(1, ['Dana', 'Whitfield'], { fields: { company: 'Ridgeline Mill' } });
  await store(2, ['Bo', 'Lind'], { email: 'bo_lind@ridgeline.example' });
  await store(3, ['Ann', '100%'], { email: 'ann@example.com' });
  const found = async (search: string) =>
    (await listLeads(db(), { search }, 1)).leads.map(({ name }) => name);
  expect(await found('DANA whit')).toEqual(['Dana Whitfield']);
  expect(await found('whitfield ridge')).toEqual(['Dana Whitfield']);
  expect(await found('ridgeline')).toEqual(['Bo Lind', 'Dana Whitfield']);
  expect(await found('bo_lind@')).toEqual(['Bo Lind']);
  expect(await found('b__lind')).toEqual([]);
  expect(await found('100%')).toEqual(['Ann 100%']);
  expect(await found('nobody')).toEqual([]);
  const suggested = await suggestLeads(db(), 'ridgeline', 1);
  expect(suggested.map(({ name }) => name)).toEqual(['Bo Lind']);
});

test('the search can use its index', async () => {
  const { rows } = await fixture.database.pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'leads_search'`,
  );
  expect(rows[0]?.indexdef).toContain('gin_trgm_ops');
  const client = await fixture.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain select id from leads where lower(email || ' ' || coalesce(fields ->> 'firstName', '') || ' ' || coalesce(fields ->> 'lastName', '') || ' ' || coalesce(fields ->> 'company', '')) like lower('%ridgeline%')`,
    );
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('leads_search');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test.each<[LeadSort | undefined, string]>([
  [undefined, 'Cy Bo Ann'],
  ['received', 'Ann Bo Cy'],
  ['name', 'Ann Bo Cy'],
  ['-name', 'Cy Bo Ann'],
  ['form', 'Cy Bo Ann'],
  ['-form', 'Ann Cy Bo'],
  ['state', 'Cy Bo Ann'],
  ['attempts', 'Cy Ann Bo'],
  ['-attempts', 'Bo Cy Ann'],
])('sorted by %s: %s', async (sort, names) => {
  await store(1, ['Ann', 'A'], { form: 'newsletter', state: 'waiting' });
  await store(2, ['Bo', 'b'], { form: 'contact', state: 'refused', attempts: 3 });
  await store(3, ['Cy', 'C'], { form: 'contact', state: 'delivered' });
  const { leads } = await listLeads(db(), { sort }, 1);
  expect(leads.map(({ name }) => name.split(' ')[0]).join(' ')).toBe(names);
});

test('pages of equal leads neither overlap nor leave one out', async () => {
  for (let n = 0; n < 60; n += 1) await store(1, ['Same', 'Name'], { email: `n${n}@example.com` });
  const pages = [
    await listLeads(db(), { sort: 'name' }, 1),
    await listLeads(db(), { sort: 'name' }, 2),
  ];
  const ids = pages.flatMap(({ leads }) => leads.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
});
