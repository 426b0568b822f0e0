import { expect, test } from 'vitest';
import { eventText, whoText } from './history-days.ts';
import type { SentEntry } from './history-api.ts';

const entry = (changes: Partial<SentEntry>): SentEntry => ({
  type: 'revision',
  number: 1,
  at: '2026-11-20T15:01:00.000Z',
  by: { id: 'ed', name: 'Ed Two' },
  name: null,
  restoredFrom: null,
  isScheduled: false,
  saves: 1,
  first: 1,
  before: 0,
  summary: null,
  ...changes,
});

test.each([
  ['Published as revision 1', entry({})],
  ['Scheduled as revision 1', entry({ isScheduled: true })],
  ['Restored from version 2', entry({ type: 'checkpoint', restoredFrom: 'checkpoint 2' })],
  [undefined, entry({ type: 'checkpoint' })],
])('an entry says %s', (text, given) => {
  expect(eventText(given)).toBe(text);
});

test('people are named by their name, or as their address begins', () => {
  expect(whoText({ id: 'ed', name: 'Ed Two' })).toBe('Ed Two');
  expect(whoText({ id: 'ed', name: 'ed2@cadron.example' })).toBe('ed2');
});
