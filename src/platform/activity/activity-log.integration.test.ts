import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import type { ActivityEntry } from './activity.ts';
import { createActivityLog } from './activity-log.server.ts';
import type { ActivityFilter, ActivityRecord } from './activity-views.ts';
import { recordActivity } from './record-activity.server.ts';

const START = new Date('2026-11-01T12:00:00Z').getTime();
const minute = (number: number) => new Date(START + number * 60_000);
const ANA = { id: 'u-ana', name: 'ana@cadron.example' };
const BEN = { id: 'u-ben', name: 'ben@cadron.example' };
const SCHEDULE = { id: null, name: 'Schedule' };

const publish = (title: string, actor: ActivityEntry['actor'] = ANA): ActivityEntry => ({
  actor,
  area: 'content',
  action: 'page.published',
  object: { kind: 'page', id: title, label: title },
  before: { State: 'draft' },
  after: { State: 'published' },
});

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
  const { db } = fixture.database;
  // 120 pages published by three in turn, one a minute; the fourth and fifth entries have the same time.
  for (let n = 1; n <= 120; n += 1)
    await recordActivity(
      db,
      publish(`Page ${n}`, [ANA, BEN, SCHEDULE][n % 3]),
      minute(n === 5 ? 4 : n),
    );
  await recordActivity(
    db,
    { ...publish('Contact 50% off_'), area: 'leads', action: 'leads.exported' },
    minute(121),
  );
});
afterAll(() => fixture.drop());

const log = () => createActivityLog({ db: fixture.database.db, clock: () => minute(500) });
const labels = (entries: readonly ActivityRecord[]) => entries.map(({ object }) => object.label);
const find = async (filter: ActivityFilter) => {
  const { entries, total } = await log().page(filter);
  return { labels: labels(entries), total: total?.count };
};

/** Every page, from the newest to the oldest and back again. */
async function walk(filter: ActivityFilter) {
  let page = await log().page(filter);
  const down = [labels(page.entries)];
  while (page.older) {
    page = await log().page(filter, page.older);
    down.push(labels(page.entries));
  }
  const up = [labels(page.entries)];
  while (page.newer) {
    page = await log().page(filter, page.newer);
    up.unshift(labels(page.entries));
  }
  return { down, up };
}

test('pages through all entries once, newest first, in both directions', async () => {
  const { down, up } = await walk({});
  expect(down.map((page) => page.length)).toEqual([50, 50, 21]);
  expect(down.flat()).toHaveLength(new Set(down.flat()).size);
  expect(down.flat().slice(0, 2)).toEqual(['Contact 50% off_', 'Page 120']);
  expect(down.flat().slice(-5)).toEqual(['Page 5', 'Page 4', 'Page 3', 'Page 2', 'Page 1']);
  expect(up).toEqual(down);
  expect((await log().page({})).total).toEqual({ count: 121, isMore: false });
});

test('a page stays the same when entries are added meanwhile', async () => {
  const first = await log().page({ actor: 'u-ben' });
  const second = await log().page({ actor: 'u-ben' }, first.older ?? { before: 2 });
  await recordActivity(fixture.database.db, publish('Late', ANA), minute(122));
  expect(await log().page({ actor: 'u-ben' }, first.older ?? { before: 2 })).toEqual(second);
  expect((await find({ search: 'late' })).labels).toEqual(['Late']);
});

test('every part of a filter narrows the list, alone and together', async () => {
  const all = { from: minute(100), until: minute(106) };
  expect((await find(all)).labels).toEqual([105, 104, 103, 102, 101, 100].map((n) => `Page ${n}`));
  expect((await find({ ...all, actor: 'u-ben' })).labels).toEqual(['Page 103', 'Page 100']);
  expect((await find({ ...all, actor: 'Schedule', area: 'content' })).labels).toEqual([
    'Page 104',
    'Page 101',
  ]);
  const action = 'page.published';
  expect((await find({ ...all, action, actor: 'u-ben', search: '103' })).labels).toEqual([
    'Page 103',
  ]);
  expect((await find({ area: 'leads' })).labels).toEqual(['Contact 50% off_']);
  expect(await find({ area: 'leads', action })).toEqual({ labels: [], total: 0 });
  const object = { kind: 'page', id: 'Page 7' };
  expect((await find({ object })).labels).toEqual(['Page 7']);
  expect((await find({ object, actor: 'u-ana' })).labels).toEqual([]);
  expect(await log().page({ area: 'security' })).toEqual({
    entries: [],
    total: { count: 0, isMore: false },
  });
});

test('searches labels and names of actors, without wildcards', async () => {
  expect(await find({ search: 'PAGE 11' })).toEqual({
    labels: [119, 118, 117, 116, 115, 114, 113, 112, 111, 110, 11].map((n) => `Page ${n}`),
    total: 11,
  });
  expect((await find({ search: '50% OFF_' })).labels).toEqual(['Contact 50% off_']);
  for (const search of ['50_', 'Page%1', '\\', "'", 'zzz'])
    expect((await find({ search })).labels, search).toEqual([]);
  expect((await find({ search: 'schedule', until: minute(8) })).labels).toEqual([
    'Page 5',
    'Page 2',
  ]);
  expect((await walk({ search: 'ben@' })).down.flat()).toHaveLength(40);
});

test('lists actors by their newest name, and the actions of an area', async () => {
  await recordActivity(
    fixture.database.db,
    { ...publish('Renamed', { id: 'u-ben', name: 'benjamin@cadron.example' }) },
    minute(130),
  );
  expect(await log().actors()).toEqual([
    { key: 'u-ana', name: 'ana@cadron.example' },
    { key: 'u-ben', name: 'benjamin@cadron.example' },
    { key: 'Schedule', name: 'Schedule' },
  ]);
  expect((await log().actors('leads')).map(({ key }) => key)).toEqual(['u-ana']);
  expect(await log().actions()).toEqual(['leads.exported', 'page.published']);
  expect(await log().actions('leads')).toEqual(['leads.exported']);
});

test('streams what the list shows', async () => {
  const read: string[] = [];
  for await (const batch of log().all({ actor: 'u-ana', search: 'page 1' }))
    read.push(...labels(batch));
  const shown = (await walk({ actor: 'u-ana', search: 'page 1' })).down.flat();
  expect(read).toEqual(shown);
  expect(read.length).toBeGreaterThan(5);
});

test('ignores a position at an entry that does not exist', async () => {
  expect(await log().page({}, { before: 999_999 })).toEqual(await log().page({}));
});
