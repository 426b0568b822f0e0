import { expect, test } from 'vitest';
import { paceOf, progressOf } from './progress.tsx';

const at = (seconds: number, done: number, total = 5_000) => ({ done, total, at: seconds * 1_000 });

test.each([
  ['a fast run', at(0, 0), at(100, 1_200), '12 a second, about 5 minutes left'],
  ['a slow one', at(0, 0), at(60, 30), '30 a minute, about 166 minutes left'],
  ['the end', at(0, 4_000), at(10, 4_990), '99 a second, less than a minute left'],
  [
    'one after a pause, by what was done since',
    at(0, 4_000),
    at(100, 4_100),
    '1 a second, about 15 minutes left',
  ],
  ['one that has not moved', at(0, 7), at(100, 7), ''],
  ['the first look', at(5, 7), at(5, 7), ''],
  ['a file whose end nobody knows', at(0, 0, 0), at(10, 300, 0), ''],
])('says pace and time left of %s', (_name, since, now, text) => {
  expect(paceOf(since, now)).toBe(text);
});

test('counts failed items as done in a run, and kept ones in an undo', () => {
  const states = { done: 5, failed: 1, planned: 4, undone: 2, kept: 1 };
  const counts = { items: 13 } as never;
  expect(progressOf({ phase: 'running', states, counts }, 0)).toMatchObject({ done: 6, total: 10 });
  expect(progressOf({ phase: 'undoing', states, counts }, 0)).toMatchObject({ done: 3, total: 8 });
});
