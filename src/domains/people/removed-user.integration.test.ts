import { expect, test } from 'vitest';
import { createSavedFilters } from '#src/domains/documents/lists/saved-filters.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { setUpPeople, type TestPeople } from '#tests/support/test-people.ts';

/** Other domains keep some rows for a user, after their removal. */

let site: TestPeople;
const { owner, db } = setUpPeople((opened) => (site = opened));

test('a removed user leaves no saved filters, and colleagues keep theirs', async () => {
  const by = await owner();
  const { session: dana } = await site.addUser(by, 'dana@northwind.example', 'editor');
  const filters = createSavedFilters({ db: db(), clock: systemClock });
  const filter = { name: 'Mine', query: 'state=draft' };
  for (const { user } of [by, dana])
    expect(await filters.save(user.id, 'posts', filter)).toBeUndefined();
  expect(await site.people.remove(dana.user.id, by)).toEqual({ ok: true });
  expect(await filters.list(dana.user.id, 'posts')).toEqual([]);
  expect(await filters.list(by.user.id, 'posts')).toMatchObject([filter]);
});
