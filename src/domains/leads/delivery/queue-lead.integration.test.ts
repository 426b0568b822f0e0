import { expect, test } from 'vitest';
import { leads } from '#src/domains/leads/leads-tables.server.ts';
import { openLeadDelivery } from '#tests/support/lead-delivery.ts';

const { db, query, store, jobs } = openLeadDelivery();

test('a quarantined lead has no job', async () => {
  await store({ state: 'quarantined' });
  expect(await query('select * from pgboss.job')).toEqual([]);
});

test('the same submission stored again is one lead with one job', async () => {
  const first = await store({ idempotencyKey: 'same' });
  const second = await store({ idempotencyKey: 'same' });
  const [third, fourth] = await Promise.all([
    store({ idempotencyKey: 'race' }),
    store({ idempotencyKey: 'race' }),
  ]);
  expect(second).toBe(first);
  expect(fourth).toBe(third);
  expect(await db().$count(leads)).toBe(2);
  expect(await jobs()).toHaveLength(2);
});
