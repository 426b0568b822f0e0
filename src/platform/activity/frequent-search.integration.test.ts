import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createActivityLog } from './activity-log.server.ts';
import type { ActivityPage } from './activity-views.ts';

/** 12,000 entries: the first half about leads, the second half about pages, one of which is rare. */

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
  await fixture.database.pool.query(`
    insert into activity (at, area, action, actor_id, actor_name, object_kind, object_id, object_label)
    select '2026-01-01'::timestamptz + n * interval '1 minute', 'content', 'page.edited', 'u', 'ana@cadron.example',
      'page', n, case when n <= 6000 then 'Contact lead ' || n when n = 6001 then 'Rarity' else 'Page ' || n end
    from generate_series(1, 12000) as n`);
});
afterAll(() => fixture.drop());

const log = () => createActivityLog({ db: fixture.database.db, clock: () => new Date() });
const labels = ({ entries }: ActivityPage) => entries.map(({ object }) => object.label);

test('a rare text is found at once, wherever it is', async () => {
  expect(await log().page({ search: 'rarity' })).toMatchObject({
    entries: [{ object: { label: 'Rarity' } }],
    total: { count: 1, isMore: false },
  });
});

test('a frequent text of old entries is found step by step, and says how far it has read', async () => {
  const search = 'contact lead';
  let page = await log().page({ search });
  expect(labels(page)).toEqual([]);
  expect(page.searchedTo).toEqual(new Date('2026-01-06T13:21:00Z'));
  page = await log().page({ search }, page.older);
  expect(labels(page)).toHaveLength(50);
  expect(labels(page)[0]).toBe('Contact lead 6000');
  expect(page.searchedTo).toBeUndefined();
  const next = await log().page({ search }, page.older);
  expect(labels(next)[0]).toBe('Contact lead 5950');
  expect(labels(await log().page({ search }, next.newer))).toEqual(labels(page));
});

test('counts no more than 10,000 entries', async () => {
  expect((await log().page({})).total).toEqual({ count: 10_000, isMore: true });
});
