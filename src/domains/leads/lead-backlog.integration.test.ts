import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { countBacklog, countRecent } from './lead-counts-repository.server.ts';
import { countLeads, listLeads } from './lead-list-repository.server.ts';
import { addLead, type NewLead } from './lead-repository.server.ts';
import { newLead } from '#tests/builders/new-lead.ts';

let fixture: TestDatabase;
const db = () => fixture.database.db;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
beforeEach(() => fixture.database.pool.query('truncate leads cascade'));
afterAll(() => fixture.drop());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const store = async (minutes: number, values: Partial<NewLead>) =>
  (await addLead(db(), newLead({ createdAt: ago(minutes), updatedAt: ago(minutes), ...values })))
    .id;

test.each<[string, boolean, number, Partial<NewLead>]>([
  ['has waited for 10 minutes', false, 10, {}],
  ['has waited for more than 15 minutes', true, 16, {}],
  ['is old but was just released', false, 9_000, { nextAttemptAt: ago(1) }],
  [
    'was released more than 15 minutes ago and not claimed',
    true,
    9_000,
    { nextAttemptAt: ago(16) },
  ],
  [
    'was tried a few times within 15 minutes',
    false,
    3,
    { state: 'retrying', attempts: 4, nextAttemptAt: ago(-1) },
  ],
  [
    'was tried for more than 15 minutes and waits for a retry',
    true,
    40,
    { state: 'retrying', attempts: 6, nextAttemptAt: ago(-30) },
  ],
  [
    'was tried for long but released since',
    false,
    40,
    { state: 'retrying', attempts: 8, attemptsBefore: 7, nextAttemptAt: ago(-1) },
  ],
  [
    'is due for a retry and not claimed',
    true,
    40,
    { state: 'retrying', attempts: 2, nextAttemptAt: ago(16) },
  ],
  ['is delivered', false, 40, { state: 'delivered' }],
  ['is in quarantine', false, 40, { state: 'quarantined' }],
  ['is refused', false, 40, { state: 'refused' }],
  ['has no configured form', false, 40, { state: 'not-configured' }],
])('a lead that %s: overdue is %j', async (_, isOverdue, minutes, values) => {
  const id = await store(minutes, values);
  const { leads } = await listLeads(db(), { state: 'overdue' }, 1);
  expect(leads.map((lead) => lead.id)).toEqual(isOverdue ? [id] : []);
  expect((await countBacklog(db())).overdue.count).toBe(isOverdue ? 1 : 0);
  expect((await countLeads(db())).byState.overdue).toBe(isOverdue ? 1 : 0);
});

test('counts the backlog by kind, with the time of the newest entry', async () => {
  await store(30, { state: 'refused', updatedAt: ago(20) });
  await store(900, { state: 'refused', updatedAt: ago(890) });
  await store(40, {});
  await store(5, { state: 'quarantined' });
  await store(7, { state: 'not-configured' });
  await store(9, { state: 'delivered' });
  const backlog = await countBacklog(db());
  const kinds = Object.entries(backlog).map(([kind, pile]) => [kind, pile.count]);
  expect(Object.fromEntries(kinds)).toEqual({
    refused: 2,
    overdue: 1,
    quarantined: 1,
    notConfigured: 1,
  });
  const minutesAgo = (date?: Date) => Math.round((Date.now() - date!.getTime()) / 60_000);
  expect(minutesAgo(backlog.refused.latestAt)).toBe(20);
  expect(minutesAgo(backlog.overdue.latestAt)).toBe(25); // when it became overdue, not when it arrived
});

test('returns zero counts for an empty backlog', async () => {
  expect(await countBacklog(db())).toEqual({
    refused: { count: 0 },
    overdue: { count: 0 },
    quarantined: { count: 0 },
    notConfigured: { count: 0 },
  });
});

test('counts recent leads by days in the site time zone, without quarantine', async () => {
  // In November, a day in the site time zone starts at 06:00Z.
  const now = new Date('2026-11-22T12:00:00Z');
  const came = (createdAt: string, state: NewLead['state'] = 'delivered') =>
    store(0, { createdAt: new Date(createdAt), state });
  await came('2026-11-22T06:00:00Z');
  await came('2026-11-22T05:59:00Z');
  await came('2026-11-21T06:00:00Z');
  await came('2026-11-16T06:00:00Z');
  await came('2026-11-16T05:59:00Z');
  await came('2026-11-22T07:00:00Z', 'quarantined');
  expect(await countRecent(db(), now)).toEqual({ today: 1, yesterday: 2, earlier: 1 });
});
