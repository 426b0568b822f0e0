import { expect, test } from 'vitest';
import type { DocumentChange } from '../documents.server.ts';
import { startLife, type Life } from './life.ts';
import { publicRevisionAt, settle, stateOf } from './settle.ts';
import { transition, type NextRevision } from './transitions.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));
const NOW = at(0);
const draft: Life = { ...startLife(), version: 3 };
const home: Life = startLife('/');
const next: NextRevision = { revision: 7, address: '/a' };

/** Makes changes one after the other, each a minute later. */
function live(start: Life, ...changes: DocumentChange[]): Life {
  return changes.reduce((life, change, minutes) => {
    const result = transition(settle(life, at(minutes)).life, change, at(minutes), next);
    if (!result.ok) throw new Error(result.message);
    return result.life;
  }, start);
}

function change(life: Life, change: DocumentChange, now = NOW, given = next) {
  const result = transition(life, change, now, given);
  if (!result.ok) throw new Error(result.message);
  return result;
}

const publish = { type: 'publish', version: 3 } as const;
const schedule = (minutes: number, until?: number) =>
  ({
    type: 'schedule',
    version: 3,
    at: at(minutes),
    ...(until === undefined ? {} : { until: at(until) }),
  }) as const;
const end = (minutes: number) => ({ type: 'schedule-unpublish', at: at(minutes) }) as const;
const [unpublish, trash, restore, cancel, reset] = (
  ['unpublish', 'trash', 'restore-from-trash', 'cancel-schedule', 'reset-to-built-in'] as const
).map((type) => ({ type })) as DocumentChange[] as [
  { type: 'unpublish' },
  { type: 'trash' },
  { type: 'restore-from-trash' },
  { type: 'cancel-schedule' },
  { type: 'reset-to-built-in' },
];

test('publishes the working copy as a revision', () => {
  const { life, effects, notes } = change(draft, publish);
  expect(stateOf(life, NOW)).toBe('published');
  expect(life.firstPublishedAt).toEqual(NOW);
  expect(effects).toEqual([
    { type: 'make-revision', revision: 7, version: 3, address: '/a' },
    { type: 'show', revision: 7, address: '/a', since: NOW },
    { type: 'notify-search-engines', addresses: ['/a'] },
  ]);
  expect(notes).toEqual([]);
});

const published = live(draft, publish);
const changed = { ...published, version: 4 };
const scheduled = live(draft, schedule(10, 20));
const trashed = live(published, trash);
const failed = { ...live(draft, schedule(10)), dueFailure: 'The address is taken.' };

test.each<[string, Life, DocumentChange, string]>([
  ['an outdated version', draft, { type: 'publish', version: 2 }, 'outdated'],
  ['a schedule of an outdated version', draft, { ...schedule(9), version: 2 }, 'outdated'],
  ['what is public already', published, publish, 'unchanged'],
  ['the built-in text', home, { type: 'publish', version: 0 }, 'unchanged'],
  ['a schedule in the past', draft, schedule(-2), 'bad-time'],
  ['an end in the past', draft, schedule(5, -2), 'bad-time'],
  ['a mistyped year', draft, { ...schedule(0), at: new Date('20266-01-01') }, 'bad-time'],
  ['an invalid date', draft, { ...schedule(0), at: new Date('soon') }, 'bad-time'],
  ['an end before the start', draft, schedule(9, 8), 'wrong-order'],
  ['an end at the start', draft, schedule(9, 9), 'wrong-order'],
  ['a start after the end that is set', scheduled, schedule(25), 'wrong-order'],
  ['an end before the scheduled start', scheduled, end(9), 'wrong-order'],
  ['an end of what is not public', draft, end(9), 'not-public'],
  ['unpublishing a draft', draft, unpublish, 'not-public'],
  ['unpublishing what is only scheduled', scheduled, unpublish, 'not-public'],
  ['unpublishing twice', live(published, unpublish), unpublish, 'not-public'],
  ['canceling nothing', published, cancel, 'not-scheduled'],
  ['publishing from the trash', trashed, publish, 'in-trash'],
  ['deleting twice', trashed, trash, 'in-trash'],
  ['restoring what is not deleted', published, restore, 'not-in-trash'],
  ['deleting a built-in page', home, trash, 'built-in'],
  ['resetting what is not built in', draft, reset, 'not-built-in'],
  ['resetting the built-in text', home, reset, 'unchanged'],
])('refuses %s', (_, life, change, reason) => {
  const result = transition(life, change, NOW, next);
  expect(result).toMatchObject({ ok: false, reason });
  expect(!result.ok && result.message).toMatch(/^[A-Z].*\.$/);
});

test('what was public elsewhere keeps its dates, and later changes have their own', () => {
  const earlier = {
    first: new Date('2019-03-08T19:30:00Z'),
    since: new Date('2024-05-01T08:00:00Z'),
  };
  const { life, effects } = change(draft, { ...publish, earlier });
  expect(life).toMatchObject({ firstPublishedAt: earlier.first, live: { since: earlier.since } });
  expect(effects).toContainEqual(expect.objectContaining({ type: 'show', since: earlier.since }));
  const edited = { ...life, version: 4 };
  expect(change(edited, { ...publish, version: 4 }, at(5)).life).toMatchObject({
    firstPublishedAt: earlier.first,
    live: { since: at(5) },
  });
});

