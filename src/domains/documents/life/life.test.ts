import { expect, test } from 'vitest';
import { isPurgeDue, nextDueAt, startLife, type Life } from './life.ts';
import { publicRevisionAt, settle, stateOf } from './settle.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 22, 12, minutes));
const facts = (revision: number, address: string | null = '/a') => ({
  revision,
  version: revision,
  address,
});
const live = (revision: number, address?: string) => ({
  ...facts(revision, address),
  since: at(0),
});
const life = (given: Partial<Life>): Life => ({ ...startLife(), version: 1, ...given });

test.each<[string, Partial<Life>]>([
  ['draft', {}],
  ['scheduled', { publish: { ...facts(1), at: at(6) } }],
  ['scheduled', { publish: { ...facts(1), at: at(6) }, offlineSince: at(0) }],
  ['published', { publish: { ...facts(1), at: at(5) } }],
  ['scheduled', { publish: { ...facts(1), at: at(4) }, dueFailure: 'The address is taken.' }],
  ['published', { live: live(1) }],
  ['changed', { live: live(1), version: 2 }],
  ['published', { live: live(1), version: 2, publish: { ...facts(2), at: at(5) } }],
  ['unpublished', { live: live(1), unpublishAt: at(5) }],
  ['published', { live: live(1), unpublishAt: at(6) }],
  ['unpublished', { offlineSince: at(0), firstPublishedAt: at(0) }],
  ['unpublished', { publish: { ...facts(1), at: at(1) }, unpublishAt: at(2) }],
  ['trash', { trashedAt: at(0), firstPublishedAt: at(0) }],
  ['published', { builtIn: { path: '/', version: 0 }, version: 0 }],
  ['changed', { builtIn: { path: '/', version: 0 } }],
  ['unpublished', { builtIn: { path: '/', version: 0 }, version: 0, offlineSince: at(0) }],
])('is %s', (state, given) => {
  expect(stateOf(life(given), at(5))).toBe(state);
});

test('shows a scheduled revision from its time on, and until its end', () => {
  const scheduled = life({
    live: live(1),
    publish: { ...facts(2), at: at(10) },
    unpublishAt: at(20),
  });
  const shown = [9, 10, 19, 20].map((minutes) => publicRevisionAt(scheduled, at(minutes)));
  expect(shown).toEqual([1, 2, 2, null]);
  expect(nextDueAt(scheduled)).toEqual(at(10));
});

test('shows the built-in page while nothing replaces it', () => {
  const builtIn = { path: '/', version: 0 };
  expect(publicRevisionAt(life({ builtIn }), at(0))).toBe('built-in');
  expect(publicRevisionAt(life({ builtIn, offlineSince: at(0) }), at(0))).toBeNull();
  expect(publicRevisionAt(life({ builtIn, unpublishAt: at(1) }), at(1))).toBeNull();
  expect(publicRevisionAt(life({ builtIn, live: live(1) }), at(0))).toBe(1);
});

test('settles at the scheduled times, however late it is', () => {
  const scheduled = life({ live: live(1), publish: { ...facts(2, '/b'), at: at(10) } });
  const { life: after, effects, due } = settle(scheduled, at(300));
  expect(after).toMatchObject({ live: { revision: 2, since: at(10) }, firstPublishedAt: at(10) });
  expect(effects).toEqual([
    { type: 'show', revision: 2, address: '/b', since: at(10) },
    { type: 'redirect', from: '/a', to: '/b' },
    { type: 'notify-search-engines', addresses: ['/a', '/b'] },
  ]);
  expect(due).toEqual([{ type: 'publish', at: at(10) }]);
});

test('does not show what is offline again by now', () => {
  const scheduled = life({
    live: live(1),
    publish: { ...facts(2, '/b'), at: at(10) },
    unpublishAt: at(20),
  });
  const { life: after, effects, due } = settle(scheduled, at(20));
  expect(after).toMatchObject({ live: null, offlineSince: at(20), formerAddress: '/b' });
  expect(effects).toEqual([
    { type: 'redirect', from: '/a', to: '/b' },
    { type: 'hide', address: '/b' },
    { type: 'notify-search-engines', addresses: ['/a', '/b'] },
  ]);
  expect(due).toHaveLength(2);
});

test('drops an end when nothing is public', () => {
  const { life: after, effects, due } = settle(life({ unpublishAt: at(1) }), at(2));
  expect(after).toEqual(life({}));
  expect({ effects, due }).toEqual({ effects: [], due: [] });
});

test('changes nothing before the time', () => {
  const scheduled = life({ publish: { ...facts(1), at: at(10) } });
  expect(settle(scheduled, at(9))).toEqual({ life: scheduled, effects: [], due: [] });
});

test('may be purged after 30 days in the trash', () => {
  const days = (count: number) => new Date(at(0).getTime() + count * 24 * 3_600_000);
  expect(isPurgeDue(life({ trashedAt: at(0) }), days(29))).toBe(false);
  expect(isPurgeDue(life({ trashedAt: at(0) }), days(30))).toBe(true);
  expect(isPurgeDue(life({}), days(99))).toBe(false);
});