test('publishes at once when the scheduled time has just passed', () => {
  const { life, effects } = change(draft, schedule(-1, 5));
  expect(life).toMatchObject({ live: { since: NOW }, publish: null, unpublishAt: at(5) });
  expect(effects.map(({ type }) => type)).toContain('show');
});

test('makes the revision when it is scheduled, and shows it at its time', () => {
  const { life, effects } = change(draft, schedule(10, 20));
  expect(effects).toEqual([{ type: 'make-revision', revision: 7, version: 3, address: '/a' }]);
  const edited = { ...life, version: 9 };
  expect(stateOf(edited, at(9))).toBe('scheduled');
  expect(publicRevisionAt(edited, at(10))).toBe(7);
  expect(stateOf(edited, at(10))).toBe('changed');
  expect(stateOf(edited, at(20))).toBe('unpublished');
});

test('publishing replaces the schedule, keeps its end, and says so', () => {
  const { life, notes } = change(scheduled, publish);
  expect(life).toMatchObject({ publish: null, unpublishAt: at(20), live: { revision: 7 } });
  expect(notes).toHaveLength(2);
  expect(change(changed, { ...schedule(5), version: 4 }).notes).toEqual([]);
  expect(change(scheduled, schedule(12, 15)).life).toMatchObject({
    publish: { at: at(12) },
    unpublishAt: at(15),
  });
});

test.each([
  ['unpublishing', unpublish],
  ['deleting', trash],
])('%s cancels schedules, and says so', (_, given) => {
  const { life, effects, notes } = change({ ...scheduled, live: published.live }, given);
  expect(life).toMatchObject({ live: null, publish: null, unpublishAt: null, offlineSince: NOW });
  expect(effects).toContainEqual({ type: 'hide', address: '/a' });
  expect(notes).toHaveLength(1);
});

test('restores a draft as a draft, and what was public as unpublished', () => {
  expect(stateOf(live(scheduled, trash, restore), NOW)).toBe('draft');
  expect(stateOf(live(published, trash, restore), NOW)).toBe('unpublished');
  expect(publicRevisionAt(live(published, trash, restore), NOW)).toBeNull();
});

test('redirects from the last public address, also after it was offline', () => {
  const offline = { ...live(published, unpublish), version: 4 };
  const moved = { revision: 8, address: '/b' };
  for (const life of [changed, offline])
    expect(change(life, { type: 'publish', version: 4 }, NOW, moved).effects).toContainEqual({
      type: 'redirect',
      from: '/a',
      to: '/b',
    });
  const other = { revision: 8, address: '/A' };
  const renamed = change(changed, { type: 'publish', version: 4 }, NOW, other);
  expect(renamed.effects.map(({ type }) => type)).not.toContain('redirect');
});

test('takes a built-in page offline and puts it back', () => {
  const offline = change(home, unpublish);
  expect(offline.effects).toContainEqual({ type: 'hide', address: '/' });
  expect(stateOf(offline.life, NOW)).toBe('unpublished');
  const { life, effects } = change(offline.life, reset);
  expect(effects).toEqual([
    { type: 'show-built-in', path: '/' },
    { type: 'notify-search-engines', addresses: ['/'] },
  ]);
  expect(stateOf(life, NOW)).toBe('published');
});

test('resets an edited built-in page as a new version, also after it moved', () => {
  const edited = { ...home, version: 5 };
  const replaced = change(edited, { type: 'publish', version: 5 }, NOW, next).life;
  const { life, effects } = change(replaced, reset);
  expect(effects).toEqual([
    { type: 'reset-working-copy', version: 6 },
    { type: 'show-built-in', path: '/' },
    { type: 'redirect', from: '/a', to: '/' },
    { type: 'notify-search-engines', addresses: ['/a', '/'] },
  ]);
  expect(stateOf(life, NOW)).toBe('published');
  expect(stateOf({ ...life, version: 7 }, NOW)).toBe('changed');
  expect(change(edited, reset).effects).toEqual([{ type: 'reset-working-copy', version: 6 }]);
});

test('makes what has become due first, if nobody has settled it', () => {
  const due = live(draft, schedule(10));
  const { life, effects } = change(due, unpublish, at(60));
  expect(life).toMatchObject({ live: null, firstPublishedAt: at(10), offlineSince: at(60) });
  expect(effects.map(({ type }) => type)).toEqual([
    'show',
    'notify-search-engines',
    'hide',
    'notify-search-engines',
  ]);
  expect(transition(due, cancel, at(60), next)).toMatchObject({ reason: 'not-scheduled' });
});

test.each<[string, DocumentChange, Partial<Life>]>([
  ['canceled', cancel, { publish: null }],
  ['replaced by publishing', publish, { publish: null }],
  ['replaced by another schedule', schedule(90), { publish: { ...next, version: 3, at: at(90) } }],
  ['deleted', trash, { publish: null, trashedAt: at(60) }],
])('a due change that failed can be %s', (_, given, expected) => {
  expect(change(failed, given, at(60)).life).toMatchObject({ ...expected, dueFailure: null });
});

test('takes a kind without addresses through its life', () => {
  const none = { revision: 1, address: null };
  const shown = change(draft, publish, NOW, none);
  expect(shown.effects.map(({ type }) => type)).toEqual(['make-revision', 'show']);
  expect(change(shown.life, unpublish).effects).toEqual([{ type: 'hide', address: null }]);
});
